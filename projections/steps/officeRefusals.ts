/**
 * Gives the office's refusals (422) of the last failed sending by question path, and lists the refused questions that
 * show.
 */
import type { Catalogue } from '../../domain/engine/catalogue'
import type { Sending } from '../../events/state/state'
import type { SurveyView } from '../live'
import type { FieldView } from '../tree/fieldView'
import { findField, showsAt } from '../tree/findNode'

/** What the office said of answers that are as it refused them (422), by the path of each question. */
export type OfficeRefusals = ReadonlyMap<string, string>

const noOfficeRefusals: OfficeRefusals = new Map()

const cache = new WeakMap<Sending, OfficeRefusals>()

/** The office's refusals in the last sending, by question path; the same map as long as the sending is the same. */
export const officeRefusals = (sending: Sending): OfficeRefusals => {
  if (sending.tag !== 'failed' || sending.fields.length === 0) return noOfficeRefusals
  const refusals = cache.get(sending) ?? new Map([...sending.fields].reverse())
  cache.set(sending, refusals)
  return refusals
}

/** The questions that show and that the office refused as they are. */
export const officeRefusedFields = (catalogue: Catalogue, { state, tree }: SurveyView): readonly FieldView[] =>
  [...officeRefusals(state.sending).keys()].flatMap(path => {
    const field = findField(catalogue, tree, path)
    return field !== null && showsAt(catalogue, tree, path) ? [field] : []
  })
