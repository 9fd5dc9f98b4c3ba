import type { Answer } from '../../domain/language/answer'
import type {
  BoxesQuestion,
  ChoiceQuestion,
  NumberQuestion,
  Question,
  QuestionKind,
  SliderQuestion,
  SwitchQuestion,
  TextQuestion,
} from '../../domain/language/question'
import type { Content, Entry, Part, Table } from '../../domain/language/section'
import type { Line, Lines } from './answers'

/**
 * Answers to the catalogue's questions, with its names and types; labels, controls and the words of options come from it.
 * What is sent stands in the answer: a choice by its value, and beside a text that is typed otherwise.
 */

/** Typed one way, sent another, and, where given, shown a third once one has left the field. */
export type Typed = readonly [answer: string, sent: string | number, shown?: string]

/** A home, with its street and the number that the office knows it by; or only a search, and what it says then. */
type HomeAnswer =
  | readonly [how: 'seen' | 'homeInList' | 'homeOnMap', street: string, id: string]
  | readonly [how: 'sought', says: string]

/** Answers by the kind of the question. A text is sent as it is typed, or filled in by a look-up. */
interface AnswerOf {
  readonly text: string | Typed | { readonly found: string }
  readonly date: Typed
  readonly number: Typed
  readonly choice: string | number
  readonly boxes: readonly string[]
  readonly slider: number
  readonly switch: 1
  /** Never on a screen but as a home: it comes with something else. */
  readonly stored: string | number | HomeAnswer
}

/** Not typed here: what the office knew, or what follows from another answer. */
interface Known {
  readonly known: string | number
}

/** The answer that is no choice is none; whether 'none' is one only the options say. */
type AnswerTo<Q extends Question> =
  | (Q extends ChoiceQuestion<infer V>
      ? Exclude<V, -1 | ''>
      : Q extends BoxesQuestion<infer K>
        ? readonly K[]
        : AnswerOf[Q['kind']])
  | Known

/** The questions of this content by name, those of its blocks and tables among them. */
type Asked<C> = {
  [K in keyof C & string]: C[K] extends Part<infer Within, false>
    ? Asked<Within>
    : C[K] extends Table<infer Rows>
      ? Asked<Rows>
      : C[K] extends Question
        ? { readonly name: K; readonly question: C[K] }
        : never
}[keyof C & string]

type Named<A> = A extends { readonly name: infer Name extends string } ? Name : never
type Explained<A> = A extends { readonly question: { readonly kind: 'choice' | 'boxes' | 'switch' } } ? A : never
type Required<A> = A extends { readonly question: { readonly kind: 'text' | 'stored' } } ? never : A

/** What is answered, by the names of the questions; what is not named, or null, is left as it is. */
export type AnswersTo<C> = {
  readonly [A in Asked<C> as A['name']]?: AnswerTo<A['question']> | null
} & { readonly [Name in `${Named<Explained<Asked<C>>>}.explanation`]?: string }

/** The same, that says of everything but free texts whether it is answered: null where it is not asked. */
export type AllAnswersTo<C> = AnswersTo<C> & { readonly [Name in Named<Required<Asked<C>>>]: unknown }

type NamedQuestion = readonly [name: string, question: Question]

const questionsOf = (name: string, entry: Entry): readonly NamedQuestion[] => {
  switch (entry.kind) {
    case 'part':
      return entry.named ? [] : questionsIn(entry.content)
    case 'table':
      return questionsIn(entry.rows)
    case 'list':
    case 'info':
    case 'shown':
      return []
    case 'text':
    case 'date':
    case 'number':
    case 'choice':
    case 'boxes':
    case 'slider':
    case 'switch':
    case 'stored':
      return [
        [name, entry],
        ...(entry.explanation === null ? [] : questionsOf(`${name}.explanation`, entry.explanation)),
      ]
  }
}

/** Questions with their explanations, in the order of the screen; what has a path segment of its own is not among them. */
const questionsIn = (content: Content): readonly NamedQuestion[] =>
  Object.entries(content).flatMap(([name, entry]) => questionsOf(name, entry))

const left = (label: string, sent: Answer): Line => ({ how: 'leave', label, answer: '', shown: '', sent })

const typed = ({ title: label }: Question, [answer, sent, shown = answer]: Typed): Line => ({
  how: 'type',
  label,
  answer,
  shown,
  sent,
})

const boxesLine = ({ title: label, boxes }: BoxesQuestion, given: readonly string[]): Line => ({
  how: 'boxes',
  label,
  boxes: Object.fromEntries(boxes.map(({ key, label: words }) => [key, { words, ticked: given.includes(key) }])),
})

type LineMakers = {
  readonly [K in QuestionKind]: (question: Extract<Question, { readonly kind: K }>, answer: AnswerOf[K]) => Line
}

const lineMakers: LineMakers = {
  text: (question: TextQuestion, answer) => {
    if (typeof answer === 'string') return typed(question, [answer, answer])
    if (!('found' in answer)) return typed(question, answer)
    const { found } = answer
    return { how: 'found', label: question.title, answer: found, shown: found, sent: found }
  },
  date: typed,
  number: (question: NumberQuestion, answer) => typed(question, answer),
  choice: ({ title, look, options }: ChoiceQuestion, answer) => {
    const option = options.find(({ value }) => value === answer)
    if (option === undefined) throw new Error(`'${title}' has no option '${answer}'.`)
    const how = look === 'select' ? 'pick' : 'choose'
    return { how, label: title, answer: option.label, shown: option.label, sent: answer }
  },
  boxes: boxesLine,
  slider: ({ title }: SliderQuestion, answer) => ({
    how: 'slide',
    label: title,
    answer: String(answer),
    shown: String(answer),
    sent: answer,
  }),
  switch: ({ title }: SwitchQuestion, answer) => ({ how: 'tick', label: title, answer: '', shown: '', sent: answer }),
  stored: ({ title }, answer) => {
    if (typeof answer !== 'object') return left(title, answer)
    const [how, words, sent = ''] = answer
    return { how, label: title, answer: words, shown: words, sent }
  },
}

const isKnown = (answer: object): answer is Known => 'known' in answer

const lineOf = (question: Question, answer: unknown): Line => {
  if (typeof answer === 'object' && answer !== null && isKnown(answer)) return left(question.title, answer.known)
  // Its answers are of its kind, as their type says; of question and answer together no union can tell.
  const make = lineMakers[question.kind] as (question: Question, answer: unknown) => Line
  return make(question, answer)
}

/** The questions that are answered, in the order of the screen, with what is answered to them. */
export const answerLines = <C extends Content>(content: C, answers: AnswersTo<C>): Lines => {
  const given = new Map(Object.entries(answers).filter(([, answer]) => answer !== null && answer !== undefined))
  const lines = questionsIn(content).flatMap(([name, question]) =>
    given.has(name) ? [[name, lineOf(question, given.get(name))] as const] : [],
  )
  if (lines.length < given.size) throw new Error(`Nothing asks one of ${[...given.keys()].join(', ')}.`)
  return Object.fromEntries(lines)
}

/** All questions as they are sent where nobody answers them. */
export const defaultLines = (content: Content): Lines =>
  Object.fromEntries(
    questionsIn(content).map(([name, question]) => [
      name,
      question.kind === 'boxes' ? boxesLine(question, []) : left(question.title, question.initial),
    ]),
  )
