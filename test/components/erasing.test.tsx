import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page as browser } from 'vitest/browser'
import { stepPath } from '../../domain/portal/navigation'
import { leastGap } from '../journeys/sight'
import { askToLogOut } from './askToLogOut'
import { faultyOffice } from './faultyOffice'
import { lookAt } from './lookAt'
import { button, fill, onScreen, press, says, textField } from './onPortal'
import { type Office, officeOf, type PortalPage, portalPage } from './portalPage'
import { storedLogOf } from './portalVisitor'
import { sendButton, sent } from './sendingAt'

const arrived = 'Uw adviseur heeft uw gegevens ontvangen'
const noa = { id: 5, first_name: 'Noa', last_name: 'Hendriks' }
const notErased = /Misschien staan ze nog op dit apparaat\./

let page: PortalPage
let isRefusing = false
let letGo: () => void
let erases: Promise<void>

/** From now on the disk takes its time to erase a log, until it is let go of, and then refuses. */
const holdDisk = (): void => {
  isRefusing = true
  erases = new Promise(resolve => {
    letGo = resolve
  })
}

beforeEach(() => {
  // A log of before may still be erased, which the next visit waits for.
  isRefusing = false
  erases = Promise.resolve()
  const manager = navigator.storageBuckets ?? expect.fail('A browser with buckets is needed here.')
  const erase = manager.delete.bind(manager)
  vi.spyOn(manager, 'delete').mockImplementation(async name => {
    if (name.includes('_2elog_2e')) {
      await erases
      if (isRefusing) throw new DOMException('planned', 'UnknownError')
    }
    return erase(name)
  })
})
afterEach(async () => {
  vi.restoreAllMocks()
  await page.logOut()
  expect(page.faults).toEqual([])
})

const open = async (office: Office, ...[step, title]: readonly [Parameters<typeof stepPath>[0], string]) => {
  page = portalPage(office)
  const { invitation } = await page.logIn()
  page.router.go(stepPath(step), true)
  await onScreen(title)
  holdDisk()
  return invitation ?? expect.fail('There is no invitation.')
}

test('what arrived and cannot be erased is not called erased, until it is', async () => {
  const { office, inventories } = faultyOffice()
  const invitation = await open(office, 'complete', 'Gegevens versturen')
  await press(button(sendButton))
  await expect.poll(page.title).toBe(arrived)
  await lookAt('erasing what arrived')
  letGo()
  await says(notErased)
  await lookAt('arrived and not erased')
  expect(leastGap()).toBeGreaterThanOrEqual(16)
  expect(document.body.innerText).not.toMatch(/verwijderd|Bedankt/)
  expect(inventories).toHaveLength(1)
  await press(button('Nu wissen'))
  await says(notErased)
  isRefusing = false
  await press(button('Nu wissen'))
  await onScreen(sent)
  await says(/Uw persoonlijke gegevens en de extensie zijn verwijderd\./)
  expect((await storedLogOf(invitation)).lines).toEqual([])
})

test("'Wissen' says that it erases while it does, and at the login that it could not where it could not", async () => {
  await open(officeOf('financial_advice', noa), 'personal_details', 'Persoonlijke gegevens')
  await fill(textField('Telefoonnummer'), '0201234567')
  await says('Alles is bewaard')
  askToLogOut(page)
  await press(button('Wissen', browser.getByRole('dialog')))
  await expect.poll(page.title).toBe('Uw gegevens worden van dit apparaat gewist')
  await lookAt('erasing at logging out')
  letGo()
  await expect.poll(() => location.pathname).toBe('/login')
  await says(/Uw antwoorden konden nog niet van dit apparaat worden gewist\./, browser)
})
