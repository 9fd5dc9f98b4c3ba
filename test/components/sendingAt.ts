import { expect, type MockInstance, vi } from 'vitest'
import { page as browser, commands, type Locator } from 'vitest/browser'
import { stepPath } from '../../domain/portal/navigation'
import { faultyOffice } from './faultyOffice'
import { type PortalPage, portalPage } from './portalPage'

export const sendButton = 'Gegevens delen met mijn adviseur'
export const sent = 'Bedankt, uw inventarisatie is verzonden!'

export const main = browser.getByRole('main')
export const button = (name: string, place: Locator = main): Locator => place.getByRole('button', { name, exact: true })

/** By a script: Playwright waits for a button that came to be busy under its hands, and presses again. */
export const press = async (name: string): Promise<void> => {
  const found = await button(name).findElement()
  if (found instanceof HTMLElement) found.click()
}

/** Waits until these words are on the screen. */
export const says = (page: PortalPage, text: string | RegExp): Promise<void> =>
  expect.poll(() => page.place.innerText).toMatch(text)

export const onScreen = (page: PortalPage, title: string): Promise<void> => expect.poll(page.title).toBe(title)

export const look = async (name: string): Promise<void> => expect(await commands.violations(), name).toEqual([])

let errors: MockInstance | null = null

/** Somebody who has answered all stands at the button that sends. */
export const readyToSend = async (...given: Parameters<typeof faultyOffice>) => {
  errors = vi.spyOn(console, 'error')
  const office = faultyOffice(...given)
  const page = portalPage(office.office)
  await page.logIn()
  page.router.go(stepPath('complete'), true)
  await onScreen(page, 'Gegevens versturen')
  return { page, office }
}

/** Nothing went wrong in the page, nothing was said on its console, and nothing of it is left. */
export const closes = async (page: PortalPage): Promise<void> => {
  await page.logOut()
  expect(errors?.mock.calls).toEqual([])
  errors?.mockRestore()
  expect(page.faults).toEqual([])
}
