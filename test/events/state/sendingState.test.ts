import { describe, expect, test } from 'vitest'
import {
  attemptAfterFailure,
  fileBeingSent,
  invitationReceived,
  isLockedBySending,
  isReceiptUnclear,
  isSendingBusy,
  nextFile,
  sendingAfterAnswer,
  sendingAfterReply,
  sendingBegun,
  sendingLoaded,
  sendingReopened,
  withFileArrived,
  withUnconfirmedSending,
} from '../../../events/state/sendingState'
import { initialState, type Sending, type State } from '../../../events/state/state'
import { catalogues } from '../../arbitraries/surveys'
import { invitation } from '../../projections/portal'

const idle: Sending = { tag: 'idle' }
const busy: Sending = { tag: 'busy', at: 10, body: 'b1', again: false }
const oneFile: Sending = { tag: 'oneFile', name: 'b.pdf' }
const sent: Sending = { tag: 'sent', submittedAt: '2026-11-22T10:00:00Z' }
const failed: Sending = { tag: 'failed', failure: 'invalid', fields: [], file: null }
type Unconfirmed = Extract<Sending, { tag: 'unconfirmed' }>
const unconfirmed = (more: Partial<Unconfirmed> = {}): Sending => ({
  tag: 'unconfirmed',
  why: 'noAnswer',
  body: 'b1',
  since: 20,
  asked: 2,
  absent: false,
  sought: true,
  ...more,
})

const file = (name: string) => ({ name, type: 'application/pdf', size: 4, digest: name }) as const
const files = ['a.pdf', 'b.pdf', 'c.pdf'].map(file)
const attempt = { at: 10, changed: true }
const first = initialState(catalogues.shipped)
const state = (sending: Sending, more: Partial<State> = {}): State => ({
  ...first,
  facts: { ...first.facts, type: 'full' },
  sending,
  ...more,
})

test('what is on its way, what only the office can tell, and what locks the answers', () => {
  const told = (sending: Sending) => [isSendingBusy(sending), isReceiptUnclear(sending), isLockedBySending(sending)]
  expect(told(idle)).toEqual([false, false, false])
  expect(told(busy)).toEqual([true, true, true])
  expect(told(oneFile)).toEqual([true, false, true])
  expect(told(failed)).toEqual([false, false, false])
  expect(told(sent)).toEqual([false, false, false])
  expect(told(unconfirmed({ asked: 0 }))).toEqual([true, true, true])
  expect(told(unconfirmed())).toEqual([false, true, true])
  expect(told(unconfirmed({ asked: 0, absent: true }))).toEqual([true, false, true])
  expect(told(unconfirmed({ absent: true }))).toEqual([false, false, false])
})

describe('documents go one by one, those that are not at the office yet', () => {
  const filesSent = new Set(['a.pdf'])

  test('while all is sent, and when one goes by itself', () => {
    expect(nextFile(state(busy, { files, filesSent }))?.name).toBe('b.pdf')
    expect(fileBeingSent(state(busy, { files, filesSent }))?.name).toBe('b.pdf')
    expect(fileBeingSent(state({ tag: 'oneFile', name: 'c.pdf' }, { files, filesSent }))?.name).toBe('c.pdf')
    for (const sending of [idle, failed, sent, unconfirmed()])
      expect(fileBeingSent(state(sending, { files, filesSent }))).toBeUndefined()
    expect(nextFile(state(busy, { files, filesSent: new Set(files.map(({ name }) => name)) }))).toBeUndefined()
  })

  test('an invitation that sends no documents sends none', () => {
    const enriched = state(busy, { files, facts: { ...first.facts, type: 'mortgage_enrich' } })
    expect(nextFile(enriched)).toBeUndefined()
    expect(fileBeingSent(enriched)).toBeUndefined()
    expect(fileBeingSent(state(busy, { files: [] }))).toBeUndefined()
  })

  test('the one that went by itself ends its sending, another one does not', () => {
    expect(withFileArrived(state(oneFile, { filesSent }), 'b.pdf')).toEqual({
      filesSent: new Set(['a.pdf', 'b.pdf']),
      sending: idle,
    })
    expect(withFileArrived(state(oneFile), 'c.pdf').sending).toBe(oneFile)
    expect(withFileArrived(state(busy), 'b.pdf').sending).toBe(busy)
  })
})

