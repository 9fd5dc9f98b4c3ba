import type { HttpDeps } from '../../events/effects/http'
import { createHttp } from '../../events/effects/overAxios'
import { type OfficeCall, officeCalls, type With } from './calls'
import { type Recorded, recording } from './recording'
import { type Verdict, verdictOf } from './verdict'

/** One line of the report; `note` says in which case a call was made that is made more than once. */
export interface Tried {
  readonly name: string
  readonly note: string
  readonly recorded: Recorded | null
  readonly verdict: Verdict
}

/** Makes calls as the portal makes them, one by one, each once, and tells what came of each. */
export interface Tries {
  /** The body of an answer that came; null where none did. */
  readonly make: (name: string, how?: How) => Promise<unknown>
  readonly skip: (names: readonly string[], why: string) => void
}

interface How {
  readonly using?: Partial<With>
  readonly token?: string | null
  readonly note?: string
  /** The status that must come, where the call is to be refused. */
  readonly refused?: number
}

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

const statusOf = ({ outcome }: Recorded): number | null => ('status' in outcome ? outcome.status : null)

const refusalOf = (recorded: Recorded, status: number): Verdict => {
  const said = statusOf(recorded)
  return {
    tag: said === status ? 'fine' : 'failed',
    said: said === status ? `refused with ${status}` : `not refused with ${status}`,
    differences: [],
  }
}

export const createTries = (host: HttpDeps['host'], timeoutMs: number, tell: (tried: Tried) => void): Tries => ({
  make: async (name, { using = {}, token = null, note = '', refused } = {}) => {
    const call = named(name)
    const heard: Recorded[] = []
    const http = recording(createHttp({ host, token: () => token, timeoutMs }), one => heard.push(one))
    await call.make(http, { ...nobody, ...using })()
    const [recorded] = heard
    if (recorded === undefined) throw new Error(`${name} made no call`)
    const verdict = refused === undefined ? verdictOf(recorded, call.expected) : refusalOf(recorded, refused)
    tell({ name, note, recorded, verdict })
    return 'body' in recorded.outcome ? recorded.outcome.body : null
  },
  skip: (names, why) => {
    for (const name of names) tell({ name, note: '', recorded: null, verdict: { tag: 'skipped', why } })
  },
})
