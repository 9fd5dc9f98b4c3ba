import { NEVER } from 'rxjs'
import { expect, test } from 'vitest'
import { slotPath } from '../../../../domain/engine/path'
import { createLive } from '../../../../projections/live'
import { openEnclosingItems } from '../../../../ui/survey/reveal/reveal'
import { createOpenItems } from '../../../../ui/surveyContext/openItems'
import { itemsPerPage } from '../../../../ui/widgets/items/listPages'
import { item, portal } from '../../../projections/portal'

const parts = Array.from({ length: 3 * itemsPerPage }, (_, n) => item({ id: String(n) }))
const at = portal({ type: 'mortgage', lists: { 'customer.mortgages': [item({ id: '1' }, { parts })] } })
const { catalogue } = at
const shown = { catalogue, live: createLive(catalogue, at.state(), NEVER) }

const opened = (path: string) => {
  const open = createOpenItems()
  openEnclosingItems(shown, open, path)
  return { ids: [...open.open$.value].flatMap(([id, isOpen]) => (isOpen ? [id] : [])), pages: [...open.pages$.value] }
}

test('a link to a question of a search for homes opens that search, and no other', () => {
  const searches = [...catalogue.homeAt.values()].filter(({ what }) => what === 'search')
  expect(searches.length).toBeGreaterThan(1)
  for (const { path, slots } of searches)
    for (const slot of slots.values()) expect(opened(slotPath(slot, [])).ids).toEqual([path])
})

test('a link to a question opens the row of a long list that it stands in, and the card that it is read on', () => {
  const [mortgage = ''] = at.ids('customer.mortgages')
  const [part = ''] = at.ids(`customer.mortgages.${mortgage}.parts`)
  expect(opened(`customer.mortgages.${mortgage}.parts.${part}.rentepercentage`).ids).toEqual([part])
  expect(opened('customer.insertion').ids).toEqual(['customer.person'])
  // What is not right is asked at the foot of its card.
  expect(opened('customer.last_name').ids).toEqual([])
  expect(opened('nowhere').ids).toEqual([])
})

test('a link to a question in an item turns its list to the page on which the item stands', () => {
  const [mortgage = ''] = at.ids('customer.mortgages')
  const list = `customer.mortgages.${mortgage}.parts`
  const to = (nth: number) => opened(`${list}.${at.ids(list)[nth]}.rentepercentage`).pages
  expect(to(itemsPerPage - 1)).toEqual([])
  expect(to(itemsPerPage)).toEqual([[list, 1]])
  expect(to(3 * itemsPerPage - 1)).toEqual([[list, 2]])
})
