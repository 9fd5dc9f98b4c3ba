import { type Answer, sameAnswer } from '../../domain/language/answer'
import type { StepKey } from '../../domain/language/stepKey'
import type { SurveyRecord } from '../../events/record/surveyRecord'

/**
 * How an answer came: by the customer's own hand, from his other computer (`joined`), from the office, with the office's
 * lists of lenders, by the retrieval, by the look-up of an address, along with another answer, taken over from another step,
 * or in a way that does not tell the source (`other`).
 */
export type AnswerSource =
  | 'own'
  | 'joined'
  | 'office'
  | 'lists'
  | 'retrieved'
  | 'lookedUp'
  | 'along'
  | 'repeated'
  | 'other'

/**
 * An answer as it came, in milliseconds since 1970; `along`: the question that it came along with; `from`: the step that it
 * was taken over from.
 */
export interface SourcedAnswer {
  readonly seq: number
  readonly at: number
  readonly value: Answer
  readonly source: AnswerSource
  readonly along: string | null
  readonly from: StepKey | null
}

/** How an answer came, over what stood there before. What was taken back is under nothing any more. */
export interface SourcedAnswerStack {
  readonly answer: SourcedAnswer
  readonly below: SourcedAnswerStack | null
}

/** What is known of an answer after the record with this seq; null where nobody gave what stands there. */
interface ProvenanceEntry {
  readonly seq: number
  readonly stack: SourcedAnswerStack | null
}

/** Tracks where the answer of each question came from: by its path, in the order of the log. */
export interface ProvenanceTracker {
  readonly at: ReadonlyMap<string, readonly ProvenanceEntry[]>
  /** @param own the question that the customer answered with it; null where it is no answer of a question */
  readonly add: (record: SurveyRecord, own: string | null) => void
}

/** The step that the answers of a record were taken over from; null where they were not. */
const reusedFrom = ({ command, events }: SurveyRecord): StepKey | null => {
  if (command !== 'RepeatAnswers') return null
  for (const event of events) if (event.type === 'AnswersRepeated') return event.from
  return null
}

const sourceOf = ({ by, command }: SurveyRecord, isAlong: boolean, from: StepKey | null): AnswerSource => {
  if (from !== null) return 'repeated'
  switch (by) {
    case 'customer':
      if (command === 'JoinWork') return 'joined'
      return command === 'FillAddress' ? 'lookedUp' : isAlong ? 'along' : 'own'
    case 'retrieval':
      return 'retrieved'
    case 'server':
      return command === 'LoadCustomer' ? 'office' : command === 'LoadLenders' ? 'lists' : 'other'
    case 'system':
      return 'other'
  }
}

/** The records that this one takes back, or does again; null where it does neither. */
const undoneIn = ({ command, events }: SurveyRecord): ReadonlySet<number> | null => {
  if (command !== 'UndoAction') return null
  for (const event of events) if (event.type === 'ActionUndone') return new Set(event.of)
  return null
}

/**
 * What was known of a value that is back: what was before the first that is taken back, or, of one that was only said again,
 * what is known now. Of another value the source is unknown.
 */
const restoredStack = (
  all: readonly ProvenanceEntry[],
  of: ReadonlySet<number>,
  value: Answer,
): SourcedAnswerStack | null => {
  const first = all.findIndex(({ seq }) => of.has(seq))
  const stack = all[(first === -1 ? all.length : first) - 1]?.stack ?? null
  return stack !== null && sameAnswer(stack.answer.value, value) ? stack : null
}

export const createProvenanceTracker = (): ProvenanceTracker => {
  const entries = new Map<string, ProvenanceEntry[]>()
  return {
    at: entries,
    add: (record, own) => {
      const { seq, at } = record
      const from = reusedFrom(record)
      const of = undoneIn(record)
      for (const event of record.events) {
        if (event.type !== 'AnswerChanged') continue
        const { path, value } = event
        const all = entries.get(path) ?? []
        entries.set(path, all)
        if (of !== null) all.push({ seq, stack: restoredStack(all, of, value) })
        else {
          const source = sourceOf(record, own !== null && path !== own, from)
          const answer = { seq, at, value, source, along: source === 'along' ? own : null, from }
          all.push({ seq, stack: { answer, below: all.at(-1)?.stack ?? null } })
        }
      }
    },
  }
}
