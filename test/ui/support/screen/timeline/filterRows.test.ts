import { describe, expect, test } from 'vitest'
import type { SurveyRecord } from '../../../../../events/record/surveyRecord'
import { openReplay } from '../../../../../projections/replay/replay'
import { rowContextOf, rowWords } from '../../../../../ui/support/records/rowWords'
import { type TimelineRow, timelineRows } from '../../../../../ui/support/records/timelineRows'
import { filterRows, type RowText } from '../../../../../ui/support/screen/timeline/filterRows'
import { searchTermsIn } from '../../../../../ui/support/screen/timeline/searchTerms'
import { catalogue, goldenLog } from '../goldenReplay'

const lookIn = (name: string, records: readonly SurveyRecord[] = goldenLog(name).records) => {
  const replay = openReplay(catalogue, goldenLog(name).header, records)
  const [reading, rows, texts] = [rowContextOf({ replay }), timelineRows(records), new WeakMap<TimelineRow, RowText>()]
  return {
    rows,
    found: (text: string) => filterRows(reading, records, rows, null, text, texts),
    words: (text: string) =>
      filterRows(reading, records, rows, null, text, texts).map(row =>
        Object.values(rowWords(reading, row)).join(': '),
      ),
  }
}

const lent = lookIn('v2-chained')
const tabs = lookIn('v3-tabs-and-calls')

test('a lender finds all rows of its mortgage and of the parts in it, removed or not, whatever the letters', () => {
  const found = lent.words('syntrus')
  expect(found).toEqual(lent.words('SÝNTRUS'))
  expect(found.filter(one => one.endsWith('verwijderd')).length).toBeGreaterThan(1)
  expect(found.some(one => one.startsWith('Rente (%) (Hypotheek 2'))).toBe(true)
  expect(found.some(one => one.includes('Hypotheek 1'))).toBe(false)
})

describe('a number is found however it was stored or written', () => {
  const first = goldenLog('v2-chained').records
  const given = (value: string | number, path: string): readonly SurveyRecord[] => [
    ...first,
    {
      seq: first.length + 1,
      id: 'x',
      at: 0,
      by: 'customer',
      command: 'ChangeAnswer',
      events: [{ type: 'AnswerChanged', v: 1, path, value }],
    },
  ]
  test.each([
    ['customer.mortgages.r019-0.parts.r022-0.rentepercentage', 2.1, ['2,1', '2.1', '2,10']],
    ['customer.mortgages.r019-0.parts.r022-0.rentepercentage', '2.1', ['2,1']],
    [
      'customer.mortgages.r019-0.parts.r022-0.huidige_hoogte_leningdeel',
      77500,
      ['77.500', '77500', '77.500,00', '€ 77.500'],
    ],
    ['customer.mortgages.r019-0.parts.r022-0.huidige_hoogte_leningdeel', '77500.0000', ['77.500']],
  ] as const)('%s %s', (path, value, asked) => {
    const { rows, found } = lookIn('v2-chained', given(value, path))
    for (const text of asked) expect([text, found(text).at(-1) === rows.at(-1)]).toEqual([text, true])
    for (const text of ['2,11', '7.750', '12,1'])
      expect([text, found(text).at(-1) === rows.at(-1)]).toEqual([text, false])
  })
})

test('tabs and what failed are found as one says it, and all words must be there', () => {
  expect(tabs.words('tabblad').length).toBe(5)
  expect(tabs.words('mislukt').length).toBeGreaterThan(8)
  expect(tabs.words('mislukt DOCUMENT')).toEqual(['Document loonstrook.pdf versturen mislukt: status 500: '])
  expect(tabs.words('mislukt tabblad')).toEqual([])
})

test('a time and a day in Amsterdam are found, with and without other words', () => {
  const seqs = (text: string) => [...new Set(tabs.found(text).map(({ record }) => record.seq))]
  const atTen = seqs('10:01')
  expect(atTen.length).toBeGreaterThan(3)
  expect(seqs('10.01')).toEqual(atTen)
  expect([seqs('9:01'), seqs('10:01 tabblad').every(seq => atTen.includes(seq))]).toEqual([[], true])
  for (const day of ['21-11', '21-11-2026', '21/11/26', '21 november', '21 november 2026'])
    expect([day, tabs.found(day).length]).toEqual([day, tabs.rows.length])
  expect(seqs('22-12')).toEqual([])
})

test('what is asked for by time alone makes no text of any row', () => {
  const rows = lookIn('v2-chained').rows
  const texts = new WeakMap<TimelineRow, RowText>()
  const { header, records } = goldenLog('v2-chained')
  const reading = rowContextOf({ replay: openReplay(catalogue, header, records) })
  expect(filterRows(reading, records, rows, null, '10:00', texts).length).toBeLessThan(rows.length)
  expect(rows.some(row => texts.has(row))).toBe(false)
  expect(searchTermsIn('  ')).toEqual([])
})
