import type * as t from 'io-ts'
import { survey } from '../../domain/catalogue/survey'
import { compileCatalogue } from '../../domain/engine/catalogueCompiler/compileCatalogue'
import { loadedAnswer } from '../../domain/engine/kinds/kinds'
import type { ChoiceQuestion, NumberQuestion, Question } from '../../domain/language/question'
import { codecFrom, decodeOr } from '../../events/effects/wire/codecFrom'
import {
  addressFields,
  childFields,
  companyFields,
  customerFields,
  employerFields,
  type FieldTable,
  mortgageFields,
  partFields,
  partnerFields,
  pensionFields,
} from '../../events/effects/wire/customerFields'
import { looseId, looseText } from '../../events/effects/wire/looseCodecs'
import { exampleAt } from './examples'
import { schemaOfReader } from './leaves'
import { orEmpty } from './patterns'
import type { Schema } from './schema'
import type { Leaf } from './shape'

const { slotAt } = compileCatalogue(survey)

const units: Readonly<Record<NumberQuestion['unit'], string>> = {
  money: 'in euro',
  percentage: 'in per cent',
  integer: 'a whole number',
  years: 'a number of MONTHS, whatever its name says: 120 is ten years',
}

const exampleOfUnit: Readonly<Record<NumberQuestion['unit'], number>> = {
  money: 1250.5,
  percentage: 50,
  integer: 1,
  years: 120,
}

const listed = ({ options }: ChoiceQuestion): string =>
  options.map(({ value, label }) => `${value}: ${label}`).join('; ')

/** What a question asks, in what unit or of what choices. */
export const descriptionOf = (question: Question): string => {
  if (question.kind === 'number') return `${question.title}; ${units[question.unit]}`
  if (question.kind === 'choice' && question.supply === null) return `${question.title}; ${listed(question)}`
  return question.title
}

/** An answer as an example; null where the kind of the question tells none. */
export const exampleOf = (question: Question): string | number | null => {
  switch (question.kind) {
    case 'number':
      return exampleOfUnit[question.unit]
    case 'choice':
      return question.supply === null ? (question.options[0]?.value ?? null) : '1'
    case 'date':
      return '2020-01-31'
    case 'text':
      return question.rules.flatMap(({ check }) => (check.tag === 'pattern' ? [check.sample] : []))[0] ?? null
    case 'slider':
      return question.initial
    case 'switch':
      return 1
    case 'boxes':
    case 'stored':
      return null
  }
}

/** A number may be written as text, and a text that is a number as a number. */
const spellings = (value: string | number): readonly (string | number)[] =>
  /^-?\d+$/.test(String(value)) ? [value, typeof value === 'number' ? String(value) : Number(value)] : [value]

const choices = ({ options, none }: ChoiceQuestion): readonly (string | number)[] =>
  [...options.flatMap(({ value, loadedAs }) => [value, ...loadedAs]), none].flatMap(spellings)

/** What may stand at a question: '' says nothing, as leaving it out does. */
const schemaAt = (base: Schema, codec: t.Decoder<unknown, unknown>, question: Question): Schema => {
  if (question.kind === 'choice' && question.supply === null) {
    const all = new Set<unknown>([...choices(question), ...(base.enum ?? [])])
    return { enum: [...[...all].filter(value => codec.decode(value)._tag === 'Right'), ...(all.has('') ? [] : [''])] }
  }
  if (base.enum !== undefined) return { enum: [...base.enum, ''] }
  return base.pattern === undefined ? base : { ...base, pattern: orEmpty(base.pattern) }
}

/** As a question takes it: a choice of no list is none. */
const codecAt = (codec: t.Decoder<unknown, string | number>, question: Question): t.Decoder<unknown, unknown> =>
  codecFrom('answer', value => {
    if (value === '') return ''
    const read = decodeOr(codec, value, null)
    return loadedAnswer(question, read, () => true) ?? undefined
  })

const leafAt = (path: string, key: string, codec: t.Decoder<unknown, string | number>): Leaf => {
  const question = slotAt.get(path)?.question
  const base = schemaOfReader(codec)
  if (question === undefined)
    return { tag: 'leaf', codec, schema: { ...base, example: exampleAt(key) ?? base.example } }
  const isPlain = question.kind === 'stored' && (codec === looseId || codec === looseText)
  const schema = isPlain ? base : schemaAt(base, codec, question)
  const notes = [descriptionOf(question), ...(base.description === undefined ? [] : [base.description])]
  const example = exampleAt(key) ?? exampleOf(question) ?? base.example
  return {
    tag: 'leaf',
    codec: isPlain ? codec : codecAt(codec, question),
    schema: { ...schema, description: notes.join('; '), example },
  }
}

type Leaves = Readonly<Record<string, Leaf>>

const leavesAt = (path: string, fields: FieldTable): Leaves =>
  Object.fromEntries(Object.entries(fields).map(([key, codec]) => [key, leafAt(`${path}.${key}`, key, codec)]))

const item = (fields: FieldTable): FieldTable => ({ id: looseId, ...fields })

/** What the office may tell of a customer, by the paths of the survey. */
export const customerLeaves = {
  customer: leavesAt('customer', customerFields),
  'customer.address': leavesAt('customer.address', addressFields),
  'customer.partner': leavesAt('customer.partner', partnerFields),
  'customer.partner.address': leavesAt('customer.partner.address', addressFields),
  'customer.employers.*': leavesAt('customer.employers.*', item(employerFields)),
  'customer.companies.*': leavesAt('customer.companies.*', item(companyFields)),
  'customer.children.*': leavesAt('customer.children.*', item(childFields)),
  'customer.mortgages.*': leavesAt('customer.mortgages.*', item(mortgageFields)),
  'customer.mortgages.*.parts.*': leavesAt('customer.mortgages.*.parts.*', item(partFields)),
  'customer.pensions.*': leavesAt('customer.pensions.*', item(pensionFields)),
} as const

const byPath: ReadonlyMap<string, Leaf> = new Map(
  Object.entries(customerLeaves).flatMap(([path, leaves]) =>
    Object.entries(leaves).map(([key, leaf]) => [`${path}.${key}`, leaf] as const),
  ),
)

/** What the office may have told where a question stands; undefined where it tells nothing. */
export const toldLeafAt = (path: string): Leaf | undefined => byPath.get(path)
