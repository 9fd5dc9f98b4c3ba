import { afterEach, beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { stepPath } from '../../domain/portal/navigation'
import type { Visit } from '../../ui/visit/openVisit/visit'
import { portalPage } from './portalPage'

const page = portalPage()
let visit: Visit

beforeEach(async () => {
  visit = await page.logIn()
})
afterEach(page.logOut)

/** Not on the first screen of its step. */
const street = 'customer.address.street'
const change = (path: string, value: string) => visit.store.dispatch({ type: 'ChangeAnswer', path, value })

const goTo = async (path: string): Promise<void> => {
  page.router.go(path, true)
  await expect.poll(() => `${location.pathname}${location.hash}`).toContain(path)
  await expect.poll(() => document.activeElement?.tagName).toBe('H1')
}

/** Where the control of a question is, or what holds its field. */
const focused = (): string => document.activeElement?.querySelector('[id]')?.id ?? document.activeElement?.id ?? ''

const undoByKey = async (): Promise<void> => {
  await expect.poll(() => document.querySelector('main [aria-label^="Maak ongedaan"]')).not.toBeNull()
  await userEvent.keyboard('{Control>}z{/Control}')
}

test.each([false, true])('undo leads to a question of another step, calm: %s', async calm => {
  visit.store.dispatch({ type: 'ChooseView', calm })
  change(street, 'Dorpsstraat')
  await goTo(stepPath('financing'))
  await undoByKey()
  await expect.poll(() => location.pathname).toBe(stepPath('personal_details'))
  await expect.poll(focused).toBe(street)
})

test('one question at a time, undo leads to another screen of the step', async () => {
  visit.store.dispatch({ type: 'ChooseView', calm: true })
  change(street, 'Dorpsstraat')
  await goTo(stepPath('personal_details'))
  const first = page.title()
  await undoByKey()
  await expect.poll(page.title).not.toBe(first)
  await expect.poll(focused).toBe(street)
})
