import { isFaultFromOffice } from '../../events/effects/calls/http'
import { allowsTwoFactor } from '../../events/effects/wire/account'
import { judgeAnswer } from './answerFindings'
import { callFindings, isLookedAt } from './callFindings'
import type { Expected } from './calls'
import { corsFindings } from './corsFindings'
import type { Exchange } from './exchange'
import { type Finding, finding } from './finding'
import type { Recorded } from './recording'
import { keysOf, refusalOf } from './refusalWords'
import { type LeafFound, leavesOf } from './walk'

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

/**
 * What a call is to come to. `refusal`: one of these statuses; `code`: that a code is needed; `received`: GET customer
 * says when the inventory came; `again`: the PUT that came before, answered as then or with a 409; `link`: a session, or
 * what makes the portal ask for a name and a password.
 */
export type Due =
  | { readonly tag: 'answer' | 'code' | 'received' | 'again' | 'link' }
  | { readonly tag: 'refusal'; readonly statuses: readonly number[] }

/** A call that was made, with all that is needed to judge it. */
export interface Heard {
  readonly name: string
  readonly recorded: Recorded
  /** Null where nothing went over a network. */
  readonly exchange: Exchange | null
  readonly expected: Expected | null
  readonly due: Due
  /** What is said of its values beside what other calls answered. */
  readonly besides: (leaves: readonly LeafFound[]) => readonly Finding[]
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
  if (!('tag' in outcome) || isFaultFromOffice(outcome)) return null
  if (outcome.tag === 'slow') return `no answer within ${seconds(limitMs)}, and the portal waits no longer`
  const trouble = exchange === null || exchange.trouble === '' ? '' : ` (${exchange.trouble})`
  return outcome.tag === 'offline' ? `not reached${trouble}` : 'not made'
}

const codeWanted = 'an access_token, or two_factor_required: true where a code is needed'

const statusAndBody = ({ recorded: { outcome } }: Heard): { readonly status: number; readonly body: unknown } | null =>
  'status' in outcome ? { status: outcome.status, body: outcome.body } : null

const refusalFinding = (heard: Heard, status: number, body: unknown): Finding => {
  const wanted = heard.name === 'login' ? codeWanted : heard.name === 'inventory' ? '200' : '200 to 299'
  return finding('stops', 'status', `${status} with ${refusalOf(body)}`, wanted)
}

const patience: Verdict = { tag: 'skipped', why: 'the office asked for patience (429)' }

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
    if (status === 429) return patience
    return failed(`status ${status}`, refusalFinding(heard, status, body))
  }
  if (outcome.type === 'text/html')
    return failed(
      `status ${status} with a page (text/html)`,
      finding('stops', 'header content-type', 'text/html', 'application/json'),
    )
  const judged = expected === null ? { findings: [], ignored: [] } : judgeAnswer(expected, body)
  const beside = expected === null ? [] : heard.besides(leavesOf(expected.shape, body))
  const judgedAs = heard.due.tag === 'received' ? 'inventory' : name
  const findings = [...judged.findings, ...callFindings(judgedAs, { status, body, now }), ...beside]
  const told = new Set(findings.map(({ at }) => at))
  const ignored = judged.ignored.filter(at => !told.has(at) && !isLookedAt(name, at))
  return verdict(`status ${status}`, findings, ignored)
}

const refusalVerdict = (heard: Heard, statuses: readonly number[]): Verdict => {
  const status = statusAndBody(heard)?.status
  if (status === 429) return patience
  if (status !== undefined && statuses.includes(status)) return verdict(`refused with ${status}`, [])
  const wanted = statuses.join(' or ')
  return failed(`not refused with ${wanted}`, finding('stops', 'status', String(status ?? 'no status'), wanted))
}

/** Statuses that do as well as an answer. */
const otherwiseFine = (heard: Heard, statuses: readonly number[], said: string): Verdict => {
  const status = statusAndBody(heard)?.status
  return status !== undefined && statuses.includes(status) ? verdict(`${said} (${status})`, []) : answerVerdict(heard)
}

const linkVerdict = (heard: Heard): Verdict =>
  allowsTwoFactor(statusAndBody(heard)?.body)
    ? verdict('a name and a password are asked', [])
    : otherwiseFine(heard, [400, 401, 422], 'a name and a password are asked')

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
    case 'received':
      return answerVerdict(heard)
    case 'again':
      return otherwiseFine(heard, [409], 'not taken twice')
    case 'link':
      return linkVerdict(heard)
    case 'refusal':
      return refusalVerdict(heard, heard.due.statuses)
    case 'code':
      return codeVerdict(heard)
  }
}

/** What came of a call: a pure function of what was asked and what was heard. */
export const verdictOf = (heard: Heard): Verdict => {
  const why = silence(heard)
  return withHeaders(why === null ? dueVerdict(heard) : failed(why), heard.exchange)
}
