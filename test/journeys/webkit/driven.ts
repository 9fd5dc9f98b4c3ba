import { isLeft } from 'fp-ts/Either'
import * as t from 'io-ts'
import type { Driver } from '../../setup/webkit/driver'

// The few commands of W3C WebDriver that the journeys in WebKit need.

/** Keys by the standard's names. */
export const escapeKey = '\uE00C'
export const arrowDown = '\uE015'
export const backspaceKey = '\uE003'
export const controlKey = '\uE009'

/** What the standard names an element by. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'
export const elementCodec = t.readonly(t.type({ [elementKey]: t.string }))
export type Element = t.TypeOf<typeof elementCodec>

const answerCodec = t.type({ value: t.unknown })
const faultCodec = t.type({ error: t.string, message: t.string })
const sessionCodec = t.type({ sessionId: t.string })

/** A command that was refused: `error` is the standard's code. */
export class Refused extends Error {
  constructor(
    readonly error: string,
    message: string,
  ) {
    super(`${error}: ${message}`)
  }
}

const decoded = <A>(codec: t.Type<A, unknown>, value: unknown, what: string): A => {
  const result = codec.decode(value)
  if (isLeft(result)) throw new Error(`${what} answered ${JSON.stringify(value)}`)
  return result.right
}

const asked = async <A>(codec: t.Type<A, unknown>, method: string, url: string, body?: object): Promise<A> => {
  const answer = await fetch(url, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
  const { value } = decoded(answerCodec, await answer.json(), url)
  if (answer.ok) return decoded(codec, value, url)
  const { error, message } = decoded(faultCodec, value, url)
  throw new Refused(error, message)
}

/** What a journey asks of a browser that is driven. */
export interface Driven {
  readonly goTo: (url: string) => Promise<unknown>
  readonly reload: () => Promise<unknown>
  readonly back: () => Promise<unknown>
  readonly forward: () => Promise<unknown>
  /** What a function, or the text of one, answers in the page, waited for; it sees nothing but its arguments. */
  readonly run: <A, Args extends readonly unknown[]>(
    codec: t.Type<A, unknown>,
    inPage: string | ((...args: Args) => unknown),
    ...args: { readonly [K in keyof Args]: Args[K] | Element }
  ) => Promise<A>
  /** As WebKit tells it to who does not see the screen. */
  readonly roleOf: (element: Element) => Promise<string>
  readonly nameOf: (element: Element) => Promise<string>
  readonly click: (element: Element) => Promise<unknown>
  /** Keys; of a field for files, where they lie. */
  readonly type: (element: Element, keys: string) => Promise<unknown>
  /** A key where the focus is; of several the first are held down. */
  readonly press: (...keys: readonly string[]) => Promise<unknown>
  readonly picture: () => Promise<Buffer>
  readonly resize: (width: number, height: number) => Promise<unknown>
  readonly close: () => Promise<unknown>
}

const waited = (inPage: string): string => `const done = arguments[arguments.length - 1]
Promise.resolve((${inPage})(...[...arguments].slice(0, -1))).then(
  found => done({ found: found === undefined ? null : found }),
  error => done({ fault: String(error) }),
)`
const ranCodec = t.union([t.type({ fault: t.string }), t.type({ found: t.unknown })])

/** A new browser of this driver, on a profile that goes with it. */
export const startDriven = async ({ url, browser }: Pick<Driver, 'url' | 'browser'>): Promise<Driven> => {
  const wanted = { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } }
  const { sessionId } = await asked(sessionCodec, 'POST', `${url}/session`, { capabilities: { alwaysMatch: wanted } })
  const session = `${url}/session/${sessionId}`
  const tell = (path: string, body: object = {}): Promise<unknown> =>
    asked(t.unknown, 'POST', `${session}/${path}`, body)
  const at = ({ [elementKey]: id }: Element): string => `element/${id}`
  return {
    goTo: address => tell('url', { url: address }),
    reload: () => tell('refresh'),
    back: () => tell('back'),
    forward: () => tell('forward'),
    run: async (codec, inPage, ...args) => {
      const ran = decoded(ranCodec, await tell('execute/async', { script: waited(String(inPage)), args }), 'a script')
      if ('fault' in ran) throw new Error(`In the page: ${ran.fault}`)
      return decoded(codec, ran.found, 'a script')
    },
    roleOf: element => asked(t.string, 'GET', `${session}/${at(element)}/computedrole`),
    nameOf: element => asked(t.string, 'GET', `${session}/${at(element)}/computedlabel`),
    click: element => tell(`${at(element)}/click`),
    type: (element, keys) => tell(`${at(element)}/value`, { text: keys }),
    press: (...keys) => {
      const downUp = [
        ...keys.map(value => ({ type: 'keyDown', value })),
        ...keys.toReversed().map(value => ({ type: 'keyUp', value })),
      ]
      return tell('actions', { actions: [{ type: 'key', id: 'keyboard', actions: downUp }] })
    },
    picture: async () => Buffer.from(await asked(t.string, 'GET', `${session}/screenshot`), 'base64'),
    resize: (width, height) => tell('window/rect', { width, height }),
    close: () => asked(t.unknown, 'DELETE', session),
  }
}
