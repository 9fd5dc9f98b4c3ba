import { describe, expect, test } from 'vitest'
import type { SurveyRecord } from '../../../../events/record/surveyRecord'
import { nextRefused, playbackMarks, previousRefused } from '../../../../projections/replay/playback/playbackMarks'
import { longestPauseMs, playbackWait, shortestStayMs } from '../../../../projections/replay/playback/playbackSpeed'
import { portal } from '../../portal'

const record = (seq: number, at: number, ...events: SurveyRecord['events']): SurveyRecord => ({
  seq,
  id: `r${seq}`,
  at,
  by: 'customer',
  command: 'Something',
  events,
})

describe('the marks of a scrubber', () => {
  test('submits with what the customer was told, openings, alerts, sendings and faults, in order', () => {
    const at = portal({ type: 'full' })
    at.does({ type: 'SubmitStep', step: 'personal_details' })
    at.does({ type: 'SubmitStep', step: 'questions_for_the_advisor' })
    at.does({ type: 'ShowNotice', kind: 'danger', text: 'Niet alle velden zijn ingevuld' })
    // Every step is judged then, and the customer pressed once.
    at.does({ type: 'SubmitStep', step: 'complete' })
    const marks = playbackMarks(at.records)
    expect(marks.map(({ tag, seq }) => [seq, tag])).toEqual([
      [1, 'opened'],
      [3, 'refused'],
      [4, 'accepted'],
      [5, 'notice'],
      [6, 'refused'],
    ])
    expect(marks.at(-1)).toMatchObject({ step: 'complete' })
    expect(marks[1]).toMatchObject({ errors: expect.arrayContaining([['customer.gender', 'chosen']]) })
    expect([nextRefused(marks, 0), nextRefused(marks, 3), nextRefused(marks, 6)]).toEqual([3, 6, null])
    expect([previousRefused(marks, 6), previousRefused(marks, 3)]).toEqual([3, null])
  })

  test('what went wrong is marked: a sending that failed or is not confirmed, damage, and what nobody knows', () => {
    const marks = playbackMarks([
      record(1, 0, { type: 'SendingStarted', v: 2, body: null }),
      record(2, 0, { type: 'SendingUnconfirmed', v: 2, why: 'noProof' }),
      record(3, 0, { type: 'SendingFailed', v: 1, failure: 'invalid', fields: [], file: null }),
      record(4, 0, { type: 'InventorySent', v: 1, submittedAt: 'now' }),
      record(5, 0, { type: 'AnswersRestored', v: 1, items: [], answers: [], submitted: [], files: [], filesSent: [] }),
      record(6, 0, { type: 'Unknown', raw: { type: 'AnswerPraised', v: 1 } }),
    ])
    expect(marks.map(({ tag }) => tag)).toEqual(['sending', 'fault', 'fault', 'sent', 'restored', 'unknown'])
  })
})

describe('the pace of a replay', () => {
  const records = [record(1, 1000), record(2, 1500), record(3, 90_000), record(4, 80_000), record(5, 80_000)]

  test("is the customer's own, with pauses made short", () => {
    expect(playbackWait(records, 1, 1)).toBe(500)
    expect(playbackWait(records, 2, 1)).toBe(longestPauseMs)
    expect(playbackWait(records, 2, 1, 100_000)).toBe(88_500)
  })

  test('is as many times faster, and each record is still seen', () => {
    expect(playbackWait(records, 1, 2)).toBe(250)
    expect(playbackWait(records, 1, 0.5)).toBe(1000)
    // A clock that was put back, and two records of one moment.
    expect([playbackWait(records, 3, 1), playbackWait(records, 4, 16), playbackWait(records, 0, 1)]).toEqual([
      shortestStayMs,
      shortestStayMs,
      shortestStayMs,
    ])
  })

  test('comes to an end', () => {
    expect(playbackWait(records, 5, 1)).toBeNull()
    expect(playbackWait([], 0, 1)).toBeNull()
  })
})
