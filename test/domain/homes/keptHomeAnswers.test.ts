import { expect, test } from 'vitest'
import { keptHomeAnswers } from '../../../domain/homes/keptHomeAnswers'
import { home, homeSlot, searchPlace } from './homes'

test('of a home is kept what is sent of it, and of none what the place began with; nothing that was typed', () => {
  const base = 'moving.sections.section_31.questions'
  const kept = keptHomeAnswers(homeSlot(searchPlace), home('a')).map(({ path, value }) => [path, value])
  expect(Object.fromEntries(kept)).toEqual({
    [`${base}.jumba_id.value`]: 'a',
    [`${base}.value_low.value`]: 350_000,
    [`${base}.value_high.value`]: 390_000,
    [`${base}.postal_code.value`]: '1234AB',
    [`${base}.number.value`]: '10',
    [`${base}.number_addition.value`]: 'A',
    [`${base}.street.value`]: 'Dorpsstraat',
    [`${base}.city.value`]: 'Ons Dorp',
  })
  const none = keptHomeAnswers(homeSlot(searchPlace), null)
  expect(none.map(({ path }) => path)).toEqual(kept.map(([path]) => path))
  expect(new Set(none.map(({ value }) => value))).toEqual(new Set(['']))
})
