import { isLeft } from 'fp-ts/Either'
import { survey } from '../../../domain/catalogue/survey'
import { compileCatalogue } from '../../../domain/engine/catalogueCompiler/compileCatalogue'
import { fieldErrors } from '../decode'
import type { FieldErrors } from '../refusal'
import { wireCodec } from './wireCodec'

const codec = wireCodec(compileCatalogue(survey), false)

/**
 * What cannot stand in an inventory: keys that no question has, and values that its question cannot hold, by dotted path
 * with positions.
 */
export function misfitsIn(body: unknown): FieldErrors {
  const decoded = codec.decode(body)
  if (!isLeft(decoded)) return {}
  const errors = Object.entries(fieldErrors(decoded.left))
  return Object.fromEntries(errors.map(([path, texts]) => [path.replace(/\.(value|title)$/, ''), texts]))
}
