import type { Catalogue } from '../domain/engine/catalogue'
import type { Sending } from '../events/state/state'
import type { FieldView } from './fieldView'
import type { View } from './live'
import { fieldAt, showsAt } from './lookUp'

/** What the office said of answers that are as it refused them (422), by the path of each question. */
export type Refusals = ReadonlyMap<string, string>

export const noRefusals: Refusals = new Map()

const known = new WeakMap<Sending, Refusals>()

/** The same map as long as the sending is the same. */
export const refusalsOf = (sending: Sending): Refusals => {
  if (sending.tag !== 'failed' || sending.fields.length === 0) return noRefusals
  const refusals = known.get(sending) ?? new Map([...sending.fields].reverse())
  known.set(sending, refusals)
  return refusals
}

/** The questions that show and that the office refused as they are. */
export const refusedFields = (catalogue: Catalogue, { state, tree }: View): readonly FieldView[] =>
  [...refusalsOf(state.sending).keys()].flatMap(path => {
    const field = fieldAt(catalogue, tree, path)
    return field !== null && showsAt(catalogue, tree, path) ? [field] : []
  })
