/**
 * Gives the Dutch lines about an inventory whose receipt the office confirmed: what arrived, when it was received, and
 * which copy the customer made; null where nothing was confirmed.
 */
import type { Catalogue } from '../../domain/engine/catalogue'
import { asksNothing } from '../../domain/engine/visitContext'
import { profiles } from '../../domain/invitation/profiles'
import { inventoryReceivedTexts as texts } from '../../domain/texts/inventoryReceivedTexts'
import { momentWords } from '../../domain/texts/whenWords'
import type { State } from '../../events/state/state'
import type { SurveyView } from '../live'
import { stepLines } from '../overview/stepOverview'
import { receivedWords } from './receivedOn'

/** What is said of a sending that the office confirmed. */
export interface ConfirmedSending {
  readonly things: readonly string[]
  /** Null where the office's words name no moment. */
  readonly received: string | null
  readonly copy: readonly string[]
}

/** Who was asked nothing has nothing to copy. */
const copyLines = ({ copy }: State, isEmpty: boolean): readonly string[] => {
  if (copy === null) return isEmpty ? [] : [texts.none]
  return [texts[copy.how](momentWords(copy.at)), ...(copy.changed ? [texts.changed] : [])]
}

/**
 * What arrived, counted by what the office confirmed: the inventory by its answer, each document by its own. Null where
 * nothing was confirmed.
 */
export const confirmedSending = (catalogue: Catalogue, view: SurveyView): ConfirmedSending | null => {
  const { sending, facts, files, filesSent } = view.state
  if (sending.tag !== 'sent') return null
  const documents = profiles[facts.type].sendsFiles ? files.filter(({ name }) => filesSent.has(name)).length : 0
  const isEmpty = asksNothing({ catalogue, facts })
  const when = receivedWords(sending.submittedAt)
  return {
    things: [
      isEmpty ? texts.inventory : texts.topics(stepLines(catalogue, view).length),
      ...(documents === 0 ? [] : [texts.documents(documents)]),
    ],
    received: when === null ? null : texts.received(when),
    copy: copyLines(view.state, isEmpty),
  }
}
