import fc from 'fast-check'
import { expect, test } from 'vitest'
import { itemsPerPage, listPage, listPageOf } from '../../../../ui/widgets/items/listPages'

test('each item stands on its own page, and no page holds more than fits', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20_000 }), fc.nat({ max: 20_000 }), (count, nth) => {
      const at = nth % count
      const { from, to } = listPage(count, listPageOf(at))
      expect(from <= at && at < to && to <= count && to - from <= itemsPerPage).toBe(true)
    }),
  )
})

test('beyond the end, once items went, stands the last page', () => {
  expect(listPage(itemsPerPage + 1, 7)).toEqual({
    count: itemsPerPage + 1,
    page: 1,
    from: itemsPerPage,
    to: itemsPerPage + 1,
  })
  expect(listPage(itemsPerPage, 7)).toMatchObject({ page: 0, from: 0, to: itemsPerPage })
  expect(listPage(0, 7)).toMatchObject({ page: 0, from: 0, to: 0 })
})
