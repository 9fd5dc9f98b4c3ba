import { expect, test } from 'vitest'
import { cardAddress } from '../../../../../domain/engine/readBack'
import { surveyVersion } from '../../../../../events/record/surveyRecord'
import { openReplay } from '../../../../../projections/replay/replay'
import { createReplayScreenMemory } from '../../../../../ui/support/screen/session/createReplayScreenMemory'
import { itemsPerPage } from '../../../../../ui/widgets/items/listPages'
import { item, type Portal, portal } from '../../../../projections/portal'

const list = 'customer.children'
const header = { log: 'l', invitation: '1', survey: surveyVersion, build: 'b', rules: 'r', createdAt: 0 } as const

const children = (count: number): Portal => {
  const items = Array.from({ length: count }, (_, n) => item({ first_name: `Kim ${n}` }))
  return portal({ type: 'full', values: { 'customer.has_children': 1 }, lists: { [list]: items } })
}

/** What is open, and which page of the list shows, where one goes in a log. */
const shownIn = ({ catalogue, records }: Portal) => {
  const { screenMemory, show } = createReplayScreenMemory(openReplay(catalogue, header, records))
  return (position: number) => {
    show(position)
    const { open$, pages$, rows$ } = screenMemory.openItems
    return { open: [...open$.value.keys()], page: pages$.value.get(list) ?? 0, rows: rows$.value.has(list) }
  }
}

test('of a long list the page shows on which the customer answered, or on which an item was added', () => {
  const at = children(2 * itemsPerPage)
  const [begin, id = ''] = [at.records.length, at.ids(list)[itemsPerPage]]
  at.answers(`${list}.${id}.first_name`, 'Kees')
  const added = at.adds(list)
  const shown = shownIn(at)
  expect(shown(begin + 2)).toEqual({ open: [id, added], page: 2, rows: false })
  expect(shown(begin + 1)).toEqual({ open: [id], page: 1, rows: false })
  expect(shown(begin)).toEqual({ open: [], page: 0, rows: false })
})

test('what is open goes as another screen comes, or the portal is opened again', () => {
  const at = children(5)
  const [id = ''] = at.ids(list)
  at.answers(`${list}.${id}.first_name`, 'Kees')
  const answered = at.records.length
  at.does({ type: 'ShowScreen', screen: '/pension' })
  at.does({ type: 'ShowScreen', screen: '/children' })
  const shown = shownIn(at)
  expect(shown(answered).open).toEqual([id])
  expect([answered + 1, answered + 2].map(position => shown(position).open)).toEqual([[], []])
})

test('cards that stood open stay so as the list becomes one of rows, and it stays one as an item goes', () => {
  const at = children(3)
  const before = [...at.ids(list)]
  const added = at.adds(list)
  const long = at.records.length
  at.does({ type: 'RemoveItem', list, id: added })
  const shown = shownIn(at)
  expect(shown(long)).toEqual({ open: [...before, added], page: 0, rows: false })
  expect(shown(long + 1)).toEqual({ open: [...before, added], page: 0, rows: true })
  expect(shown(long - 1)).toEqual({ open: [], page: 0, rows: false })
})

const person = {
  'customer.salutation': 'Geachte mevrouw',
  'customer.last_name': 'Vries',
  'customer.date_of_birth': '14-03-1982',
  'customer.gender': 'f',
  'customer.maritial_status': 1,
}

const askedIn = ({ catalogue, records }: Portal) => {
  const { screenMemory, show } = createReplayScreenMemory(openReplay(catalogue, header, records))
  return (position: number) => {
    show(position)
    const { open$, asked$ } = screenMemory.openItems
    return { open: [...open$.value.keys()], asked: [...asked$.value] }
  }
}

test('a card that asks a question at its foot does not open for the answer, and goes on asking it until it is confirmed', () => {
  const at = portal({ type: 'full', values: person })
  at.answers('customer.first_name', 'Sanne')
  const answered = at.records.length
  at.answers('customer.last_name', 'de Vries')
  const asked = askedIn(at)
  expect(asked(answered)).toEqual({ open: [], asked: ['customer.first_name'] })
  expect(asked(answered + 1)).toEqual({ open: ['customer.person'], asked: ['customer.first_name'] })
  const rested = [{ path: 'customer.first_name', value: 'Sanne' }]
  at.does({ type: 'ConfirmItem', path: 'customer.person', rested })
  expect(askedIn(at)(answered + 2).asked).toEqual([])
})

test('whether a card was known is judged as its screen came, whatever the customer answered since', () => {
  const at = portal({ type: 'full', values: person })
  const card = cardAddress(at.catalogue, 'customer.person')
  if (card === null) throw new Error('no card')
  at.does({ type: 'ShowScreen', screen: '/pension' })
  at.answers('customer.last_name', 'de Vries')
  at.answers('customer.gender', 'm')
  at.answers('customer.salutation', 'Beste heer')
  const answered = at.records.length
  at.does({ type: 'ShowScreen', screen: '/personal_details' })
  const { screenMemory, show } = createReplayScreenMemory(openReplay(at.catalogue, header, at.records))
  const knownAt = (position: number): boolean => {
    show(position)
    return screenMemory.openItems.wasKnown('customer.person', card, false)
  }
  expect([answered, answered + 1, answered].map(knownAt)).toEqual([true, false, true])
})
