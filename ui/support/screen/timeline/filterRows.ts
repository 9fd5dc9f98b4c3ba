/** Selects the timeline rows of a kind that match all search terms: words, numbers, a lender, a time or a day. */
import type { Catalogue } from '../../../../domain/engine/catalogue'
import { listAddress, slotAddress } from '../../../../domain/engine/path'
import type { SurveyRecord } from '../../../../events/record/surveyRecord'
import { shownLoggedAnswer } from '../../../../projections/wording/shownAnswer'
import { type RowKind, rowKindOf } from '../../records/rowKind'
import { type RowContext, rowWords } from '../../records/rowWords'
import type { TimelineRow } from '../../records/timelineRows'
import { eventWords } from '../../words/eventWords'
import { storedAnswerWords } from '../../words/storedAnswerWords'
import { momentParts } from '../../words/timeOf'
import { numbersIn, plainText, type SearchTerm, searchTermsIn } from './searchTerms'

/** The ids of the items that a row is in or about, each after the path of its list. */
const itemsOf = (catalogue: Catalogue, { event }: TimelineRow): readonly string[] => {
  if (event === null) return []
  if ('path' in event && typeof event.path === 'string') {
    return slotAddress(catalogue, event.path)?.ids ?? []
  }
  if ('list' in event && 'id' in event) return [...(listAddress(catalogue, event.list)?.ids ?? []), event.id]
  return []
}

const lendersByRecords = new WeakMap<readonly SurveyRecord[], ReadonlyMap<string, string>>()

/** By the id of an item the names of the lenders that were ever chosen in it, the item gone or not. */
const lendersOf = (
  { catalogue, lenders }: RowContext,
  records: readonly SurveyRecord[],
): ReadonlyMap<string, string> => {
  const found = lendersByRecords.get(records)
  if (found !== undefined) return found
  const names = new Map<string, string>()
  for (const { seq, events } of records)
    for (const event of events) {
      if (event.type !== 'AnswerChanged') continue
      const address = slotAddress(catalogue, event.path)
      const question = address?.slot.question
      const id = address?.ids.at(-1)
      if (id === undefined || question?.kind !== 'choice' || question.supply?.from !== 'lenders') continue
      const name = shownLoggedAnswer(catalogue, lenders(seq), event.path, event.value) ?? ''
      const before = names.get(id) ?? ''
      if (!before.includes(`${name};`)) names.set(id, `${before}${name};`)
    }
  lendersByRecords.set(records, names)
  return names
}

/** The searchable text of a row, in lower case, and its numbers; null until a number is searched for. */
export interface RowText {
  readonly text: string
  readonly value: string
  numbers: string | null
}

/** The searchable text of a row: its words, the stored form and its lender. */
const rowTextOf = (context: RowContext, records: readonly SurveyRecord[], row: TimelineRow): RowText => {
  const { event, record } = row
  const { what, value } = rowWords(context, row)
  const isAnswer = event?.type === 'AnswerChanged'
  const stored = event === null ? record.command : isAnswer ? event.path : eventWords(context.catalogue, event)
  const answer = isAnswer ? storedAnswerWords(event.value) : ''
  const lenders = lendersOf(context, records)
  const items = lenders.size === 0 ? [] : itemsOf(context.catalogue, row)
  const lenderNames = items.map(id => lenders.get(id) ?? '').join(' ')
  const answerText = `${value} ${answer}`
  return {
    text: plainText(`${record.seq} ${what} ${answerText} ${stored} ${lenderNames}`),
    value: answerText,
    numbers: null,
  }
}

const isAt = ({ record: { at } }: TimelineRow, { time, day }: SearchTerm): boolean => {
  if (time === null && day === null) return false
  // Whole hours apart from everywhere: the minute is that of any clock.
  if (time !== null && Math.trunc(at / 60_000) % 60 !== time.minute) return false
  const moment = momentParts(at)
  if (moment === null) return false
  if (time !== null) return moment.time.startsWith(time.text)
  return day !== null && (day.length > 5 ? moment.day === day : moment.day.startsWith(day))
}

/**
 * The rows of a kind that match all search terms: words, numbers, a lender, a time or a day.
 * @param texts a cache of the rows' texts
 */
export const filterRows = (
  context: RowContext,
  records: readonly SurveyRecord[],
  rows: readonly TimelineRow[],
  kind: RowKind | null,
  text: string,
  texts: WeakMap<TimelineRow, RowText>,
): readonly TimelineRow[] => {
  const terms = searchTermsIn(text)
  if (kind === null && terms.length === 0) return rows
  const cachedRowText = (row: TimelineRow): RowText => {
    const one = texts.get(row) ?? rowTextOf(context, records, row)
    texts.set(row, one)
    return one
  }
  const has = (row: TimelineRow, { word, numbers }: SearchTerm): boolean => {
    const one = cachedRowText(row)
    if (word !== null && one.text.includes(word)) return true
    if (numbers.length === 0) return false
    one.numbers ??= numbersIn(one.value).join('')
    const { numbers: rowNumbers } = one
    return numbers.some(each => rowNumbers.includes(each))
  }
  return rows.filter(
    row =>
      (kind === null || rowKindOf(row.event) === kind) &&
      terms.every(one => isAt(row, one) || ((one.word !== null || one.numbers.length > 0) && has(row, one))),
  )
}
