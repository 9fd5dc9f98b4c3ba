/**
 * Folds the event `ValuesKept` into the state: the office's own JSON for a path, with the answer that stands there now; also
 * reads the answer at a path.
 */
import { type Answers, answerAt } from '../../domain/engine/answers'
import type { Catalogue } from '../../domain/engine/catalogue'
import { slotAddress } from '../../domain/engine/path'
import type { Answer } from '../../domain/language/answer'
import type { EventOf } from '../definitions/definition'
import type { valuesKept } from '../definitions/valuesKept'
import type { State } from './state'

/** The answer that stands beside what is kept at a path; of a path without a question it is empty. */
export const answerBeside = (catalogue: Catalogue, answers: Answers, path: string): Answer => {
  const address = slotAddress(catalogue, path)
  return address === null ? '' : (answerAt(answers, address) ?? address.slot.question.initial)
}

/** The answers that were read from them stand in the record before them. */
export const withKept = (
  catalogue: Catalogue,
  { answers, kept }: State,
  values: EventOf<typeof valuesKept>['values'],
): State['kept'] => {
  const now = new Map(kept)
  for (const [path, json] of values)
    if (json === null) now.delete(path)
    else now.set(path, { json, as: answerBeside(catalogue, answers, path) })
  return now
}
