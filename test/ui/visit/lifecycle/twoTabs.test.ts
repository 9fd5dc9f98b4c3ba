import { expect, test } from 'vitest'
import type { Visit } from '../../../../ui/visit/openVisit/visit'
import { eventually } from '../../../setup/eventually'
import { twoCustomers } from '../../twoCustomers'

const { portal } = twoCustomers()

const eventsOf = (visit: Visit | null) => (visit?.store.records() ?? []).flatMap(({ events }) => events)

/** What the log tells of tabs: which was shut out, and which took it, how, and whether it had been shut out. */
const tabsIn = (visit: Visit | null) =>
  eventsOf(visit).flatMap(event => {
    if (event.type === 'TabShutOut') return [[event.tab, 'shut out']]
    return event.type === 'PortalOpened' ? [[event.tab, event.took, event.since !== null]] : []
  })

test('two tabs do not edit together; the second may take over, with all that the first had done, and the log tells it', async () => {
  const first = portal()
  first.logIn('jan')
  const open = await first.opened()
  const second = portal()
  await second.enter(false)
  expect(second.place()).toBe('inOtherTab')
  await second.enter(false)
  expect(second.place()).toBe('inOtherTab')
  await eventually(() => expect(tabsIn(open)).toHaveLength(2))
  const [one, two] = tabsIn(open).map(([tab]) => tab)
  expect(one).not.toBe(two)
  expect(tabsIn(open)).toEqual([
    [one, 'free', false],
    [two, 'shut out'],
  ])
  // It is no work of the customer's.
  expect(open.store.state().begun).toBe(false)

  open.drafts.keep('customer.initials', 'J.')
  await second.enter(true)
  expect([second.place(), first.place()]).toEqual(['open', 'inOtherTab'])
  expect(first.visit()).toBeNull()
  const changed = eventsOf(second.visit()).filter(({ type }) => type === 'AnswerChanged')
  expect(changed).toContainEqual({ type: 'AnswerChanged', v: 1, path: 'customer.initials', value: 'J.' })
  await first.enter(true)
  expect(tabsIn(first.visit()).slice(2)).toEqual([
    [two, 'over', true],
    [one, 'over', true],
  ])
})

test('a tab that had to wait until the other was closed took over nothing', async () => {
  const first = portal()
  first.logIn('jan')
  const open = await first.opened()
  const second = portal()
  await second.enter(false)
  await eventually(() => expect(tabsIn(open)).toHaveLength(2))
  await open.close()
  await second.enter(true)
  expect(tabsIn(second.visit()).at(-1)?.slice(1)).toEqual(['free', true])
})

test('a retrieval that cannot begin is told in the log, and not as the customer’s work', async () => {
  const at = portal()
  at.logIn('jan')
  const visit = await at.opened()
  await visit.askToken()
  expect(eventsOf(visit).at(-1)).toMatchObject({ type: 'CallFailed', call: 'retrievalToken', how: 'offline', nth: 1 })
  expect(visit.store.state().begun).toBe(false)
})
