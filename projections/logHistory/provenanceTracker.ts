/**
 * Tracks, record by record, where the answer of each question came from, and what stood there before it; an undo brings
 * the earlier source back.
 */

import { type Answer, sameAnswer } from '../../domain/language/answer'
import type { StepKey } from '../../domain/language/stepKey'
import { answeredPath } from '../../events/record/intent'
import type { RecordWithIntent } from '../../events/record/surveyRecord'
import { undoneSeqs } from './customerAction'

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
  readonly add: (record: RecordWithIntent) => void
}

const sourceOf = ({ by, intent }: RecordWithIntent, isAlong: boolean): AnswerSource => {
  if (intent.tag === 'reuse') return 'repeated'
  switch (by) {
    case 'customer':
      if (intent.tag === 'merge') return 'joined'
      return intent.tag === 'lookup' ? 'lookedUp' : isAlong ? 'along' : 'own'
    case 'retrieval':
      return 'retrieved'
    case 'server':
      return intent.tag === 'loadCustomer' ? 'office' : intent.tag === 'loadLenders' ? 'lists' : 'other'
    case 'system':
      return 'other'
  }
}

/**
 * What was known of a value that is back: what was before the first that is taken back, or, of one that was only said again,
 * what is known now. Of another value the source is unknown.
 */
const restoredStack = (
  all: readonly ProvenanceEntry[],
  of: readonly number[],
  value: Answer,
): SourcedAnswerStack | null => {
  const first = all.findIndex(({ seq }) => of.includes(seq))
  const stack = all[(first === -1 ? all.length : first) - 1]?.stack ?? null
  return stack !== null && sameAnswer(stack.answer.value, value) ? stack : null
}

export const createProvenanceTracker = (): ProvenanceTracker => {
  const entries = new Map<string, ProvenanceEntry[]>()
  return {
    at: entries,
    add: record => {
      const { seq, at, intent } = record
      const own = answeredPath(intent)
      const from = intent.tag === 'reuse' ? intent.from : null
      const of = undoneSeqs(record)
      for (const event of record.events) {
        if (event.type !== 'AnswerChanged') continue
        const { path, value } = event
        const all = entries.get(path) ?? []
        entries.set(path, all)
        if (of !== null) all.push({ seq, stack: restoredStack(all, of, value) })
        else {
          const source = sourceOf(record, own !== null && path !== own)
          const answer = { seq, at, value, source, along: source === 'along' ? own : null, from }
          all.push({ seq, stack: { answer, below: all.at(-1)?.stack ?? null } })
        }
      }
    },
  }
}
