import { expect, test } from 'vitest'
import { surveyVersion } from '../../../../events/record/surveyRecord'
import { minimise } from '../../../../projections/replay/minimise/minimise'
import { refusalTarget } from '../../../../projections/replay/minimise/minimiseTarget'
import { openReplay } from '../../../../projections/replay/replay'
import { portal } from '../../portal'

const header = { log: 'l', invitation: '1', survey: surveyVersion, build: 'b', rules: 'r', createdAt: 0 } as const

/** A customer who types a great deal, and is refused for a date of birth that is no date. */
const stuck = (typed: number) => {
  const at = portal({ type: 'full', values: { 'customer.last_name': 'Jansen', 'customer.initials': 'J' } })
  at.answers('customer.date_of_birth', '31-02-1980')
  for (let n = 0; n < typed; n++) at.answers(n % 3 === 0 ? 'customer.first_name' : 'customer.email', `Jan ${n}`)
  at.does({ type: 'SubmitStep', step: 'personal_details' })
  return openReplay(at.catalogue, header, at.records)
}

test('what is left is who it is, the one answer, and the submit', () => {
  const replay = stuck(50)
  const target = refusalTarget(replay, replay.length, 'customer.date_of_birth')
  if (target === null) throw new Error('not refused')
  const small = minimise(replay, target)
  expect(small.records.map(({ seq, command }) => [seq, command])).toEqual([
    [1, 'OpenPortal'],
    [2, 'LoadCustomer'],
    [3, 'ChangeAnswer'],
    [4, 'SubmitStep'],
  ])
  expect(small.records[1]?.events.map(({ type }) => type)).toEqual(['CustomerLoaded'])
  // Any text that is no date does: one sign is enough.
  expect(small.records[2]?.events).toEqual([expect.objectContaining({ path: 'customer.date_of_birth', value: '3' })])
  expect(small.isMinimal).toBe(true)
})

test('ten thousand records take no more than some ten times as much as reading them', () => {
  const replay = stuck(10_000)
  const target = refusalTarget(replay, replay.length, 'customer.date_of_birth')
  if (target === null) throw new Error('not refused')
  const { folded, isMinimal, records } = minimise(replay, target)
  expect(isMinimal).toBe(true)
  expect(records.length).toBe(4)
  expect(folded).toBeLessThan(10 * 10_000)
})

test('where the effort is spent, it is what was found until then, and says so', () => {
  const replay = stuck(400)
  const target = refusalTarget(replay, replay.length, 'customer.date_of_birth')
  if (target === null) throw new Error('not refused')
  const { records, isMinimal } = minimise(replay, target, 450)
  expect(isMinimal).toBe(false)
  expect(records.length).toBeLessThan(replay.length)
  expect(
    refusalTarget(openReplay(replay.catalogue, header, records), records.length, 'customer.date_of_birth'),
  ).not.toBeNull()
})

test('only a refused submit can be the target, and only what it was refused for', () => {
  const replay = stuck(3)
  expect(refusalTarget(replay, 1)).toBeNull()
  expect(refusalTarget(replay, replay.length, 'customer.last_name')).toBeNull()
  expect(refusalTarget(replay, replay.length)).toMatchObject({
    step: 'personal_details',
    errors: expect.arrayContaining([
      ['customer.salutation', 'chosen'],
      ['customer.date_of_birth', expect.any(String)],
    ]),
  })
})
