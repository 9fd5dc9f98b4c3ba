import type { Section } from '../../../domain/language/section'
import { type AllAnswersTo, type AnswersTo, answerLines, defaultLines } from '../answerLines'
import type { Lines } from '../answers'
import { order } from './steps'
import type { StepLines } from './walk'

/** Steps that are answered by hand otherwise, or ask nothing. */
const elsewhere = ['personal_details', 'housing_requirements', 'questions_for_the_advisor'] as const

type Elsewhere = { readonly key: (typeof elsewhere)[number] }
type AskedStep = Exclude<(typeof order)[number], Elsewhere>
type SectionOf<S extends AskedStep> = S['sections'][number]

/** What somebody answers, by step, section and question. */
export type FullAnswers = {
  readonly [S in AskedStep as S['key']]?:
    | {
        readonly [In in SectionOf<S> as In['id']]?: AnswersTo<In['content']> | null
      }
    | null
}

/** The same, that says of each question whether it is answered: null where a step, a section or a question is not asked. */
export type AllFullAnswers = {
  readonly [S in AskedStep as S['key']]:
    | {
        readonly [In in SectionOf<S> as In['id']]: AllAnswersTo<In['content']> | null
      }
    | null
}

type Given<A> = Readonly<Record<string, A | null | undefined>>

/** Every question with what is answered to it, by step. */
export const answeredInFull = (answers: FullAnswers): Readonly<Record<string, StepLines>> => {
  const given: Given<Given<object>> = answers
  const lines = ({ id, content }: Section, step: Given<object> | null | undefined): readonly [string, Lines] => [
    id,
    { ...defaultLines(content), ...answerLines(content, step?.[id] ?? {}) },
  ]
  return Object.fromEntries(
    order
      .filter(({ key }) => !elsewhere.some(one => one === key))
      .map(({ key, sections }) => [key, Object.fromEntries(sections.map(section => lines(section, given[key])))]),
  )
}
