import * as E from 'fp-ts/Either'
import type * as TE from 'fp-ts/TaskEither'
import type { CallFault } from '../../events/effects/calls/http'
import { type RetrievalEffect, type RetrievalMessage, type RetrievalRefusal, silenceMs } from './updateRetrieval'

/** Records what was retrieved, as the provider sent it; answers why not, or null when it is recorded. */
export type RecordRetrieval = (result: unknown) => Promise<RetrievalRefusal | null>

interface Doors {
  readonly askToken: TE.TaskEither<CallFault, string>
  readonly takeResult: RecordRetrieval
  readonly goOn: () => void
  readonly cancel: () => void
  readonly unsupported: () => void
}

/** Does what a retrieval brings about, and sends what came of it. */
export const runRetrieval =
  (doors: Doors) =>
  (effect: RetrievalEffect, send: (message: RetrievalMessage) => void): unknown => {
    switch (effect.tag) {
      case 'askToken': {
        const { attempt } = effect
        void doors.askToken().then(answer => {
          if (E.isRight(answer)) send({ tag: 'tokenCame', attempt, token: answer.right })
          else send({ tag: 'tokenFailed', attempt, fault: answer.left })
        })
        return
      }
      case 'watch': {
        const { attempt, words, phase } = effect
        setTimeout(() => send({ tag: 'silence', attempt, words }), silenceMs[phase])
        return
      }
      case 'take':
        void doors
          .takeResult(effect.result)
          // A mistake of ours while it is taken in: nothing of it is there.
          .catch((): RetrievalRefusal => 'unreadable')
          .then(why => send(why === null ? { tag: 'taken' } : { tag: 'notTaken', why }))
        return
      case 'goOn':
        return doors.goOn()
      case 'cancel':
        return doors.cancel()
      case 'unsupported':
        return doors.unsupported()
    }
  }
