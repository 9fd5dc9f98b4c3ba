import { sessionExpired } from '../../domain/portal/navigation'
import * as account from '../../domain/texts/accountTexts'
import * as hall from '../../domain/texts/hallTexts'
import { missingDialog } from '../../domain/texts/problemTexts'
import * as provider from '../../domain/texts/providerTexts'
import { changePasswordTexts } from '../../domain/texts/recoveryTexts'
import * as sending from '../../domain/texts/sendingTexts'
import { stayTexts } from '../../domain/texts/stayTexts'
import { addressNotFound, sentBefore, stepRefused } from '../../domain/texts/texts'
import { sendingFailed, sendTexts } from '../../domain/texts/wizardTexts'

/** What stands in the place of an alert that was not the portal's own, whole: something of a person may be in it. */
export const alertLeftOut = 'Deze melding is weggelaten uit het logboek voor de helpdesk.'

const stringsIn = (texts: unknown): readonly string[] => {
  if (typeof texts === 'string') return [texts]
  return typeof texts === 'object' && texts !== null ? Object.values(texts).flatMap(stringsIn) : []
}

/** The portal's own sentences that an alert may be: nothing was filled into them. */
const ours: ReadonlySet<string> = new Set(
  stringsIn([
    sessionExpired,
    addressNotFound,
    sentBefore,
    stepRefused,
    sendTexts,
    sendingFailed,
    changePasswordTexts,
    stayTexts,
    missingDialog,
    { ...account },
    { ...hall },
    { ...provider },
    { ...sending },
  ]),
)

/** An alert as it may go out; '' stays. */
export const shownSentence = (text: string): string => (text === '' || ours.has(text) ? text : alertLeftOut)