describe('a sending', () => {
  test('that begins is the attempt from then on, unless an earlier one may have arrived', () => {
    expect(sendingBegun(state(idle), 30, 'b2')).toEqual({
      sending: { tag: 'busy', at: 30, body: 'b2', again: false },
      attempt: { at: 30, changed: false },
    })
    expect(sendingBegun(state(idle, { attempt }), 30, 'b2').attempt).toBe(attempt)
  })

  test.each<readonly [string, Sending, string | null, boolean]>([
    ['the same body, of which nobody knows', unconfirmed(), 'b1', true],
    ['the same body, while it goes', busy, 'b1', true],
    ['another body', unconfirmed(), 'b2', false],
    ['one that the office does not have', unconfirmed({ absent: true }), 'b1', false],
    ['one of which no body was kept', unconfirmed({ body: null }), null, false],
    ['after a refusal', failed, 'b1', false],
  ])('goes on with the one before: %s', (_, before, body, isAgain) => {
    expect(sendingBegun(state(before), 30, body).sending).toEqual({ tag: 'busy', at: 30, body, again: isAgain })
  })

  test('that nobody answered keeps its body and its attempt', () => {
    expect(withUnconfirmedSending(state(busy, { attempt }), 'noAnswer', 40)).toEqual({
      sending: { tag: 'unconfirmed', why: 'noAnswer', body: 'b1', since: 40, asked: 0, absent: false, sought: false },
      attempt,
    })
    expect(withUnconfirmedSending(state(failed), 'noProof', 40).sending).toMatchObject({ body: null })
  })

  test('whose body is gone did not go this time: what began with it is no attempt, what began before is', () => {
    const gone = withUnconfirmedSending(state(busy, { attempt }), 'bodyGone', 40)
    expect(gone.sending).toMatchObject({ why: 'bodyGone', body: null })
    expect(gone.attempt).toBeNull()
    const before = { at: 5, changed: false }
    expect(withUnconfirmedSending(state(busy, { attempt: before }), 'bodyGone', 40).attempt).toBe(before)
    expect(withUnconfirmedSending(state(unconfirmed(), { attempt }), 'bodyGone', 40).attempt).toBe(attempt)
    expect(withUnconfirmedSending(state(busy), 'bodyGone', 40).attempt).toBeNull()
  })

  test('that failed: a refusal says that nothing arrived, a document that the inventory did not go', () => {
    expect(attemptAfterFailure(state(busy, { attempt }), 'invalid', null)).toBeNull()
    expect(attemptAfterFailure(state(busy, { attempt }), 'unexpected', null)).toBe(attempt)
    expect(attemptAfterFailure(state(busy, { attempt }), 'network', null)).toBe(attempt)
    expect(attemptAfterFailure(state(busy, { attempt }), 'network', 'a.pdf')).toBeNull()
    expect(attemptAfterFailure(state(busy, { attempt: { at: 5, changed: true } }), 'invalid', 'a.pdf')).not.toBeNull()
  })

  test('the office was asked: once more, absent as soon as it said so once', () => {
    expect(sendingAfterReply(unconfirmed(), false)).toEqual(unconfirmed({ asked: 3, sought: false }))
    expect(sendingAfterReply(unconfirmed(), true)).toEqual(unconfirmed({ asked: 3, absent: true, sought: false }))
    expect(sendingAfterReply(unconfirmed({ absent: true }), false)).toMatchObject({ absent: true })
    for (const sending of [idle, busy, sent, failed]) expect(sendingAfterReply(sending, true)).toBe(sending)
  })
})

describe('a visit that begins after one that ended while sending', () => {
  const of = (sending: Sending, more: Partial<State> = {}) => sendingReopened(state(sending, more), 90)

  test('asks anew, once told; of one that the office said to have nothing of, no more', () => {
    expect(of(unconfirmed(), { attempt })).toEqual({
      attempt,
      sending: unconfirmed({ since: 90, asked: 1, sought: false }),
    })
    expect(of(unconfirmed({ absent: true })).sending).toMatchObject({ since: 90, asked: 5, absent: true })
  })

  test('with documents left it did not go out; else only the office can tell', () => {
    expect(of(busy, { files, attempt })).toEqual({ sending: idle, attempt: null })
    expect(of(busy, { files, attempt: { at: 5, changed: false } }).attempt).toEqual({ at: 5, changed: false })
    const unheard = unconfirmed({ why: 'noProof', since: 90, asked: 1, sought: false })
    expect(of(busy, { attempt })).toEqual({ sending: unheard, attempt })
    expect(of({ ...busy, again: true }, { files, attempt })).toEqual({ sending: unheard, attempt })
  })

  test('a document that went by itself is asked for again; what had ended stays as it ended', () => {
    expect(of(oneFile, { attempt })).toEqual({ sending: idle, attempt })
    for (const sending of [idle, failed, sent]) expect(of(sending, { attempt })).toEqual({ sending, attempt })
  })
})

test('what loading the customer tells of a sending', () => {
  const open = invitation('full')
  const taken = invitation('full', { submitted_at: '2026-11-22' })
  expect(sendingLoaded(state(busy), null)).toBe(busy)
  expect(sendingLoaded(state(sent), taken)).toBe(sent)
  expect(sendingLoaded(state(unconfirmed()), taken)).toEqual(idle)
  expect(sendingLoaded(state(failed), open)).toBe(failed)
  expect(sendingLoaded(state(busy), open)).toBe(busy)
  expect(sendingLoaded(state(unconfirmed()), open)).toEqual(unconfirmed({ absent: true }))
  expect(sendingLoaded(state(unconfirmed({ asked: 0 })), open)).toEqual(unconfirmed({ absent: true, asked: 1 }))
})

test('what the office said of an answer goes with another answer to it, and only that', () => {
  const told: Sending = {
    ...failed,
    fields: [
      ['customer.email', 'Onbekend'],
      ['customer.phone', 'Te kort'],
    ],
  }
  expect(sendingAfterAnswer(told, 'customer.email')).toEqual({ ...told, fields: [['customer.phone', 'Te kort']] })
  expect(sendingAfterAnswer(told, 'customer.last_name')).toBe(told)
  expect(sendingAfterAnswer(busy, 'customer.email')).toBe(busy)
})

test('an inventory that was received is noted at the invitation that is there', () => {
  expect(invitationReceived(state(busy, { invitation: invitation('full') }), '2026-11-22')?.submitted_at).toBe(
    '2026-11-22',
  )
  expect(invitationReceived(state(busy), '2026-11-22')).toBeNull()
})
