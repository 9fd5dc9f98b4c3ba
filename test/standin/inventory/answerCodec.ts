import * as t from 'io-ts'
import { dutchOf } from '../../../domain/language/date'
import type { Question } from '../../../domain/language/question'
import { checked, closed } from './closed'

const isOneOf =
  <A>(values: readonly A[]) =>
  (input: unknown): input is A =>
    values.some(value => value === input)

const isNumber = (input: unknown): input is number => typeof input === 'number' && Number.isFinite(input)

const dateCodec = checked(
  'Date',
  (input): input is string =>
    input === '' || (typeof input === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(input) && dutchOf(input) !== null),
  { type: 'string', pattern: '^(\\d{4}-\\d{2}-\\d{2}|)$' },
)

const numberCodec = checked('Amount', (input): input is number | '' => input === '' || isNumber(input), {
  anyOf: [{ type: 'number' }, { const: '' }],
})

const onOffCodec = checked('OnOff', isOneOf([0, 1]), { enum: [0, 1] })

const choiceCodec = (values: readonly (string | number)[]): t.Mixed =>
  checked('Choice', isOneOf(values), { enum: [...new Set(values)] })

/** The value that stands in an answer on the wire. */
const valueCodec = (question: Exclude<Question, { kind: 'boxes' }>): t.Mixed => {
  switch (question.kind) {
    case 'text':
      return t.string
    case 'date':
      return dateCodec
    case 'number':
      return numberCodec
    case 'choice':
      return question.supply === null
        ? choiceCodec([question.none, ...question.options.flatMap(({ value, loadedAs }) => [value, ...loadedAs])])
        : t.string
    case 'slider':
      return checked(
        'Slider',
        (input): input is number =>
          isNumber(input) &&
          input >= question.from &&
          input <= question.to &&
          (input - question.from) % question.step === 0,
        { type: 'number', minimum: question.from, maximum: question.to },
      )
    case 'switch':
      return onOffCodec
    case 'stored':
      return checked('Stored', (input): input is string | number => typeof input === 'string' || isNumber(input), {
        type: ['string', 'number'],
      })
  }
}

/** The keys of an answer on the wire: its title with its value, or with a sub-question of 0 or 1 for each box. */
export const answerProps = (question: Question): t.Props => {
  if (question.kind !== 'boxes') return { title: t.string, value: valueCodec(question) }
  const box = closed({ title: t.string, value: onOffCodec })
  return { title: t.string, questions: closed(Object.fromEntries(question.boxes.map(({ key }) => [key, box]))) }
}
