import * as E from 'fp-ts/Either'
import type * as TE from 'fp-ts/TaskEither'

/** What was answered; fails the test when it was a fault. */
export const right = async <L, A>(task: TE.TaskEither<L, A>): Promise<A> => {
  const outcome = await task()
  if (E.isLeft(outcome)) throw new Error(`expected success, got ${JSON.stringify(outcome.left)}`)
  return outcome.right
}

/** The fault that was answered; fails the test when there was none. */
export const left = async <L, A>(task: TE.TaskEither<L, A>): Promise<L> => {
  const outcome = await task()
  if (E.isRight(outcome)) throw new Error(`expected a fault, got ${JSON.stringify(outcome.right)}`)
  return outcome.left
}
