import { type IncomingHttpHeaders, type IncomingMessage, type ServerResponse, request as send } from 'node:http'

/** An answer as it came. */
export interface Passed {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

export const wholeOf = async (message: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = []
  for await (const chunk of message) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** Asks the server at `to` what was asked here, word for word. */
export const passOn = (to: URL, { method, url = '/', headers }: IncomingMessage, body: Buffer): Promise<Passed> =>
  new Promise((resolve, reject) => {
    const asked = send(new URL(url, to), { method, headers: { ...headers, host: to.host } }, answer => {
      wholeOf(answer).then(
        whole => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: whole }),
        reject,
      )
    })
    asked.on('error', reject)
    asked.end(body)
  })

/** Says on what was answered elsewhere; the length is that of this body. */
export const answerWith = (response: ServerResponse, { status, headers, body }: Passed): void => {
  const { 'content-length': _, 'transfer-encoding': __, connection: ___, ...rest } = headers
  response.writeHead(status, rest).end(body)
}
