import * as E from 'fp-ts/Either'
import type * as t from 'io-ts'
import { answerOnWire } from '../../../domain/engine/kinds/kinds'
import { dutchDateOf } from '../../../domain/language/date'
import type { Question } from '../../../domain/language/question'
import { descriptionOf, exampleOf } from '../../contract/customerLeaves'
import { isoDate } from '../../contract/patterns'
import { orNull, type Schema, union } from '../../contract/schema'
import type { Leaf } from '../../contract/shape'
import { checked, closed } from './closed'

/** What may stand at an answer. */
interface Allowed {
  readonly name: string
  readonly is: (input: unknown) => boolean
  readonly schema: Schema
}

const isOneOf =
  <A>(values: readonly A[]) =>
  (input: unknown): input is A =>
    values.some(value => value === input)

const isText = (input: unknown): input is string => typeof input === 'string'

const isNumber = (input: unknown): input is number => typeof input === 'number' && Number.isFinite(input)

const textCodec = checked('Text', isText, { type: 'string' })

const dateCodec = checked(
  'Date',
  (input): input is string =>
    input === '' || (isText(input) && /^\d{4}-\d{2}-\d{2}$/.test(input) && dutchDateOf(input) !== null),
  { type: 'string', pattern: `^${isoDate}$|^$` },
)

const numberCodec = checked('Amount', (input): input is number | '' => input === '' || isNumber(input), {
  anyOf: [{ type: 'number' }, { const: '' }],
})

const onOffCodec = checked('OnOff', isOneOf([0, 1]), { enum: [0, 1] })

const choiceCodec = (values: readonly (string | number)[]) =>
  checked('Choice', isOneOf(values), { enum: [...new Set(values)] })

/** The value that stands in an answer on the wire. */
const valueCodec = (question: Exclude<Question, { kind: 'boxes' }>): Allowed => {
  switch (question.kind) {
    case 'text':
      return textCodec
    case 'date':
      return dateCodec
    case 'number':
      return numberCodec
    case 'choice':
      return question.supply === null
        ? choiceCodec([question.none, ...question.options.flatMap(({ value, loadedAs }) => [value, ...loadedAs])])
        : textCodec
    case 'slider':
      return checked(
        'Slider',
        (input): input is number =>
          isNumber(input) &&
          input >= question.from &&
          input <= question.to &&
          (input - question.from) % question.step === 0,
        {
          type: 'number',
          minimum: question.from,
          maximum: question.to,
          ...(question.from % question.step === 0 ? { multipleOf: question.step } : {}),
        },
      )
    case 'switch':
      return onOffCodec
    case 'stored':
      return checked('Stored', (input): input is string | number => isText(input) || isNumber(input), {
        type: ['string', 'number'],
      })
  }
}

/** What the office told and nobody changed goes back as it came. */
const orTold = (own: Allowed, { codec, schema }: Leaf): Allowed =>
  checked(
    own.name,
    (input): input is unknown => own.is(input) || input === null || E.isRight(codec.decode(input)),
    union(own.schema, orNull(schema)),
  )

const described = ({ name, is, schema }: Allowed, more: Schema): t.Mixed =>
  checked(name, (input): input is unknown => is(input), { ...schema, ...more })

const titleOf = (title: string): t.Mixed => checked('Title', isText, { type: 'string', example: title })

/** As the portal would send the example of the question. */
const exampleSent = (question: Question): unknown => {
  const sent = answerOnWire(question, question.initial)
  return question.kind === 'date' || question.kind === 'number' || question.kind === 'choice'
    ? exampleOf(question)
    : (exampleOf(question) ?? ('value' in sent ? sent.value : undefined))
}

/**
 * The keys of an answer on the wire: its title with its value, or with a sub-question of 0 or 1 for each box.
 * @param told what the office may have told there
 */
export const answerProps = (question: Question, told?: Leaf): t.Props => {
  const title = titleOf(question.title)
  if (question.kind === 'boxes') {
    const boxes = question.boxes.map(({ key, label }) => {
      const value = described(onOffCodec, { example: 1 })
      return [key, closed({ title: titleOf(label), value })] as const
    })
    return { title, questions: closed(Object.fromEntries(boxes)) }
  }
  const own = valueCodec(question)
  const value = told === undefined ? own : orTold(own, told)
  const example = exampleSent(question)
  return { title, value: described(value, { description: descriptionOf(question), example }) }
}
