import { isAnswered } from '../../events/effects/http'
import { allowsTwoFactor } from '../../events/effects/wire/account'
import { judgeAnswer } from './answerFindings'
import { callFindings } from './callFindings'
import type { Expected } from './calls'
import { corsFindings } from './corsFindings'
import type { Exchange } from './exchange'
import { type Finding, finding, keysOf } from './finding'
import type { Recorded } from './recording'

/**
 * What came of a call. `fine`: the portal reads all of it, but for what it does not look at (`ignored`) and what is only
 * remarked; `differs`: it is taken, and something in it is not read; `failed`: a customer cannot go on; `skipped`: the
 * call was not made, or not answered yet.
 */
export type Verdict =
  | {
      readonly tag: 'fine' | 'differs' | 'failed'
      readonly said: string
      readonly findings: readonly Finding[]
      readonly ignored: readonly string[]
    }
  | { readonly tag: 'skipped'; readonly why: string }

/** What a call is to come to: an answer, a refusal with this status, or that a code is needed. */
export type Due =
  | { readonly tag: 'answer' }
  | { readonly tag: 'refusal'; readonly status: number }
  | { readonly tag: 'code' }

/** A call that was made, with all that is needed to judge it. */
export interface Heard {
  readonly name: string
  readonly recorded: Recorded
  /** Null where nothing went over a network. */
  readonly exchange: Exchange | null
  readonly expected: Expected | null
  readonly due: Due
  /** Milliseconds in which the portal wants this call answered. */
  readonly limitMs: number
  /** Milliseconds since 1970. */
  readonly now: number
}

const verdict = (said: string, findings: readonly Finding[], ignored: readonly string[] = []): Verdict => {
  const has = (weight: Finding['weight']): boolean => findings.some(one => one.weight === weight)
  return { tag: has('stops') ? 'failed' : has('differs') ? 'differs' : 'fine', said, findings, ignored }
}

const failed = (said: string, ...findings: readonly Finding[]): Verdict => ({
  tag: 'failed',
  said,
  findings,
  ignored: [],
})

const withHeaders = (one: Verdict, exchange: Exchange | null): Verdict => {
  if (one.tag === 'skipped' || exchange === null) return one
  const findings = [...corsFindings(exchange), ...one.findings]
  return one.tag === 'failed' ? { ...one, findings } : verdict(one.said, findings, one.ignored)
}

const seconds = (ms: number): string => `${ms / 1000} s`

/** Why nothing of an office was heard. */
const silence = ({ recorded: { outcome }, exchange, limitMs }: Heard): string | null => {
  if (!('tag' in outcome) || isAnswered(outcome)) return null
  if (outcome.tag === 'slow') return `no answer within ${seconds(limitMs)}, and the portal waits no longer`
  const trouble = exchange === null || exchange.trouble === '' ? '' : ` (${exchange.trouble})`
  return outcome.tag === 'offline' ? `not reached${trouble}` : 'not made'
}

const codeWanted = 'an access_token, or two_factor_required: true where a code is needed'

const statusAndBody = ({ recorded: { outcome } }: Heard): { readonly status: number; readonly body: unknown } | null =>
  'status' in outcome ? { status: outcome.status, body: outcome.body } : null

const refusalFinding = (heard: Heard, status: number, body: unknown): Finding => {
  const wanted = heard.name === 'login' ? codeWanted : heard.name === 'inventory' ? '200' : '200 to 299'
  return finding('stops', 'status', `${status} with ${keysOf(body)}`, wanted)
}

const answerVerdict = (heard: Heard): Verdict => {
  const { recorded, expected, name, now } = heard
  const { outcome } = recorded
  const came = statusAndBody(heard)
  if (came === null) {
    const detail = 'tag' in outcome && outcome.tag === 'nonsense' ? outcome.detail : ''
    return failed(detail === 'size' ? 'larger or deeper than the portal reads' : `cannot be read: ${detail}`)
  }
  const { status, body } = came
  if (name === 'login' && allowsTwoFactor(body))
    return failed(
      'a code is needed',
      finding('stops', '', 'a second factor', 'an `account` without one: no code is guessed'),
    )
  if ('tag' in outcome) {
    if (status === 429) return { tag: 'skipped', why: 'the office asked for patience (429)' }
    return failed(`status ${status}`, refusalFinding(heard, status, body))
  }
  if (outcome.type === 'text/html')
    return failed(
      `status ${status} with a page (text/html)`,
      finding('stops', 'header content-type', 'text/html', 'application/json'),
    )
  const judged = expected === null ? { findings: [], ignored: [] } : judgeAnswer(expected, body)
  return verdict(`status ${status}`, [...judged.findings, ...callFindings(name, { status, body, now })], judged.ignored)
}

const refusalVerdict = (heard: Heard, status: number): Verdict => {
  const came = statusAndBody(heard)
  if (came?.status === status) return verdict(`refused with ${status}`, [])
  const found = came === null ? 'no status' : String(came.status)
  return failed(`not refused with ${status}`, finding('stops', 'status', found, String(status)))
}

/** An account with a second factor: any status may say that a code is needed, and the portal must see it. */
const codeVerdict = (heard: Heard): Verdict => {
  const came = statusAndBody(heard)
  if (came !== null && allowsTwoFactor(came.body)) return verdict('a code is needed', [])
  const found = came === null ? 'no answer' : `${came.status} with ${keysOf(came.body)}`
  return failed(
    'the portal does not see that a code is needed',
    finding('stops', '', found, 'two_factor_required: true'),
  )
}

const dueVerdict = (heard: Heard): Verdict => {
  switch (heard.due.tag) {
    case 'answer':
      return answerVerdict(heard)
    case 'refusal':
      return refusalVerdict(heard, heard.due.status)
    case 'code':
      return codeVerdict(heard)
  }
}

/** What came of a call: a pure function of what was asked and what was heard. */
export const verdictOf = (heard: Heard): Verdict => {
  const why = silence(heard)
  return withHeaders(why === null ? dueVerdict(heard) : failed(why), heard.exchange)
}
