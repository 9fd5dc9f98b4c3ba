/** Describes a row of the timeline by subject and value, and a record in one line, for the support tool. */
import type { Catalogue } from '../../../domain/engine/catalogue'
import { capital } from '../../../domain/format/capital'
import { cutText } from '../../../domain/format/cutText'
import type { Lenders } from '../../../domain/language/lender'
import { longestLine } from '../../../domain/language/limits'
import { stepKeys } from '../../../domain/language/stepKey'
import { stepPath } from '../../../domain/portal/navigation'
import type { SurveyRecord } from '../../../events/record/surveyRecord'
import { type ItemNames, itemNamesIn } from '../../../projections/logHistory/itemNames'
import { lendersBySeq } from '../../../projections/replay/lendersBySeq'
import type { Replay } from '../../../projections/replay/replay'
import { shownLoggedAnswer } from '../../../projections/wording/shownAnswer'
import { defaultStepTitle } from '../../../projections/wording/stepTitle'
import { eventWords } from '../words/eventWords'
import { storedAnswerWords } from '../words/storedAnswerWords'
import { typedTextWords } from '../words/typedTextWords'
import { type Event, type TimelineRow, timelineRows } from './timelineRows'

/** A timeline row in words: its subject and its value. */
interface RowWords {
  readonly what: string
  readonly value: string
}

/** An answer as the customer read it; as stored where no field shows it. */
const answerIn = (
  { catalogue, lenders }: RowContext,
  seq: number,
  { path, value }: Extract<Event, { type: 'AnswerChanged' }>,
): string => {
  const shown = shownLoggedAnswer(catalogue, lenders(seq), path, value)
  return shown === null ? storedAnswerWords(value) : shown || 'leeggemaakt'
}

/** The title of a screen; its path where it is no step. */
const screenTitle = (catalogue: Catalogue, screen: string): string => {
  const step = stepKeys.find(key => stepPath(key) === screen)
  return (step === undefined ? '' : defaultStepTitle(catalogue, step)) || screen
}

/** What the words of a row are looked up in. */
export interface RowContext {
  readonly catalogue: Catalogue
  readonly names: ItemNames
  readonly lenders: (seq: number) => Lenders
}

export const rowContextOf = ({
  replay: { catalogue, records },
}: Readonly<{ replay: Pick<Replay, 'catalogue' | 'records'> }>): RowContext => ({
  catalogue,
  names: itemNamesIn(catalogue, records),
  lenders: lendersBySeq(records),
})

/** A timeline row in words, with the names that the customer's activity log has: those at the time of the record. */
export const rowWords = (context: RowContext, { event, record: { seq } }: TimelineRow): RowWords => {
  const { catalogue, names } = context
  if (event === null) return { what: 'Vanaf hier: wat als', value: '' }
  switch (event.type) {
    case 'AnswerChanged':
      return { what: names.question(event.path, seq), value: answerIn(context, seq, event) }
    case 'TypedOtherwise':
      return { what: names.question(event.path, seq), value: typedTextWords(catalogue, event) }
    case 'ItemAdded':
      return { what: names.item(event.list, event.id, seq), value: 'toegevoegd' }
    case 'ItemRemoved':
      return { what: names.item(event.list, event.id, seq), value: 'verwijderd' }
    case 'ItemRestored':
      return { what: names.item(event.list, event.id, seq), value: 'teruggezet' }
    case 'StepSubmitted': {
      const { length } = event.errors
      return {
        what: defaultStepTitle(catalogue, event.step) || event.step,
        value: length === 0 ? 'goedgekeurd' : `afgekeurd: ${length} ${length === 1 ? 'vraag' : 'vragen'}`,
      }
    }
    case 'ScreenShown':
      return { what: 'Scherm', value: screenTitle(catalogue, event.screen) }
    case 'NoticeShown':
      return { what: 'Melding', value: event.text }
    default:
      return { what: capital(eventWords(catalogue, event)), value: '' }
  }
}

/** A record in one line, by its first event. */
export const recordWords = (context: RowContext, record: SurveyRecord | undefined): string => {
  const [row] = record === undefined ? [] : timelineRows([record])
  if (row === undefined) return 'voor het begin'
  const { what, value } = rowWords(context, row)
  return cutText(value === '' ? what : `${what}: ${value}`, longestLine)
}
