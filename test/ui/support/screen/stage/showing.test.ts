import { NEVER } from 'rxjs'
import { expect, test } from 'vitest'
import { createLive } from '../../../../../projections/live'
import { createRemembered, remember } from '../../../../../ui/support/screen/stage/showing'
import { itemsPerPage } from '../../../../../ui/widgets/items/listPages'
import { item, portal } from '../../../../domain/portal/portal'

const list = 'customer.children'

test('of a long list the page shows on which the customer answered, or on which an item was added', () => {
  const items = Array.from({ length: 2 * itemsPerPage }, (_, n) => item({ first_name: `Kim ${n}` }))
  const at = portal({ type: 'full', values: { 'customer.has_children': 1 }, lists: { [list]: items } })
  const remembered = createRemembered()
  const page = (): number => {
    const shown = { catalogue: at.catalogue, live: createLive(at.catalogue, at.state(), NEVER) }
    remember(shown, remembered, at.records.at(-1), new Map())
    return remembered.openItems.pages$.value.get(list) ?? 0
  }
  expect(page()).toBe(0)
  at.answers(`${list}.${at.ids(list)[itemsPerPage]}.first_name`, 'Kees')
  expect(page()).toBe(1)
  at.adds(list)
  expect(page()).toBe(2)
})
