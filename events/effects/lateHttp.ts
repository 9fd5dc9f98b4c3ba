import * as E from 'fp-ts/Either'
import { type CallFault, decoding, type Http, type HttpDeps } from './http'

/** Makes a door to the network; rejects where its code does not come. */
export type FetchDoor = () => Promise<(deps: HttpDeps) => Http>

/** Comes to what `answer` comes to, unless the time of a call or its caller ends it before. */
const unlessEnded = <A>(
  answer: Promise<E.Either<CallFault, A>>,
  timeoutMs: number,
  signal: AbortSignal | undefined,
): Promise<E.Either<CallFault, A>> =>
  new Promise((resolve, reject) => {
    const end = (fault: CallFault) => resolve(E.left(fault))
    const abort = () => end({ tag: 'aborted' })
    const timer = setTimeout(end, timeoutMs, { tag: 'slow' })
    if (signal?.aborted === true) abort()
    signal?.addEventListener('abort', abort)
    answer.then(resolve, reject).finally(() => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', abort)
    })
  })

/**
 * A door to the network whose code comes when it is needed: a call that is made before waits for it, no longer than for an
 * answer or than it is wanted, and is made under the token of when it was asked for. Where the code does not come, the
 * next call tries again.
 * @param why what a call comes to whose code did not come
 */
export const lateHttp = (deps: HttpDeps, fetchDoor: FetchDoor, why: (error: unknown) => CallFault): Http =>
  decoding(call => async () => {
    const token = deps.token()
    const door = fetchDoor().then(E.right, (error: unknown) => E.left(why(error)))
    const came = await unlessEnded(door, call.timeoutMs ?? deps.timeoutMs, call.signal)
    if (E.isLeft(came)) return came
    return came.right({ ...deps, token: () => token }).answer(call)()
  })
