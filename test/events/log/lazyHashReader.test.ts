import { expect, test } from 'vitest'
import { chainLine, linkAfter } from '../../../events/log/hashChain'
import { linesDigest } from '../../../events/log/logExport/exportLine'
import { createLogImport, planImport } from '../../../events/log/logExport/importLog'
import type { ImportPlan } from '../../../events/log/logExport/importPlan'
import { encodeRecord, type SurveyRecord } from '../../../events/record/surveyRecord'
import { answered, header } from './samples'

const first = { type: 'klantportaal-log', version: 1, ...header('l') }

/** An export of these records, each chained to the one before; without its end, which says something of it too. */
const exported = (...records: readonly SurveyRecord[]): readonly string[] => {
  let link = 'l'
  const lines = records.map(record => {
    const line = chainLine(link, JSON.stringify(encodeRecord(record)))
    link = linkAfter(line, 'l')
    return line
  })
  return [JSON.stringify(first), ...lines]
}

const four = [1, 2, 3, 4].map(seq => answered(seq))

/** The same with the third record changed after it was stored. */
const changed = (lines: readonly string[]): string => lines.join('\n').replace('answer 3', 'answer 7')

const late = (text: string) => {
  const reading = createLogImport({ hashes: 'later' })
  return { ...reading, plan: reading.take(text) ?? reading.end() }
}

const tags = ({ reasons }: ImportPlan): readonly string[] => reasons.map(({ tag }) => tag)

const count = (plan: ImportPlan): number => (plan.verdict === 'impossible' ? 0 : plan.log.records.length)

test('until the last hash was looked at nobody says that it is whole, and then it is said', () => {
  const lines = exported(...four)
  const trailer = JSON.stringify({ type: 'trailer', count: 4, head: 4, digest: linesDigest(lines) })
  const { plan, look } = late([...lines, trailer, ''].join('\n'))
  expect(plan).toMatchObject({ verdict: 'unchecked', isChecked: false, reasons: [] })
  expect([look(1), look(2)]).toEqual([null, null])
  expect(look(1)).toMatchObject({ verdict: 'fine', isChecked: true, log: { records: four } })
})

test('a record that was changed is found when it is looked at, and what follows goes too', () => {
  const { plan, look } = late(changed(exported(...four)))
  expect([tags(plan), count(plan), plan.verdict !== 'impossible' && plan.isChecked]).toEqual([['truncated'], 4, false])
  expect(look(2)).toBe(null)
  expect(look(1)).toMatchObject({
    verdict: 'risky',
    isChecked: true,
    leftOut: 2,
    reasons: [{ tag: 'damaged', detail: '2 records, from 3: the hash differs' }, { tag: 'truncated' }],
    log: { records: four.slice(0, 2) },
  })
})

const strange: SurveyRecord = {
  ...answered(4),
  events: [{ type: 'AnswerChanged', v: 1, path: 'window.location', value: 'x' }],
}
/** A customer part that does not decode makes the whole log another one's. */
const retired = (lines: readonly string[]): readonly string[] => {
  const line = JSON.stringify({ ...answered(4), events: [{ type: 'CustomerLoaded', v: 1, customer: 'x' }] })
  return [...lines, chainLine(linkAfter(lines.at(-1) ?? '', 'l'), line)]
}

test.each([
  ['reaches for a strange path', exported(...four.slice(0, 3), strange)],
  ['makes it no log of this portal', retired(exported(...four.slice(0, 3)))],
] as const)('what %s counts only where all before it is as it was stored', (_, lines) => {
  expect(late(lines.join('\n')).plan.verdict).toBe('impossible')
  const text = changed(lines)
  expect(late(text).plan).toEqual(planImport(text))
  expect(late(text).plan).toMatchObject({ verdict: 'risky', isChecked: true, log: { records: four.slice(0, 2) } })
})
