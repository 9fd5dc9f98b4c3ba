import * as TE from 'fp-ts/TaskEither'
import { describe, expect, test } from 'vitest'
import type { Command } from '../../../events/decisions/command'
import { failedFault } from '../../../events/disk/storeFault'
import { chainLine, linkAfter } from '../../../events/log/hashChain'
import type { StoredLine } from '../../../events/log/log'
import { otherIntent } from '../../../events/record/intent'
import { encodeRecord, type RecordWithIntent, type SurveyRecord } from '../../../events/record/surveyRecord'
import { containsRecord, isOutdated, othersSince, reachesBackTo } from '../../../events/store/crashRecovery/isOutdated'
import { verifyLog } from '../../../events/store/verifyLog'
import { answered } from '../log/samples'

/** The lines of so many records, chained from the log's id on. */
const linesOf = (count: number): readonly StoredLine[] => {
  let link = 'log'
  return Array.from({ length: count }, (_, i) => {
    const text = chainLine(link, JSON.stringify(encodeRecord(answered(i + 1))))
    link = linkAfter(text, 'log')
    return { seq: i + 1, text }
  })
}

const audited = async (lines: readonly StoredLine[], upTo: number) => {
  const asked: (readonly [number, number])[] = []
  const seen: number[] = []
  let pauses = 0
  const log = {
    lines: (from: number, last: number) => {
      asked.push([from, last])
      return TE.right(lines.filter(({ seq }) => seq >= from && seq <= last))
    },
  }
  const pause = async () => {
    pauses += 1
  }
  const found = await verifyLog(log, 'log', upTo, ({ seq }) => seen.push(seq), pause)
  return { found, asked, seen, pauses }
}

describe('what a start did not look at is looked at in pieces', () => {
  test('all of it, in order, with a pause before each piece', async () => {
    const { found, asked, seen, pauses } = await audited(linesOf(450), 450)
    expect(found).toBeNull()
    expect(asked).toEqual([
      [1, 200],
      [201, 400],
      [401, 450],
    ])
    expect(seen).toEqual(Array.from({ length: 450 }, (_, i) => i + 1))
    expect(pauses).toBe(3)
    expect((await audited(linesOf(200), 200)).asked).toEqual([[1, 200]])
    expect((await audited(linesOf(201), 201)).asked.at(-1)).toEqual([201, 201])
    expect((await audited([], 0)).asked).toEqual([])
  })

  test.each([1, 2, 200, 201, 250])('up to what is damaged, wherever it is: %d', async at => {
    const lines = linesOf(250)
    const broken = [
      lines.map(line => (line.seq === at ? { ...line, text: '{' } : line)),
      lines.map(line => (line.seq === at ? { ...line, text: line.text.replace('answer', 'others') } : line)),
      lines.filter(({ seq }) => seq < at),
    ]
    for (const damaged of broken) {
      const { found, seen } = await audited(damaged, 250)
      expect(found).toBe(at)
      expect(seen).toHaveLength(at - 1)
    }
  })

  test('nothing is said of a store that does not let itself be read', async () => {
    const log = { lines: () => TE.left(failedFault('no')) }
    expect(
      await verifyLog(
        log,
        'log',
        5,
        () => undefined,
        async () => undefined,
      ),
    ).toBeNull()
  })
})

describe('what another page did makes a command outdated', () => {
  const by = (more: Partial<RecordWithIntent>): RecordWithIntent => ({ ...answered(1), intent: otherIntent, ...more })
  const changed = (path: string): SurveyRecord['events'] => [{ type: 'AnswerChanged', v: 1, path, value: 'x' }]
  const shown: SurveyRecord['events'] = [{ type: 'ScreenShown', v: 1, screen: '/intro' }]
  const answer: Command = { type: 'ChangeAnswer', path: 'customer.first_name', value: 'y' }
  const send: Command = { type: 'StartSending', body: 'b1' }

  test('an answer by another answer of the customer to the very question', () => {
    const theirs = by({ events: [...shown, ...changed('customer.first_name')] })
    expect(isOutdated([theirs], answer)).toBe(true)
    expect(isOutdated([by({ events: shown }), theirs], answer)).toBe(true)
    expect(isOutdated([by({ events: changed('customer.last_name') })], answer)).toBe(false)
    expect(isOutdated([by({ events: shown })], answer)).toBe(false)
    expect(isOutdated([], answer)).toBe(false)
    // What the office told of it meanwhile is not the customer's word.
    for (const origin of ['server', 'system', 'retrieval'] as const)
      expect(isOutdated([by({ by: origin, events: changed('customer.first_name') })], answer)).toBe(false)
    expect(isOutdated([theirs], { type: 'AddItem', list: 'customer.first_name' })).toBe(false)
  })

  test('a home by another that was chosen in its place, and by no other answer beside it', () => {
    const place = 'moving.sections.section_31.questions'
    const choose = { type: 'ChooseHome', at: `${place}.home`, id: 'h1' } as const
    const chosen = (at: string): RecordWithIntent =>
      by({ intent: { tag: 'chooseHome', at }, events: changed(`${place}.home_id`) })
    expect(isOutdated([chosen(choose.at)], choose)).toBe(true)
    expect(isOutdated([by({ events: changed(`${place}.home_id`) })], choose)).toBe(false)
    expect(isOutdated([chosen('moving.sections.section_30.questions.home')], choose)).toBe(false)
  })

  test('a sending by any change, whoever made it: what is to be sent was made of what stood there', () => {
    expect(isOutdated([by({ by: 'server', events: [...shown, ...changed('customer.x')] })], send)).toBe(true)
    expect(isOutdated([by({ events: shown }), by({ events: changed('customer.x') })], send)).toBe(true)
    expect(isOutdated([by({ events: shown })], send)).toBe(false)
    expect(isOutdated([], send)).toBe(false)
  })

  test('others are those after the head that it was decided on, or after the first of its own', () => {
    const stored = [1, 2, 3, 4].map(seq => answered(seq))
    const own = [{ command: answer, id: 'record-3', at: 1 }]
    const seqs = (records: readonly SurveyRecord[]) => records.map(({ seq }) => seq)
    expect(seqs(othersSince(stored, 1, own))).toEqual([2, 4])
    expect(seqs(othersSince(stored, null, own))).toEqual([4])
    expect(seqs(othersSince(stored, null, []))).toEqual([])
    expect(seqs(othersSince(stored, 0, []))).toEqual([1, 2, 3, 4])
    expect([
      containsRecord(stored, 'record-4'),
      containsRecord(stored, 'record-5'),
      containsRecord([], 'record-1'),
    ]).toEqual([true, false, false])
  })

  test('the newest records are enough where they reach back to every head that is known', () => {
    expect(reachesBackTo(5, [])).toBe(true)
    expect(reachesBackTo(5, [{ head: 5 }, { head: 9 }])).toBe(true)
    expect(reachesBackTo(5, [{ head: 9 }, { head: 4 }])).toBe(false)
    expect(reachesBackTo(5, [{ head: 9 }, { head: null }])).toBe(false)
    expect(reachesBackTo(0, [{ head: null }])).toBe(false)
  })
})
