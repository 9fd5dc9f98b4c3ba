import { strayProducts } from '../../domain/engine/consequence'
import type { Lenders } from '../../domain/language/lender'
import { answerChanged } from '../definitions/answerChanged'
import { lendersLoaded } from '../definitions/lendersLoaded'
import { lendersSought } from '../definitions/lendersSought'
import { evolve } from '../state/evolve'
import { situationOf } from '../state/state'
import type { Command } from './command'
import { type Deciding, type Decision, done, doneAll } from './decision'
import { lendersRetrieved } from './retrieval'

/** A list that is empty says nothing, most likely it did not load (spec 1 section 8): what came before still serves. */
const merged = (held: Lenders, { companies, labels }: Lenders): Lenders => ({
  companies: companies.length === 0 ? held.companies : companies,
  labels: labels.length === 0 ? held.labels : labels,
})

/** The lists come, and with them what they say of the products that are chosen already. */
export const loadLenders = (
  deciding: Deciding,
  { digest, lists }: Extract<Command, { type: 'LoadLenders' }>,
): Decision => {
  const { catalogue, state, at } = deciding
  const isNew = digest !== state.lenders.digest && lists.companies.length + lists.labels.length > 0
  if (!isNew) return done(lendersLoaded({ digest, lists: null }))
  const loaded = lendersLoaded({ digest, lists: merged(state.lenders, lists) })
  const now = evolve(catalogue, state, { at, by: 'server', event: loaded })
  const retrieved = lendersRetrieved({ ...deciding, state: now })
  const after = retrieved.reduce((folded, event) => evolve(catalogue, folded, { at, by: 'server', event }), now)
  return doneAll([loaded, ...retrieved, ...strayProducts(situationOf(catalogue, after)).map(answerChanged)])
}

/** Asked for once, until an answer came. */
export const seekLenders = ({ state }: Deciding): Decision => (state.wanted.lenders ? done() : done(lendersSought({})))
