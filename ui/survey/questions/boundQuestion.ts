/**
 * The props of a question's widget: the question, its answer, error, notes and callbacks; and those of them that every
 * control takes.
 */
import type { ReactNode } from 'react'
import type { Answer } from '../../../domain/language/answer'
import type { Question, QuestionKind } from '../../../domain/language/question'
import type { Stream } from '../../../events/stream'
import type { FieldView } from '../../../projections/tree/fieldView'

type QuestionOfKind<K extends QuestionKind> = Extract<Question, { kind: K }>

export type BoundQuestion<K extends QuestionKind> = Readonly<{
  question: QuestionOfKind<K>
  view: FieldView
  /** The answer as it counts over time, where what is typed renders nothing: `view` then holds one from before. */
  value$?: Stream<Answer> | undefined
  /** The question's path; the error summary links to it. */
  id: string
  /** Tells it from questions of the step with the same title. */
  about: string | undefined
  error: string | undefined
  /** Why an answer that is there is wrong; only with an error. */
  reason: string | undefined
  /** What another answer did to this one. */
  consequence: string | undefined
  /** The line that says where the answer came from, where it was retrieved. */
  provenanceLine: ReactNode | undefined
  /** The doubt about the answer. */
  doubtLine: ReactNode | undefined
  /** The answer was retrieved and cannot be changed. */
  isReadOnly: boolean
  /** Undefined says nothing, to nobody. */
  required: boolean | undefined
  answer: (value: Answer) => void
  onDraft: (text: string | null) => void
  /** What belongs to the question and shows with it: its explanation. */
  children?: ReactNode
}>

export const controlPropsOf = ({
  question,
  id,
  about,
  error,
  reason,
  consequence,
  provenanceLine,
  doubtLine,
  required,
}: BoundQuestion<QuestionKind>) => ({
  id,
  label: question.title,
  about,
  help: question.help ?? undefined,
  error,
  reason,
  consequence,
  provenanceLine,
  doubtLine,
  required,
})
