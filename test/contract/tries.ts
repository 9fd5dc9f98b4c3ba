import { createHttp } from '../../events/effects/calls/createHttp'
import type { HttpDependencies } from '../../events/effects/calls/http'
import { asBrowser } from './browser'
import { type OfficeCall, officeCalls, type With } from './calls'
import type { Exchange } from './exchange'
import { readingsOf } from './readings'
import { type Recorded, recording } from './recording'
import { type Due, type Heard, type Verdict, verdictOf } from './verdict'

/** What came of one call; `note` says in which case a call was made that is made more than once. */
export interface Tried {
  readonly name: string
  readonly note: string
  readonly recorded: Recorded | null
  readonly verdict: Verdict
  /** Whether a visit makes this call so: not one that is to be refused. */
  readonly isOfVisit: boolean
  /** How the portal takes each value of the answer. */
  readonly readings: readonly string[]
}

/** Makes calls as the portal makes them, one by one, each once, and tells what came of each. */
export interface Tries {
  readonly given: Circumstances
  readonly make: (name: string, how?: How) => Promise<Made>
  readonly skip: (names: readonly string[], why: string, note?: string) => void
}

/** What came of a call; nulls where no answer came. */
interface Made {
  readonly status: number | null
  readonly body: unknown
}

interface How {
  readonly using?: Partial<With>
  readonly token?: string | null
  readonly note?: string
  readonly due?: Due
  readonly besides?: Heard['besides']
}

/** From where, and within what time, the portal calls. */
export interface Circumstances {
  readonly host: HttpDependencies['host']
  /** Of the page that calls. */
  readonly origin: string
  readonly timeoutMs: number
  readonly now: () => number
}

const answerDue: Due = { tag: 'answer' }

const nobody: With = {
  subdomain: '',
  token: '',
  username: '',
  password: '',
  newPassword: '',
  code: '',
  email: '',
  birth: '',
  home: '',
  address: { postalCode: '', number: '', addition: '' },
  invitation: '',
  inventory: {},
  file: new Uint8Array(),
}

const named = (name: string): OfficeCall => {
  const call = officeCalls.find(one => one.name === name)
  if (call === undefined) throw new Error(`No call ${name}`)
  return call
}

const madeOf = ({ outcome }: Recorded): Made =>
  'body' in outcome ? { status: outcome.status, body: outcome.body } : { status: null, body: null }

export const createTries = (given: Circumstances, tell: (tried: Tried) => void): Tries => ({
  given,
  make: async (name, { using = {}, token = null, note = '', due = answerDue, besides = () => [] } = {}) => {
    const { make, expected } = named(name)
    const { host, origin, timeoutMs, now } = given
    const heard: Recorded[] = []
    const exchanges: Exchange[] = []
    const adapter = asBrowser(origin, one => exchanges.push(one))
    const http = recording(createHttp({ host, token: () => token, timeoutMs }, adapter), one => heard.push(one))
    await make(http, { ...nobody, ...using })()
    const [recorded] = heard
    if (recorded === undefined) throw new Error(`${name} made no call`)
    const limitMs = recorded.call.timeoutMs ?? timeoutMs
    const exchange = exchanges[0] ?? null
    const verdict = verdictOf({ name, recorded, exchange, expected, due, besides, limitMs, now: now() })
    const made = madeOf(recorded)
    const readings = 'tag' in recorded.outcome || expected === null ? [] : readingsOf(expected, made.body)
    tell({ name, note, recorded, verdict, isOfVisit: due.tag === 'answer', readings })
    return made
  },
  skip: (names, why, note = '') => {
    const tried = { note, recorded: null, verdict: { tag: 'skipped', why }, isOfVisit: true, readings: [] } as const
    for (const name of names) tell({ name, ...tried })
  },
})
