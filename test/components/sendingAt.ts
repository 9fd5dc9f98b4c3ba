import { expect, type MockInstance, vi } from 'vitest'
import { stepPath } from '../../domain/portal/navigation'
import { faultyOffice } from './faultyOffice'
import { onScreen } from './onPortal'
import { type PortalPage, portalPage } from './portalPage'

export const sendButton = 'Gegevens delen met mijn adviseur'
export const sent = 'Bedankt, uw inventarisatie is verzonden!'

let errors: MockInstance | null = null

/** Somebody who has answered all stands at the button that sends. */
export const readyToSend = async (...given: Parameters<typeof faultyOffice>) => {
  errors = vi.spyOn(console, 'error')
  const office = faultyOffice(...given)
  const page = portalPage(office.office)
  await page.logIn()
  page.router.go(stepPath('complete'), true)
  await onScreen('Gegevens versturen')
  return { page, office }
}

/** Nothing went wrong in the page, nothing was said on its console, and nothing of it is left. */
export const closes = async (page: PortalPage): Promise<void> => {
  await page.logOut()
  expect(errors?.mock.calls).toEqual([])
  errors?.mockRestore()
  expect(page.faults).toEqual([])
}
