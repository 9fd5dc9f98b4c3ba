/**
 * Runs the effects of a retrieval: token, silence timer, recording the result (these send messages), and going on,
 * cancelling or reporting it unsupported.
 */
import * as E from 'fp-ts/Either'
import type * as TE from 'fp-ts/TaskEither'
import type { CallFault } from '../../events/effects/calls/http'
import { type RetrievalEffect, type RetrievalMessage, type RetrievalRefusal, silenceMs } from './updateRetrieval'

/** Records what was retrieved, as the provider sent it; answers why not, or null when it is recorded. */
export type RecordRetrieval = (result: unknown) => Promise<RetrievalRefusal | null>

interface RetrievalDependencies {
  readonly askToken: TE.TaskEither<CallFault, string>
  readonly takeResult: RecordRetrieval
  readonly goOn: () => void
  readonly cancel: () => void
  readonly unsupported: () => void
}

export const runRetrieval =
  (dependencies: RetrievalDependencies) =>
  (effect: RetrievalEffect, send: (message: RetrievalMessage) => void): unknown => {
    switch (effect.tag) {
      case 'askToken': {
        const { attempt } = effect
        void dependencies.askToken().then(answer => {
          if (E.isRight(answer)) send({ tag: 'tokenCame', attempt, token: answer.right })
          else send({ tag: 'tokenFailed', attempt, fault: answer.left })
        })
        return
      }
      case 'watch': {
        const { attempt, messageCount, phase } = effect
        const timer = setTimeout(() => send({ tag: 'silence', attempt, messageCount }), silenceMs[phase])
        return () => clearTimeout(timer)
      }
      case 'take':
        void dependencies
          .takeResult(effect.result)
          // A mistake of ours while it is taken in: nothing of it is there.
          .catch((): RetrievalRefusal => 'unreadable')
          .then(reason => send(reason === null ? { tag: 'taken' } : { tag: 'notTaken', reason }))
        return
      case 'goOn':
        return dependencies.goOn()
      case 'cancel':
        return dependencies.cancel()
      case 'unsupported':
        return dependencies.unsupported()
    }
  }
