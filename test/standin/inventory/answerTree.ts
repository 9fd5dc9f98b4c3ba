import { isLeft } from 'fp-ts/Either'
import * as t from 'io-ts'
import { isWithinCaps, type Json } from '../../../domain/language/json'

/** An answer on the wire. */
export type Field = { readonly title: string; readonly value: Json }
export type Group = { readonly [key: string]: AnswerTree }
export type AnswerTree = Field | Group | readonly AnswerTree[]

export const isField = (tree: AnswerTree | undefined): tree is Field =>
  tree !== undefined && 'title' in tree && typeof tree.title === 'string' && 'value' in tree

const isObject = (input: unknown): input is Readonly<Record<string, unknown>> =>
  typeof input === 'object' && input !== null && !Array.isArray(input)

/** Groups and lists whose leaves are all `{title, value}`; every leaf that is not has its own path in the errors. */
const answerTreeCodec: t.Type<AnswerTree> = new t.Type<AnswerTree>(
  'AnswerTree',
  (input): input is AnswerTree => answerTreeCodec.validate(input, []) !== undefined,
  (input, context) => {
    if (isObject(input) && 'value' in input) return fieldIn(input, context)
    if (!isObject(input) && !Array.isArray(input)) {
      return t.failure(input, context, 'Een antwoord bestaat uit title en value')
    }
    const errors = Object.entries(input).flatMap(([key, value]) => {
      const inner = answerTreeCodec.validate(value, t.appendContext(context, key, answerTreeCodec, value))
      return isLeft(inner) ? inner.left : []
    })
    // Each leaf was just checked, so this is a tree of answers.
    return errors.length > 0 ? t.failures(errors) : t.success(input as AnswerTree)
  },
  t.identity,
)

function fieldIn(input: Readonly<Record<string, unknown>>, context: t.Context): t.Validation<AnswerTree> {
  const { title, value } = input
  // What its question cannot hold is refused elsewhere, but where the office itself told it.
  return typeof title === 'string' && isWithinCaps(value)
    ? t.success({ title, value })
    : t.failure(input, context, 'Een antwoord bestaat uit title en value')
}

/** The answers of one part of an inventory, by key. */
export const groupCodec = new t.Type<Group>(
  'Group',
  (input): input is Group => isObject(input) && !isLeft(answerTreeCodec.decode(input)),
  (input, context) => {
    if (!isObject(input)) return t.failure(input, context, 'Dit onderdeel ontbreekt')
    const tree = answerTreeCodec.validate(input, context)
    // An object without a value of its own is a group.
    return isLeft(tree) ? tree : t.success(tree.right as Group)
  },
  t.identity,
)
