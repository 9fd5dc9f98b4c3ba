import * as E from 'fp-ts/Either'
import type { Catalogue } from '../../domain/engine/catalogue'
import { slotAddress } from '../../domain/engine/path'
import type { Situation } from '../../domain/engine/situation'
import { orderOf } from '../../domain/engine/steps/stepOrder'
import { type QuestionRefusal, stepVerdictOf } from '../../domain/engine/steps/stepVerdict'
import type { StepKey } from '../../domain/language/stepKey'
import { recordOf } from '../../events/decisions/recordOf'
import { foldRecord } from '../../events/state/fold'
import { type State, situationOf } from '../../events/state/state'
import { rightAnswer } from './rightAnswer'

/** More answers than any inventory asks for: who needs them walks in a circle. */
const mostAnswers = 2000

/** What stands in the way of going on from this step; when nothing does, what stands in the way of sending. */
const refusedAt = (
  situation: Situation,
  step: StepKey,
): { readonly step: StepKey; readonly refused: QuestionRefusal } | null => {
  const [here] = stepVerdictOf(situation, step).errors
  if (here !== undefined) return { step, refused: here }
  const { errors, next } = stepVerdictOf(situation, 'complete')
  const [first] = errors
  return first === undefined || next === null ? null : { step: next, refused: first }
}

/** A visit in which nothing stands in the way any more, and the paths that were answered, in order. */
export interface Solved {
  readonly answered: readonly string[]
  readonly last: State
}

/**
 * Walks as a patient customer does: sends, is led to the first step that is refused, reads its first error, answers that
 * question, and so on until the step is right; then sends again.
 * @throws when a question that is refused has no right answer, or when the walk does not end
 */
export const solved = (catalogue: Catalogue, from: State, prefer: 'first' | 'last'): Solved => {
  const answered: string[] = []
  let state = from
  let step = orderOf(situationOf(catalogue, from))[0] ?? 'complete'
  while (answered.length < mostAnswers) {
    const situation = situationOf(catalogue, state)
    const found = refusedAt(situation, step)
    if (found === null) return { answered, last: state }
    step = found.step
    const [path, rule] = found.refused
    const address = slotAddress(catalogue, path)
    const value = address === null ? null : rightAnswer(situation, address.slot, address.ids, prefer)
    if (value === null) throw new Error(`Nothing is right at ${path} (${rule}) after ${answered.join(', ')}`)
    const command = { type: 'ChangeAnswer', path, value } as const
    const record = recordOf(catalogue, state, answered.length, { command, id: `s${answered.length}`, at: 0 })
    if (E.isLeft(record) || record.right === null) throw new Error(`${path} does not take ${JSON.stringify(value)}`)
    state = foldRecord(catalogue, state, record.right)
    answered.push(path)
  }
  throw new Error(`No end at ${answered.slice(-5).join(', ')}`)
}

/** The paths that a patient customer answers, in order. */
export const solve = (catalogue: Catalogue, from: State, prefer: 'first' | 'last'): readonly string[] =>
  solved(catalogue, from, prefer).answered
