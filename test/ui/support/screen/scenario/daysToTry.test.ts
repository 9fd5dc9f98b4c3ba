import { expect, it } from 'vitest'
import { scenarioOnDay } from '../../../../../projections/replay/scenario/scenario'
import { findField } from '../../../../../projections/tree/findNode'
import { daysToTry } from '../../../../../ui/support/screen/scenario/daysToTry'
import { goldenReplay } from '../goldenReplay'

it('offers the birthdays from which on something else holds, those that are still to come', () => {
  const replay = goldenReplay('v1-financial-advice')
  expect(daysToTry(replay, 0)).toEqual([])
  expect(daysToTry(replay, 1).map(({ label }) => label)).toEqual(['Morgen', 'Over een maand', 'Over een jaar'])
  const customers = [
    { label: '66e verjaardag van de klant', date: '2050-05-17' },
    { label: '67e verjaardag van de klant', date: '2051-05-17' },
    { label: '68e verjaardag van de klant', date: '2052-05-17' },
  ]
  // Without a partner there is no birthday of one.
  expect(daysToTry(replay, 41).slice(3)).toEqual(customers)
  expect(daysToTry(replay, replay.length).slice(3)).toEqual([
    ...customers,
    { label: '67e verjaardag van de partner', date: '2047-02-28' },
  ])
  // Of a log without the customer's data they are nobody's birthdays.
  expect(daysToTry(replay, 41, true).map(({ label }) => label)).toContain('67e verjaardag van de klant (verschoven)')
})

it('leads to a day on which the customer counts as pensioned', () => {
  const replay = goldenReplay('v1-financial-advice')
  const pensioned = (label: string) => {
    const day = daysToTry(replay, 40).find(one => one.label === label)
    const { catalogue, at, length } = scenarioOnDay(replay, 40, day?.date ?? '')
    return findField(catalogue, at(length).tree, 'customer.is_pensioned')?.value
  }
  expect([pensioned('67e verjaardag van de klant'), pensioned('68e verjaardag van de klant')]).not.toEqual([1, 1])
  expect(pensioned('68e verjaardag van de klant')).toBe(1)
})
