import { expect, test } from 'vitest'
import type { RestedAnswer } from '../../../domain/language/doubt'
import { portal } from '../../projections/portal'

const gender = 'customer.gender'
const rested: readonly RestedAnswer[] = [
  { path: gender, value: 'f' },
  { path: 'customer.salutation', value: 'Beste heer' },
]
const confirm = { type: 'ConfirmDoubt', path: gender, doubt: 'title', rested } as const

const doubtful = () => {
  const at = portal({ type: 'full' })
  for (const { path, value } of rested) at.answers(path, value)
  return at
}

test('a confirmed doubt is kept with all that it rested on, once', () => {
  const at = doubtful()
  expect(at.does(confirm)).toEqual([{ type: 'DoubtConfirmed', v: 1, path: gender, doubt: 'title', rested }])
  expect(at.records.at(-1)?.by).toBe('customer')
  expect(at.does(confirm)).toEqual([])
})

test('of answers that are others by now nothing is confirmed', () => {
  const at = doubtful()
  at.answers('customer.salutation', 'Beste mevrouw')
  expect(at.does(confirm)).toEqual([])
  const gone = { path: 'customer.employers.weg.salary', value: 1 }
  expect(at.does({ ...confirm, path: gone.path, rested: [gone] })).toEqual([])
  expect(at.state().confirmed.size).toBe(0)
})

test('a doubt is of a question there is, and rests on its answer first', () => {
  const at = doubtful()
  for (const given of [
    { ...confirm, path: 'customer.nowhere' },
    { ...confirm, rested: [] },
    { ...confirm, rested: [...rested].reverse() },
  ])
    expect(at.refuses(given)?.tag).toBe('NoSuchQuestion')
})

test('what was sent cannot be confirmed any more', () => {
  const at = doubtful()
  at.does({ type: 'NoteSent', submittedAt: '2026-11-21T10:00:00Z' })
  expect(at.refuses(confirm)).not.toBeNull()
})
