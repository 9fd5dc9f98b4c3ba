import { describe, expect, it } from 'vitest'
import { activityLog, activityWords } from '../../../../projections/activityLog/activityLog'
import { createLogHistory, logHistoryOf } from '../../../../projections/logHistory/logHistory'
import { derivation } from '../../../../projections/replay/derivation/derivation'
import { createPlayhead } from '../../../../projections/replay/playback/playhead'
import { rowKindOf } from '../../../../ui/support/records/rowKind'
import { recordWords, rowContextOf, rowWords } from '../../../../ui/support/records/rowWords'
import { type TimelineRow, timelineRows } from '../../../../ui/support/records/timelineRows'
import { filterRows } from '../../../../ui/support/screen/timeline/filterRows'
import { catalogue, goldenReplay } from '../screen/goldenReplay'

const replay = goldenReplay('v1-financial-advice')
const rows = timelineRows(replay.records)
const { live } = createPlayhead(replay)
const reading = rowContextOf({ replay })
const wordsOf = (row: TimelineRow): string => Object.values(rowWords(reading, row)).join(': ')

it('has a row for each event, and one for a record without any', () => {
  expect(rows.length).toBe(replay.records.flatMap(({ events }) => events).length)
  const [first] = replay.records
  const mark = first === undefined ? [] : timelineRows([{ ...first, events: [] }])
  expect(mark.map(({ event }) => event)).toEqual([null])
})

it('says an answer as the customer read it', () => {
  const phone = rows.filter(({ event }) => event?.type === 'AnswerChanged' && event.path === 'customer.phone')
  expect(phone.map(wordsOf)).toEqual(['Telefoonnummer: 06-123', 'Telefoonnummer: 0612345678'])
  const smoking = rows.find(({ event }) => event?.type === 'AnswerChanged' && event.path === 'customer.smoking')
  expect(smoking && wordsOf(smoking)).toBe('Rookt u?: Nee')
  const value = rows.find(({ event }) => event?.type === 'AnswerChanged' && event.value === 'ruim vier ton')
  expect(value && wordsOf(value)).toBe('Geschatte marktwaarde van uw woning: ruim vier ton')
})

it('says what stood in an item that is gone as the customer read it there, lender and all', () => {
  const lent = goldenReplay('v2-chained')
  const words = timelineRows(lent.records).map(row =>
    Object.values(rowWords(rowContextOf({ replay: lent }), row)).join(': '),
  )
  const lender = /^Geldverstrekker \(Hypotheek \d\): (.*)$/
  expect(words.flatMap(one => lender.exec(one)?.[1] ?? [])).toEqual(['Obvion', 'Allianz', 'Syntrus'])
  expect(words.filter(one => /^(Soort rente|Rentevaste periode)/.test(one)).map(one => one.split(': ').at(-1))).toEqual(
    [...['Vaste rente', '20 jaar', 'Variabele rente', '20 jaar']],
  )
})

it('says what was typed and what it became, as no act of its own', () => {
  const typed = goldenReplay('v2-refused')
  const read = rowContextOf({ replay: typed })
  const told = timelineRows(typed.records).filter(({ event }) => event?.type === 'TypedOtherwise')
  expect(told.map(row => Object.values(rowWords(read, row)).join(': '))).toEqual([
    'Aantal uren per maand (Werkgever 2): de klant typte 10,3; het werd 10',
    'Aantal uren per maand (Werkgever 2): de klant typte 10,35; het werd 10',
  ])
  expect(filterRows(read, typed.records, timelineRows(typed.records), null, '10,3', new WeakMap())).toEqual(told)
  const [first] = told
  const path = first?.event?.type === 'TypedOtherwise' ? first.event.path : ''
  const { value } = derivation(typed, first?.record.seq ?? 0, path) ?? {}
  expect(JSON.stringify(value)).toContain("de klant typte '10,3', dat werd '10'")
  const past = { history: createLogHistory(catalogue, typed.records), seq: 9 }
  const words = activityLog(past).map(
    deed => activityWords(catalogue, typed.at(typed.length), past.history.names, deed).words,
  )
  expect(words.filter(one => one.includes('Aantal uren'))).toHaveLength(1)
})

it("names items as the customer's own page of what he did does, in each line", () => {
  const past = { history: createLogHistory(catalogue, replay.records), seq: replay.length }
  const deeds = activityLog(past).map(deed => activityWords(catalogue, live.view(), past.history.names, deed).words)
  const inItems = rows.filter(({ event }) => event?.type === 'AnswerChanged' && /\.employers\./.test(event.path))
  const asked = inItems.map(row => rowWords(reading, row).what)
  expect(asked.filter(what => /^\S.* \(Werkgever [12](: .+)?\)$/.test(what))).toHaveLength(asked.length)
  const told = inItems.filter(({ record }) => record.by === 'customer').map(row => rowWords(reading, row).what)
  expect(told.length).toBeGreaterThan(0)
  expect(told.filter(what => !deeds.some(words => words.startsWith(what)))).toEqual([])
})

it('says of a step whether it was refused', () => {
  const submits = rows.filter(({ event }) => event?.type === 'StepSubmitted')
  expect(submits.map(wordsOf)).toContain('Persoonlijke gegevens: afgekeurd: 7 vragen')
  expect(submits.map(({ event }) => rowKindOf(event))).toContain('accepted')
  expect(recordWords(reading, undefined)).toBe('voor het begin')
})

it('says of a screen, an invitation and a setting what people call them', () => {
  const words = rows.map(wordsOf)
  expect(words).toContain('Scherm: Introductie')
  expect(words).toContain('Scherm: Persoonlijke gegevens')
  expect(words).toContain("Klant geladen, uitnodiging 'Financieel advies': ")
  const [row] = rows
  if (row === undefined) throw new Error('no row')
  const event = { type: 'SettingLoaded', v: 1, name: 'iwize_integration', on: true } as const
  expect(wordsOf({ ...row, event })).toBe('Gegevens ophalen staat aan (iwize_integration): ')
  expect(wordsOf({ ...row, event: { type: 'ScreenShown', v: 1, screen: '/account' } })).toBe('Scherm: /account')
})

describe('looking for rows', () => {
  const found = (kind: Parameters<typeof filterRows>[3], text: string): readonly TimelineRow[] =>
    filterRows(reading, replay.records, rows, kind, text, new WeakMap())

  it('nothing asked for is everything, the very same', () => {
    expect(found(null, '  ')).toBe(rows)
  })

  it('by kind, by question, by answer, by both, whatever the letters', () => {
    expect(found('refused', '').every(({ event }) => rowKindOf(event) === 'refused')).toBe(true)
    expect(found('refused', '').length).toBeGreaterThan(2)
    expect(found(null, 'TELEFOON').length).toBe(2)
    expect(found(null, '06-123').length).toBe(1)
    expect(found('item', '06-123')).toEqual([])
  })

  it('by what stands in the row, which is not always how it was stored', () => {
    expect(found('refused', 'persoonlijke gegevens').length).toBeGreaterThan(0)
    expect(found('screen', 'introductie').length).toBeGreaterThan(0)
    const smoking = found('answer', 'rookt u? nee')
    expect(smoking.map(wordsOf)).toEqual(['Rookt u?: Nee'])
    expect(found(null, 'customer.smoking')).toEqual(smoking)
  })
})

it('has of a log that is looked at one history, wherever it is looked at from', () => {
  expect(logHistoryOf(catalogue, replay.records)).toBe(logHistoryOf(catalogue, replay.records))
})
