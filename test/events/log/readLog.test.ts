import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readLog } from '../../../events/log/readLog'
import { encodeRecord, type StoredLogHeader, type SurveyRecord } from '../../../events/record/surveyRecord'
import { headerArbitrary, recordsArbitrary } from '../../arbitraries/record'
import { header } from './samples'

const linesOf = (head: StoredLogHeader, records: readonly SurveyRecord[]) =>
  [head, ...records.map(encodeRecord)].map((value, seq) => ({ seq, text: JSON.stringify(value) }))

const logArbitrary = fc.record({ head: headerArbitrary, records: recordsArbitrary() })

/** What is kept and what goes aside, together, as lines. */
const allOf = (lines: ReturnType<typeof linesOf>) => {
  const { header: head, records, aside } = readLog(lines)
  const kept = head === null ? 0 : records.length + 1
  return { kept, from: aside === null ? lines.length : aside.from, head, records, aside }
}

describe('reading a log', () => {
  it('reads what was written', () => {
    fc.assert(
      fc.property(logArbitrary, ({ head, records }) => {
        expect(readLog(linesOf(head, records))).toEqual({ header: head, records, aside: null })
      }),
    )
  })

  it('never throws and never loses a line, whatever bit of whatever line is damaged', () => {
    fc.assert(
      fc.property(logArbitrary, fc.nat(), fc.nat(), fc.integer({ min: 1, max: 255 }), (log, line, place, flip) => {
        const lines = linesOf(log.head, log.records)
        const at = line % lines.length
        const damaged = lines.map(({ seq, text }) => {
          if (seq !== at) return { seq, text }
          const i = place % text.length
          return { seq, text: text.slice(0, i) + String.fromCharCode(text.charCodeAt(i) ^ flip) + text.slice(i + 1) }
        })
        const { kept, from, records, head } = allOf(damaged)
        expect(kept).toBe(from)
        // A flipped bit may leave the line readable, or make the whole log another one's; what stands before is as it was.
        if (head !== null)
          expect(records.slice(0, Math.max(0, at - 1))).toEqual(log.records.slice(0, Math.max(0, at - 1)))
      }),
      { numRuns: 500 },
    )
  })

  it('keeps all before the line that was cut off, and sets the rest aside', () => {
    fc.assert(
      fc.property(logArbitrary, fc.nat(), fc.nat(), (log, line, length) => {
        const lines = linesOf(log.head, log.records)
        const at = line % lines.length
        const cut = lines.map(({ seq, text }) => ({
          seq,
          text: seq === at ? text.slice(0, length % text.length) : text,
        }))
        const { kept, from, records, aside } = allOf(cut)
        expect([kept, from]).toEqual([at, at])
        expect(aside?.why).toBe(at === 0 ? 'header' : 'damaged')
        expect(records).toEqual(log.records.slice(0, Math.max(0, at - 1)))
      }),
    )
  })

  it('calls a missing line a gap, unless it was the last', () => {
    fc.assert(
      fc.property(logArbitrary, fc.nat(), ({ head, records }, nat) => {
        fc.pre(records.length > 0)
        const at = 1 + (nat % records.length)
        const { kept, from, aside } = allOf(linesOf(head, records).filter(({ seq }) => seq !== at))
        expect(kept).toBe(at)
        expect(from).toBe(at)
        expect(aside?.why).toBe(at === records.length ? undefined : 'gap')
      }),
    )
  })

  it('lifts an old event with its upcaster, and calls it damaged without one', () => {
    const old = {
      seq: 1,
      id: 'a',
      at: 1,
      by: 'customer',
      command: 'ChangeAnswer',
      events: [{ type: 'AnswerChanged', v: 0, at: 'customer.first_name', value: 'Anna' }],
    }
    const lines = [header('first'), old].map((value, seq) => ({ seq, text: JSON.stringify(value) }))
    expect(readLog(lines, {}).aside?.why).toBe('damaged')
    const lifted = readLog(lines, { AnswerChanged: { 0: ({ at, value }) => ({ path: at, value }) } })
    expect(lifted.records[0]?.events).toEqual([
      { type: 'AnswerChanged', v: 1, path: 'customer.first_name', value: 'Anna' },
    ])
  })
})
