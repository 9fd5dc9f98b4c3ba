import { slotPath } from '../../domain/engine/path'
import { repeating } from '../../domain/engine/repeating'
import { answerChanged } from '../definitions/answerChanged'
import { answersRepeated } from '../definitions/answersRepeated'
import { situationOf } from '../state/state'
import type { Command } from './command'
import { type Deciding, type Decision, done } from './decision'

/** The same answers as in another step: what the customer answered otherwise stays. One command, so one thing to undo. */
export const repeatAnswers = (
  { catalogue, state }: Deciding,
  { step, from, only }: Extract<Command, { type: 'RepeatAnswers' }>,
): Decision => {
  const { fills } = repeating(situationOf(catalogue, state), step, from, only)
  if (fills.length === 0) return done()
  const answers = fills.flatMap(({ slot, value, along }) => [{ path: slotPath(slot, []), value }, ...along])
  return done(answersRepeated({ step, from }), ...answers.map(answerChanged))
}
