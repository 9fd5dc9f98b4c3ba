import { decoding, type Http } from '../../../events/effects/http'
import { isFakeToken } from './fakeToken'
import type { StubDeps } from './stubHttp'

/** The same as `stubHttp`, whose code comes at the first call under a fake token. */
export const lateStub = (deps: StubDeps): Http => {
  const answer: Http['answer'] = call => async () => {
    if (!isFakeToken(deps.token())) return deps.http.answer(call)()
    const { stubHttp } = await import('./stubHttp')
    return stubHttp(deps).answer(call)()
  }
  return decoding(answer)
}
