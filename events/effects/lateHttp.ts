import * as E from 'fp-ts/Either'
import { type CallFault, decoding, type Http, type HttpDeps } from './http'
import { fieldErrors } from './wire/fieldErrors'

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
 * next call tries again. A call whose session ends by its answer never has one.
 * @param why what a call comes to whose code did not come
 */
export const lateHttp = (deps: HttpDeps, fetchDoor: FetchDoor, why: (error: unknown) => CallFault): Http =>
  decoding(call => async () => {
    const token = call.anonymous === true || call.base !== 'api' ? null : deps.token()
    const door = fetchDoor().then(E.right, (error: unknown) => E.left(why(error)))
    const came = await unlessEnded(door, call.timeoutMs ?? deps.timeoutMs, call.signal)
    if (E.isLeft(came)) return came
    const answer = await came.right({ ...deps, token: () => token }).answer(call)()
    const isOver = E.isLeft(answer) && token !== null && isRefusedSession(answer.left)
    // What is asked for under a session that ends comes to nothing, rather than to a failure of its own.
    return isOver && (await deps.sessionOver?.(token)) ? new Promise(() => undefined) : answer
  })

/** A 401 that names a field is about that field: a password that is wrong. */
const isRefusedSession = (fault: CallFault): boolean =>
  fault.tag === 'status' && fault.status === 401 && fieldErrors(fault.body).length === 0
