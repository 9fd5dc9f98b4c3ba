import { expect, test } from 'vitest'
import { scrollTopFor } from '../../../../../ui/support/screen/timeline/useRowWindow'

const place = { scrollTop: 480, clientHeight: 480, height: 48 }

test.each([
  ['the first that is whole', 10],
  ['the last that is whole', 19],
  ['one between', 14],
])('a row that is in sight leaves the list where it stands: %s', (_, row) => {
  expect(scrollTopFor(place, row)).toBeNull()
})

test('a row above comes at a third from the top, one below at a third from the bottom', () => {
  expect(scrollTopFor(place, 9)).toBe(9 * 48 - 160)
  expect(scrollTopFor(place, 20)).toBe(21 * 48 - 320)
  expect(scrollTopFor(place, 0)).toBe(0)
})
