import * as E from 'fp-ts/Either'
import { expect, test } from 'vitest'
import { surveyVersion } from '../../../events/record/surveyRecord'
import { foldRecord } from '../../../events/state/fold'
import { initialState } from '../../../events/state/state'
import { pseudonymise } from '../../../projections/pseudonym/pseudonymise'
import { askedIn } from '../../arbitraries/doubtful'
import { portal } from '../portal'
import { finished, seeded } from './seeded'

const header = { log: 'log', invitation: '1', survey: surveyVersion, build: 'b', rules: 'r', createdAt: 0 } as const

const name = ({ path, doubt }: { readonly path: string; readonly doubt: string }): string =>
  `${path.split('.').at(-1)} ${doubt}`

/** A household with these answers, and what is asked back of it: in its own log, and in pseudonymised ones. */
const askedOf = (answers: Readonly<Record<string, string | number>>) => {
  const at = portal({ type: 'full' })
  at.answers('customer.has_employers', 1)
  const [employer = ''] = at.ids('customer.employers')
  for (const [path, value] of Object.entries(answers)) at.answers(path.replace('*', employer), value)
  const other = [1, 2, 3, 4].map(seed => {
    const result = finished(pseudonymise(at.catalogue, { header, records: at.records }, seeded(seed)))
    if (E.isLeft(result)) throw new Error(`refused: ${result.left}`)
    const state = result.right.records.reduce(
      (before, record) => foldRecord(at.catalogue, before, record),
      initialState(at.catalogue),
    )
    return askedIn(state).map(name)
  })
  return { own: askedIn(at.state()).map(name), other }
}

test('an amount stays on its side of every limit that a doubt has, just beside it too', () => {
  const doubtful = askedOf({
    'customer.employers.*.salary': 300_001,
    'customer.employers.*.working_hours': 47,
    'customer.address.woz_waarde': 49_990,
    'customer.address.marktwaarde_woning': 50_010,
  })
  expect(doubtful.own).toEqual(['woz_waarde low', 'salary high', 'working_hours monthLooksLikeWeek'])
  for (const asked of doubtful.other) expect(asked).toEqual(doubtful.own)

  const plain = askedOf({
    'customer.employers.*.salary': 299_000,
    'customer.employers.*.working_hours': 50,
    'customer.address.woz_waarde': 51_000,
  })
  expect(plain.own).toEqual([])
  for (const asked of plain.other) expect(asked).toEqual([])
})

test('an age stays on its side of every age that a doubt has, on the very birthday and the day before', () => {
  const pensioned = { 'customer.has_employers': 0, 'customer.is_pensioned': 1 }
  const young = askedOf({ 'customer.date_of_birth': '22-11-1971', ...pensioned })
  expect(young.own).toEqual(['is_pensioned pensionedYoung'])
  for (const asked of young.other) expect(asked).toEqual(young.own)
  const old = askedOf({ 'customer.date_of_birth': '21-11-1971', ...pensioned })
  expect(old.own).toEqual([])
  for (const asked of old.other) expect(asked).toEqual([])
})
