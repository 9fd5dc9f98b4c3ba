import * as E from 'fp-ts/Either'
import { readBody, tooLarge } from './answerBody'
import { type CallFault, decodeAnswer, type HttpDeps, type Reader } from './http'

const read = async (url: string, timeoutMs: number): Promise<E.Either<CallFault, unknown>> => {
  try {
    const answer = await fetch(url, { headers: { Accept: 'application/json' }, signal: AbortSignal.timeout(timeoutMs) })
    const body = readBody(await answer.text())
    if (!answer.ok) return E.left({ tag: 'status', status: answer.status, body })
    return body === tooLarge ? E.left({ tag: 'nonsense', detail: 'size' }) : E.right(body)
  } catch (error) {
    return E.left({ tag: error instanceof DOMException && error.name === 'TimeoutError' ? 'slow' : 'offline' })
  }
}

/**
 * Reads under no token, by the browser's own `fetch`: the look of the tenant, which every page asks for before anything is
 * done on it. It need not wait for the code of all other calls, which knows of bodies, credentials and progress.
 */
export const readHttp = ({ host, timeoutMs }: Omit<HttpDeps, 'token'>): Reader => ({
  call:
    ({ base, path }, codec) =>
    async () => {
      const body = await read(host[base] + path, timeoutMs)
      return E.isLeft(body) ? body : decodeAnswer(codec, body.right)
    },
})
