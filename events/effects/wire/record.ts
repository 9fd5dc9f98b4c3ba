/** An answer that came from elsewhere, read key by key: an unknown key is not there, and nothing throws. */
export type WireRecord = Readonly<Record<string, unknown>>

export const isRecord = (value: unknown): value is WireRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const has = (record: WireRecord, key: string): boolean => Object.hasOwn(record, key)

/** The object itself, or what it is wrapped in (`{data: ...}`); null when it is neither. */
export const unwrapped = (value: unknown): WireRecord | null => {
  if (!isRecord(value)) return null
  return has(value, 'data') && isRecord(value.data) ? unwrapped(value.data) : value
}

/** The list itself, or what it is wrapped in; null when it is neither. Members that are no objects are left out. */
export const unwrappedList = (value: unknown): readonly WireRecord[] | null => {
  const list = isRecord(value) && has(value, 'data') ? value.data : value
  return Array.isArray(list) ? list.map(unwrapped).filter(member => member !== null) : null
}

/** The value of an own key, else undefined. */
export const own = (record: WireRecord | null, key: string): unknown =>
  record !== null && has(record, key) ? record[key] : undefined
