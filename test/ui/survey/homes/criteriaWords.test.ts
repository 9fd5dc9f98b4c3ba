import { expect, test } from 'vitest'
import { homeTexts } from '../../../../domain/texts/homeTexts'
import { canWidenSearch } from '../../../../ui/survey/homes/criteriaWords'
import { catalogues } from '../../../arbitraries/surveys'

const places = [...catalogues.shipped.homeAt.values()].filter(({ what }) => what === 'search')
const within = (radius: number) => ({ homeType: 'appartement', postalCode: '1234AB', radius })

test('a larger distance is advised only where one can still be chosen', () => {
  expect(places.length).toBeGreaterThan(0)
  for (const place of places) {
    expect([1, 5, 10, 15].map(radius => canWidenSearch(place, within(radius)))).toEqual([true, true, true, false])
    expect(canWidenSearch(place, null)).toBe(true)
  }
  expect(homeTexts.noneAdvice(true)).toMatch(/^Kies een grotere afstand, een ander type woning of een andere postcode,/)
  expect(homeTexts.noneAdvice(false)).toMatch(/^Kies een ander type woning of een andere postcode,/)
})
