import type { CallFault, HttpCall, HttpResponse } from '../../events/effects/calls/http'
import { officeCalls } from './calls'
import type { Finding } from './finding'
import { type Heard, verdictOf } from './verdict'

// Calls that are judged without a network.

const call: HttpCall = { method: 'GET', base: 'api', path: '/api/portal/customer' }

export const heard = (name: string, outcome: HttpResponse | CallFault, more: Partial<Heard> = {}): Heard => ({
  name,
  recorded: { call, outcome },
  exchange: null,
  expected: officeCalls.find(one => one.name === name)?.expected ?? null,
  due: { tag: 'answer' },
  besides: () => [],
  limitMs: 20_000,
  now: Date.parse('2026-11-24T12:00:00Z'),
  ...more,
})

export const json = (body: unknown, status = 200): HttpResponse => ({ status, type: 'application/json', body })

export const invitation = { id: '3', type: 'full', valid_until: '2099-01-01', submitted_at: null }

/** An answer with a customer in it, who is without fault but for this. */
export const customer = (more: object): HttpResponse => json({ data: { id: 1, invitation, ...more } })

const told = ({ weight, at, found, wanted }: Finding): string => `${weight} ${at}: ${found}. Wanted: ${wanted}`

/** What is said of a call, each finding in one line. */
export const judged = (given: Heard) => {
  const verdict = verdictOf(given)
  return verdict.tag === 'skipped'
    ? { tag: verdict.tag, said: verdict.why, findings: [] }
    : { tag: verdict.tag, said: verdict.said, findings: verdict.findings.map(told) }
}
