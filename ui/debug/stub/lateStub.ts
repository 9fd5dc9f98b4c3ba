import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { decodeAnswer, type Http } from '../../../events/effects/http'
import { isFakeToken } from './fakeToken'
import type { StubDeps } from './stubHttp'

/** The same as `stubHttp`, whose code comes at the first call under a fake token. */
export const lateStub = (deps: StubDeps): Http => {
  const answer: Http['answer'] = call => async () => {
    if (!isFakeToken(deps.token())) return deps.http.answer(call)()
    const { stubHttp } = await import('./stubHttp')
    return stubHttp(deps).answer(call)()
  }
  return {
    answer,
    call: (call, codec) =>
      pipe(
        answer(call),
        TE.chainEitherK(({ body }) => decodeAnswer(codec, body)),
      ),
  }
}
