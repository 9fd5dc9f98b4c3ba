/**
 * Keeps the portal's own alerts and error messages in a pseudonymised log; any other alert becomes one fixed
 * sentence, as something of a person may be in it.
 */
import type { Catalogue } from '../../../domain/engine/catalogue'
import { sessionExpired } from '../../../domain/portal/navigation'
import * as account from '../../../domain/texts/accountTexts'
import { documentMissing, overviewNotMade } from '../../../domain/texts/documentTexts'
import * as provider from '../../../domain/texts/providerTexts'
import { addressNotFound } from '../../../domain/texts/questionTexts'
import { lockedTexts } from '../../../domain/texts/receivedTexts'
import { changePasswordTexts } from '../../../domain/texts/recoveryTexts'
import { registerTexts } from '../../../domain/texts/registerTexts'
import { sendingFailureTexts } from '../../../domain/texts/sendingFailureTexts'
import { fileTexts, receiptTexts, sendTexts, stageTexts } from '../../../domain/texts/sendingTexts'
import { sessionTimeoutTexts } from '../../../domain/texts/sessionTimeoutTexts'
import { stepRefused } from '../../../domain/texts/stepTexts'
import { successTexts } from '../../../domain/texts/successTexts'
import * as visitLifecycle from '../../../domain/texts/visitLifecycleTexts'
import { sentBefore } from '../../../domain/texts/visitStatusTexts'

/** What stands in the place of an alert that was not the portal's own, whole: something of a person may be in it. */
export const omittedAlertText = 'Deze melding is weggelaten uit het logboek voor de helpdesk.'

const stringsIn = (texts: unknown): readonly string[] => {
  if (typeof texts === 'string') return [texts]
  return typeof texts === 'object' && texts !== null ? Object.values(texts).flatMap(stringsIn) : []
}

/** The portal's own sentences that an alert may be: nothing was filled into them. */
const ownSentences: ReadonlySet<string> = new Set(
  stringsIn([
    sessionExpired,
    addressNotFound,
    sentBefore,
    stepRefused,
    sendTexts,
    documentMissing,
    overviewNotMade,
    lockedTexts,
    successTexts,
    sendingFailureTexts,
    changePasswordTexts,
    registerTexts,
    sessionTimeoutTexts,
    { ...account },
    { ...visitLifecycle },
    { ...provider },
    // By name: a file that is taken whole comes in one of its own, with what ties it to the others.
    fileTexts,
    receiptTexts,
    stageTexts,
  ]),
)

/** What stands at a question that is not right: its rules' messages, and why an answer breaks them. */
const errorSentences = ({ slots }: Catalogue): ReadonlySet<string> =>
  new Set(
    slots.flatMap(({ question }) => question.rules.flatMap(({ message, reasons }) => [message, ...stringsIn(reasons)])),
  )

export const shownSentences = (catalogue: Catalogue): ((text: string) => string) => {
  const errorTexts = errorSentences(catalogue)
  return text => (text === '' || ownSentences.has(text) || errorTexts.has(text) ? text : omittedAlertText)
}
