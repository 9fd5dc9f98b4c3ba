import { expect, it } from 'vitest'
import type { Answer } from '../../../../../domain/language/answer'
import type { SurveyRecord } from '../../../../../events/record/surveyRecord'
import { type LogSummary, logSummary } from '../../../../../ui/support/screen/inspector/logSummary'
import { openReplaySession } from '../../../../../ui/support/screen/session/replaySession'
import { catalogue, goldenLog, goldenReplay } from '../goldenReplay'

/** What the customer still answers after a log. */
const answered = (seq: number, path: string, value: Answer): SurveyRecord => ({
  seq,
  id: `r${seq}`,
  at: 1_800_000_000_000 + seq,
  by: 'customer',
  command: 'ChangeAnswer',
  events: [{ type: 'AnswerChanged', v: 1, path, value }],
})

/** What is told first of a golden log, or of its beginning and what was answered then. */
const summary = (
  name: string,
  until = Number.POSITIVE_INFINITY,
  then: readonly (readonly [path: string, value: Answer])[] = [],
  rules: string | null = null,
): LogSummary => {
  const { header, records: all } = goldenLog(name)
  const kept = all.filter(({ seq }) => seq <= until)
  const records = [...kept, ...then.map(([path, value], at) => answered(kept.length + at + 1, path, value))]
  return logSummary(openReplaySession(catalogue, { header, records, blobs: [], shutOut: null }, rules ?? header.rules))
}

it('says where the customer stood last, and what held him up, with what he had filled in', () => {
  const { last, sending, refused } = summary('v1-financial-advice', 77)
  expect(last).toMatchObject({ seq: 77, title: 'Persoonlijke gegevens' })
  expect(sending.ending).toBe('not')
  expect(refused).toMatchObject({ seq: 77, isPassed: false })
  expect(refused?.refusals).toContainEqual({
    path: 'customer.phone',
    title: 'Telefoonnummer',
    answer: '06-123',
    message: 'Vul een geldig telefoonnummer in',
    since: null,
  })
  // Of which employer is said too: there may be more than one.
  const item = refused?.refusals.find(({ title }) => title === 'Functie (Werkgever 1)')
  expect(item).toMatchObject({ answer: '', since: null })
})

it('says so when it came right later, and that it was sent', () => {
  const { sending, refused, last } = summary('v1-financial-advice')
  expect(sending.ending).toBe('sent')
  expect(last?.title).toBe('Bedankt, uw inventarisatie is verzonden!')
  expect(refused?.refusals.map(({ since }) => since)).toEqual(refused?.refusals.map(() => 'mended'))
})

it('says of what was put right that it was, and of what is no longer asked that, in a list too', () => {
  const { refused } = summary('v1-financial-advice', 77, [
    ['customer.phone', '0612345678'],
    ['customer.has_partner', 0],
    ['customer.has_employers', 0],
  ])
  const since = Object.fromEntries(refused?.refusals.map(one => [one.path, one.since]) ?? [])
  expect(since).toMatchObject({
    'customer.phone': 'mended',
    'customer.partner.gender': 'unasked',
    'customer.employers.r004-0.function': 'unasked',
    'customer.address.marktwaarde_woning': null,
  })
})

it('says of what other rules refused the words that were recorded, and that it came right of nothing', () => {
  const then = [['customer.gender', ''] as const, ['customer.initials', 'T.J.'] as const]
  const { refused } = summary('v2-refused', 10, [...then, ['customer.date_of_birth', '28-02-1981']], 'others')
  const told = new Map(refused?.refusals.map(one => [one.path, [one.message, one.since]]))
  expect(told.get('customer.date_of_birth')).toEqual(['Vul uw geboortedatum in', 'changed'])
  expect(told.get('customer.gender')).toEqual(['Vul uw geslacht in', null])
})

it('calls nothing mended whose answer is the one that was refused', () => {
  // Other rules recorded a refusal of what the rules of now let pass.
  const replay = goldenReplay('v2-refused')
  const errors = [['customer.initials', 'filled']] as const
  const records = replay.records.slice(0, 10).map(record => ({
    ...record,
    events: record.events.map(event =>
      event.type === 'StepSubmitted' ? { ...event, errors, words: [['Vul voorletters in', null] as const] } : event,
    ),
  }))
  const { rules } = replay.header
  const log = { header: replay.header, records, blobs: [], shutOut: null }
  const { refused } = logSummary(openReplaySession(catalogue, log, rules))
  expect(refused?.refusals).toEqual([
    {
      path: 'customer.initials',
      title: 'Voorletters',
      answer: 'T.',
      message: 'Vul voorletters in',
      since: null,
    },
  ])
})

it('has little to say of a log in which nothing happened', () => {
  expect(summary('v1-financial-advice', 0)).toEqual({
    last: null,
    sending: { ending: 'not', received: [], deniedAt: null },
    refused: null,
    divergence: null,
    hasVerdicts: false,
  })
  expect(summary('v1-financial-advice', 77).hasVerdicts).toBe(true)
})
