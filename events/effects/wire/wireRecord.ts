/**
 * Reads an answer safely: recognises objects, takes objects and lists out of `{data: ...}` wrappers, and gets the
 * values of own keys.
 */

/** An answer that came from elsewhere, read key by key: an unknown key is not there, and nothing throws. */
export type WireRecord = Readonly<Record<string, unknown>>

export const isWireRecord = (value: unknown): value is WireRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const has = (record: WireRecord, key: string): boolean => Object.hasOwn(record, key)

/** `{data: ...}`: an object or a list is wrapped in another object only when `data` is all that this holds. */
export const isWrapper = (value: unknown): value is { readonly data: object } =>
  isWireRecord(value) && Object.keys(value).join() === 'data' && typeof value.data === 'object' && value.data !== null

/** The value itself, or what it is wrapped in. */
export const withoutWrapper = (value: unknown): unknown => (isWrapper(value) ? withoutWrapper(value.data) : value)

/** The object itself, or what it is wrapped in; null when it is neither. */
export const unwrapped = (value: unknown): WireRecord | null => {
  const inner = withoutWrapper(value)
  return isWireRecord(inner) ? inner : null
}

/** The list itself, or what it is wrapped in; null when it is neither. Members that are no objects are left out. */
export const unwrappedList = (value: unknown): readonly WireRecord[] | null => {
  const list = withoutWrapper(value)
  return Array.isArray(list) ? list.map(unwrapped).filter(member => member !== null) : null
}

/** The value of an own key, else undefined. */
export const ownValue = (record: WireRecord | null, key: string): unknown =>
  record !== null && has(record, key) ? record[key] : undefined
