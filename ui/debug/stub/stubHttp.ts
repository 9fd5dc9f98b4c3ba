import * as TE from 'fp-ts/TaskEither'
import {
  type CallFault,
  decodingHttp,
  type Http,
  type HttpCall,
  type HttpResponse,
} from '../../../events/effects/calls/http'
import { fakeTypeOf } from './fakeToken'
import { stubAnswer } from './stubAnswer'

/**
 * The connection of a build with test users: under a fake token the stub answers (404 where it has nothing) and proxy
 * calls go without a token; all other calls use the network.
 */
export const stubHttp = ({ http, anonymous, token, now }: StubDeps): Http => {
  const answer = (call: HttpCall): TE.TaskEither<CallFault, HttpResponse> => {
    // As for any call, the token is read when it is made.
    return async () => {
      const type = fakeTypeOf(token())
      if (type === null) return http.answer(call)()
      if (call.base === 'proxy') return anonymous.answer(call)()
      const body = stubAnswer(call, type, new Date(now()).toISOString())
      return body === null ? TE.left(notThere)() : TE.right({ status: 200, type: 'application/json', body })()
    }
  }
  return decodingHttp(answer)
}

interface StubDeps {
  /** The network, under the token of the moment. */
  readonly http: Http
  /** The network, under none: what a fake login still asks of a server (the look of the tenant) it asks as a stranger. */
  readonly anonymous: Http
  readonly token: () => string | null
  /** Epoch milliseconds. */
  readonly now: () => number
}

const notThere: CallFault = { tag: 'status', status: 404, body: { message: 'De testgebruiker heeft dit niet.' } }
