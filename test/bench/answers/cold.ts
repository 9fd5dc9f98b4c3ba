import { loadOf } from '../everyQuestion'
import type { AnswerChange } from '../load'
import { createPortal } from '../portal'
import { answer, type ProgramName, programs } from './program'

/** The first answers of a visit, made elsewhere: making them runs the very code that is to be measured cold. */
export const firstAnswers = (count: number): readonly AnswerChange[] => {
  const load = loadOf(createPortal('everything', 1))
  const found: AnswerChange[] = []
  for (let n = 0; found.length < count; n++) found.push(...load(n, 1))
  return found.slice(0, count)
}

/** A visit that has opened, and has not been given an answer yet. */
export const coldProgram = (name: ProgramName): ((changes: readonly AnswerChange[]) => number) => {
  const program = programs[name]()
  return changes => answer(program, changes)
}
