/**
 * Decides the events when the office's customer data arrives, which prefill untouched answers, and when an address
 * look-up fills street and place.
 */
import { listAt } from '../../domain/engine/answers'
import type { LoadedCustomer } from '../../domain/engine/loadedCustomer'
import { slotAddress } from '../../domain/engine/path'
import { type PrefillEffect, prefill } from '../../domain/engine/prefill/prefill'
import type { Situation } from '../../domain/engine/situation'
import { isKeptEmpty } from '../../domain/engine/visitContext'
import { invitationPath } from '../../domain/language/invitation'
import { isReceiptOf } from '../../domain/sending/receipt'
import { addressLookedUp, lookupOutcomeOf } from '../definitions/addressLookedUp'
import { answerChanged } from '../definitions/answerChanged'
import { customerLoaded } from '../definitions/customerLoaded'
import { itemRemoved } from '../definitions/items'
import { inventorySent } from '../definitions/sending'
import { valuesKept } from '../definitions/valuesKept'
import type { SurveyEvent } from '../record/surveyEvent'
import { evolve } from '../state/evolve'
import { type State, situationOf } from '../state/state'
import type { Command } from './command'
import { accept, acceptAll, type Decision, type DecisionContext, refuse } from './decision'
import { prefillEvents, withProductCorrections } from './prefillEvents'

/** @param putRight products for which another stands: their JSON is not what counts */
const keptBeside = (fillings: readonly PrefillEffect[], putRight: ReadonlySet<string>): readonly SurveyEvent[] => {
  const values = fillings.flatMap(filling =>
    filling.tag === 'kept' && !putRight.has(filling.path) ? [[filling.path, filling.json] as const] : [],
  )
  return values.length === 0 ? [] : [valuesKept({ values })]
}

/** No question asks for the invitation: only its JSON is kept. */
const invitationBeside = ({ kept }: State, { raw }: LoadedCustomer): readonly PrefillEffect[] => {
  const json = JSON.stringify(raw?.get(invitationPath))
  return json === undefined || kept.get(invitationPath)?.json === json
    ? []
    : [{ tag: 'kept', path: invitationPath, json }]
}

/** The paths of the answers that the others do not hold. */
const answersBut = (events: readonly SurveyEvent[], others: readonly SurveyEvent[]): readonly string[] => {
  const held = new Set(others)
  return events.flatMap(event => (event.type === 'AnswerChanged' && !held.has(event) ? [event.path] : []))
}

/** The items of lists that this visit keeps empty (checklist LEN-13). */
const itemsToGo = (situation: Situation): SurveyEvent[] =>
  [...situation.catalogue.listAt].flatMap(([path, list]) => {
    const held = list.group.within === null && isKeptEmpty(situation, list) ? listAt(situation.answers, list, []) : null
    // The last first: what stands behind an item that goes has to move.
    return held?.ids.map(id => itemRemoved({ list: path, id })).reverse() ?? []
  })

/** What was retrieved is newer than what the office has, whichever comes last; what is only assumed is not. */
const isRetrieved = ({ retrieval }: State, filling: PrefillEffect): boolean => {
  const told = filling.tag === 'answer' || filling.tag === 'kept' ? retrieval?.told.get(filling.path) : undefined
  return told !== undefined && told.manner !== 'assumed'
}

/** What the office answers fills what the customer has not touched; the invitation's own data is always replaced. */
export const loadCustomer = (
  { catalogue, state, at, newId }: DecisionContext,
  command: Extract<Command, { type: 'LoadCustomer' }>,
): Decision => {
  const { invitation, partnerSession, office, customer } = command
  const loaded = customerLoaded({ invitation, partnerSession, office })
  // What was received is not filled in any more; what this log sent ends as any sending that arrived.
  const receivedAt = invitation?.submitted_at ?? null
  if (receivedAt !== null) {
    const isOurs = state.sending.tag !== 'sent' && isReceiptOf(state.attempt, receivedAt)
    return accept(loaded, ...(isOurs ? [inventorySent({ submittedAt: receivedAt })] : []))
  }
  // The type of the invitation decides which options there are, so the answers are read by the new one.
  const now = evolve(catalogue, state, { at, by: 'server', event: loaded })
  const fillings = prefill(situationOf(catalogue, now), customer, newId, state.kept).filter(
    filling => !isRetrieved(state, filling),
  )
  const read = fillings.flatMap(prefillEvents)
  const filled = withProductCorrections({ catalogue, state: now, at, newId }, read)
  const putRight = new Set([...answersBut(read, filled), ...answersBut(filled, read)])
  return acceptAll([
    loaded,
    ...itemsToGo(situationOf(catalogue, now)),
    ...filled,
    ...keptBeside([...fillings, ...invitationBeside(state, customer)], putRight),
  ])
}

/** A look-up fills street and place, also over what was there: they belong to the postal code that was typed. */
export const fillAddress = (
  { catalogue }: DecisionContext,
  { at, found, failed = false }: Extract<Command, { type: 'FillAddress' }>,
): Decision => {
  const fields = found === null ? [] : Object.entries(found).map(([key, value]) => ({ path: `${at}.${key}`, value }))
  const unknown = fields.find(({ path }) => slotAddress(catalogue, path) === null)
  if (unknown !== undefined) return refuse({ tag: 'NoSuchQuestion', path: unknown.path })
  // The answers first: one that the customer types is no longer the look-up's.
  return accept(...fields.map(answerChanged), addressLookedUp({ at, outcome: lookupOutcomeOf(found !== null, failed) }))
}
