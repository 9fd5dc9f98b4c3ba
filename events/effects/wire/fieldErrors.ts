/**
 * Reads the office's error texts from a refused call's answer by field, named by dotted path, and finds where errors
 * stand in it.
 */
import { firstText } from './firstText'
import { isWireRecord, ownValue, type WireRecord } from './wireRecord'

/** What the office says of single fields: the field's name or dotted path, and its first text. */
export type FieldErrors = readonly (readonly [field: string, text: string])[]

/** How many lists and objects an office names within each other. */
const deepest = 8

/** The first text of each field; fields within an object are named by their path. */
const within = (holder: WireRecord, path: string, depth: number): FieldErrors =>
  Object.entries(holder).flatMap(([key, texts]) => {
    const field = `${path}${key}`
    if (isWireRecord(texts)) return depth < deepest ? within(texts, `${field}.`, depth + 1) : []
    const text = firstText(texts)
    return text === null ? [] : [[field, text] as const]
  })

/** Where an office's errors stand: at the top or within `error` or `data` (checklist CALL-21 and OPEN-89). */
export const errorHolders = (body: unknown): readonly WireRecord[] =>
  isWireRecord(body) ? [body, ownValue(body, 'error'), ownValue(body, 'data')].filter(isWireRecord) : []

/** The errors of a refused call: `errors` keyed by field with lists of texts. An answer of another shape has none. */
export const fieldErrors = (body: unknown): FieldErrors => {
  const errors = errorHolders(body)
    .map(holder => ownValue(holder, 'errors'))
    .find(isWireRecord)
  return within(errors ?? {}, '', 1)
}
