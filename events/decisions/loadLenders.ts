/**
 * Decides the events when the lists of lenders arrive, which also correct products and fill in retrieved mortgages,
 * and when they are asked for again.
 */
import { productCorrections } from '../../domain/engine/consequence'
import type { Lenders } from '../../domain/language/lender'
import { answerChanged } from '../definitions/answerChanged'
import { lendersLoaded } from '../definitions/lendersLoaded'
import { lendersSought } from '../definitions/lendersSought'
import { evolve } from '../state/evolve'
import { situationOf } from '../state/state'
import type { Command } from './command'
import { accept, acceptAll, type Decision, type DecisionContext } from './decision'
import { retrievedLenderEvents } from './loadRetrieval'

/** A list that is empty says nothing, most likely it did not load (spec 1 section 8): what came before still serves. */
const merged = (held: Lenders, { companies, labels }: Lenders): Lenders => ({
  companies: companies.length === 0 ? held.companies : companies,
  labels: labels.length === 0 ? held.labels : labels,
})

/** The lists come, and with them what they say of the products that are chosen already. */
export const loadLenders = (
  deciding: DecisionContext,
  { digest, lists }: Extract<Command, { type: 'LoadLenders' }>,
): Decision => {
  const { catalogue, state, at } = deciding
  const isNew = digest !== state.lenders.digest && lists.companies.length + lists.labels.length > 0
  if (!isNew) return accept(lendersLoaded({ digest, lists: null }))
  const loaded = lendersLoaded({ digest, lists: merged(state.lenders, lists) })
  const now = evolve(catalogue, state, { at, by: 'server', event: loaded })
  const retrieved = retrievedLenderEvents({ ...deciding, state: now })
  const after = retrieved.reduce((folded, event) => evolve(catalogue, folded, { at, by: 'server', event }), now)
  return acceptAll([loaded, ...retrieved, ...productCorrections(situationOf(catalogue, after)).map(answerChanged)])
}

/** Asked for once, until an answer came. */
export const seekLenders = ({ state }: DecisionContext): Decision =>
  state.wanted.lenders ? accept() : accept(lendersSought({}))
