import * as E from 'fp-ts/Either'
import type { Expected } from './calls'
import type { Recorded } from './recording'
import { type Difference, differences } from './shape'

/**
 * What came of a call. `fine`: the portal reads all of it, but for what it does not look at; `differs`: it is taken, and
 * something in it is not read; `failed`: the portal does not take it; `skipped`: it was not made.
 */
export type Verdict =
  | { readonly tag: 'fine' | 'differs' | 'failed'; readonly said: string; readonly differences: readonly Difference[] }
  | { readonly tag: 'skipped'; readonly why: string }

const failed = (said: string, differs: readonly Difference[] = []): Verdict => ({
  tag: 'failed',
  said,
  differences: differs,
})

/** @param expected null: nothing is read of the answer but that it came */
export const verdictOf = ({ outcome }: Recorded, expected: Expected | null): Verdict => {
  if ('tag' in outcome)
    switch (outcome.tag) {
      case 'status':
        return outcome.status === 429
          ? { tag: 'skipped', why: 'the office asked for patience (429)' }
          : failed(`status ${outcome.status}`)
      case 'offline':
        return failed('no answer')
      case 'slow':
        return failed('no answer in time')
      case 'nonsense':
        return failed(`cannot be read: ${outcome.detail}`)
      case 'outdated':
        return failed('not made')
      case 'aborted':
        return failed('broken off')
    }
  const { status, type, body } = outcome
  if (type === 'text/html') return failed(`status ${status} with a page (text/html)`)
  if (expected === null) return { tag: 'fine', said: `status ${status}`, differences: [] }
  const found = differences(expected.shape, body)
  if (E.isLeft(expected.codec.decode(body))) return failed(`status ${status}, and the portal cannot read it`, found)
  const isRead = found.every(({ what }) => what === 'unknown')
  return { tag: isRead ? 'fine' : 'differs', said: `status ${status}`, differences: found }
}
