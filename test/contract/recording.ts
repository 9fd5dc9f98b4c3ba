import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import {
  type CallFault,
  decodingHttp,
  type Http,
  type HttpCall,
  type HttpResponse,
} from '../../events/effects/calls/http'

/** A call as the portal made it, and what came of it. */
export interface Recorded {
  readonly call: HttpCall
  readonly outcome: HttpResponse | CallFault
}

/** The portal's door to the network, which tells every call that goes through it. */
export const recording = (http: Pick<Http, 'answer'>, tell: (recorded: Recorded) => void): Http =>
  decodingHttp(call =>
    pipe(
      http.answer(call),
      TE.bimap(
        fault => {
          tell({ call, outcome: fault })
          return fault
        },
        got => {
          tell({ call, outcome: got })
          return got
        },
      ),
    ),
  )

/** A network that is not there: for what only wants to know which calls are made. */
export const nowhere: Pick<Http, 'answer'> = { answer: () => TE.left({ tag: 'offline' }) }
