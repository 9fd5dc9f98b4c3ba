import { expect, test } from 'vitest'
import { slotPath } from '../../../../domain/engine/path'
import { createOpenItems } from '../../../../ui/survey/list/openItems'
import { openAround } from '../../../../ui/survey/step/reveal'
import { catalogues } from '../../../arbitraries/surveys'

const catalogue = catalogues.shipped

const opened = (path: string): readonly string[] => {
  const open = createOpenItems()
  openAround(catalogue, open, path)
  let ids: readonly string[] = []
  open.open$.subscribe(now => {
    ids = [...now].flatMap(([id, isOpen]) => (isOpen ? [id] : []))
  })
  return ids
}

test('a link to a question of a search for homes opens that search, and no other', () => {
  const searches = [...catalogue.homeAt.values()].filter(({ what }) => what === 'search')
  expect(searches.length).toBeGreaterThan(1)
  for (const { path, slots } of searches)
    for (const slot of slots.values()) expect(opened(slotPath(slot, []))).toEqual([path])
})

test('a link to a question in an item opens the items it stands in', () => {
  expect(opened('customer.mortgages.m1.parts.p1.rentepercentage')).toEqual(['m1', 'p1'])
  expect(opened('customer.first_name')).toEqual([])
  expect(opened('nowhere')).toEqual([])
})
