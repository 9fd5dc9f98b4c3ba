import { isWireRecord, unwrapped } from '../../events/effects/wire/wireRecord'

/**
 * How much a finding matters. `stops`: a customer cannot go on, or not as himself; `differs`: the portal does not read what
 * stands there; `remark`: it is read, and worth knowing.
 */
export type Weight = 'stops' | 'differs' | 'remark'

/** One thing that is said of a call: the place ('data.gender', 'header vary'), what stands there, and what was wanted. */
export interface Finding {
  readonly weight: Weight
  readonly at: string
  readonly found: string
  readonly wanted: string
}

export const finding = (weight: Weight, at: string, found: string, wanted: string): Finding => ({
  weight,
  at: at === '' ? 'the answer' : at,
  found,
  wanted,
})

/** Keys of what opens a session. */
const secrets = /(^|[._])(token|password|otp)$/

/** Characters of a value that are told. */
const longest = 60

const cut = (text: string): string => (text.length > longest ? `${text.slice(0, longest)}...` : text)

/** A value as it stands in an answer; what opens a session is never told. */
export const shownValue = (value: unknown, at = ''): string => {
  if (value === undefined) return 'nothing'
  if (secrets.test(at) && value !== null && value !== '') return 'a secret'
  const text = JSON.stringify(value)
  if (Array.isArray(value)) return text.length > longest ? `a list of ${value.length}` : text
  if (!isWireRecord(value)) return cut(text)
  return text === '{}' ? text : cut(`an object of ${Object.keys(value).join(', ')}`)
}

/** What stands at a dotted path. */
export const valueAt = (body: unknown, at: string): unknown =>
  at === ''
    ? body
    : at
        .split('.')
        .reduce<unknown>(
          (holder, key) => (Array.isArray(holder) || isWireRecord(holder) ? Object(holder)[key] : undefined),
          body,
        )

/** The place of a key in a body that may be wrapped. */
export const inBody = (body: unknown, key: string): string =>
  isWireRecord(body) && unwrapped(body) !== body ? `data.${key}` : key
