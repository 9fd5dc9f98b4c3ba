import type { Response } from './office'
import { isGiven } from './reply'

// Small changes of an answer, to make an office that is wrong in one way.

/** Another answer; null breaks off, and 'never' says nothing. */
export type Change = (answer: Response) => Response | null | 'never'

/** A change that leaves an answer. */
type Edit = (answer: Response) => Response

export const breaksOff: Change = () => null
export const saysNothing: Change = () => 'never'

export const withStatus =
  (status: number): Edit =>
  answer => ({ ...answer, status })

export const withoutHeaders =
  (pattern: RegExp): Edit =>
  answer => ({
    ...answer,
    headers: Object.fromEntries(Object.entries(answer.headers).filter(([name]) => !pattern.test(name.toLowerCase()))),
  })

export const withHeader =
  (name: string, value: string): Edit =>
  answer => {
    const { headers, ...rest } = withoutHeaders(new RegExp(`^${name}$`))(answer)
    return { ...rest, headers: { ...headers, [name]: value } }
  }

export const withText =
  (text: string, type = 'application/json'): Edit =>
  answer => ({ ...withHeader('content-type', type)(answer), body: text })

export const withBody = (body: unknown): Edit => withText(JSON.stringify(body))

const put = (value: unknown, [key, ...rest]: readonly string[], placed: unknown): unknown => {
  if (key === undefined) return placed
  if (Array.isArray(value)) return value.map((one, nth) => (String(nth) === key ? put(one, rest, placed) : one))
  const record = isGiven(value) ? value : {}
  return { ...record, [key]: put(record[key], rest, placed) }
}

/** With this at a dotted path of the body; undefined takes away what stands there. */
export const withValue =
  (at: string, value: unknown): Edit =>
  answer =>
    withBody(put(JSON.parse(answer.body), at.split('.'), value))(answer)

/** Changes only the answers with this status. */
export const where =
  (status: number, edit: Edit): Edit =>
  answer =>
    answer.status === status ? edit(answer) : answer
