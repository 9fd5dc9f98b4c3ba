import { afterEach, expect, test, vi } from 'vitest'
import { stepPath } from '../../domain/portal/navigation'
import { faultyOffice, ready } from './faultyOffice'
import { lookAt } from './lookAt'
import { onScreen, says } from './onPortal'
import { type PortalPage, portalPage, reloaded } from './portalPage'

let page: PortalPage

afterEach(async () => {
  vi.restoreAllMocks()
  await page.logOut()
})

const isTold = async (): Promise<void> => {
  await onScreen('Inloggen')
  await says(/Uw gegevens konden niet worden geladen\.[\s\S]*Neem contact op met uw adviseur\./)
}

/** All words on the page, those that were typed among them. */
const shown = (): string =>
  [page.place.innerText, ...[...page.place.querySelectorAll('input')].map(({ value }) => value)].join('\n')

test('a mistake of ours while a customer loads is told as a failed load, also where answers stand already', async () => {
  const { trim } = String.prototype
  vi.spyOn(String.prototype, 'trim').mockImplementation(function (this: string) {
    if (String(this) === 'Struikelsteen') throw new Error('a mistake of ours')
    return trim.call(this)
  })
  const customer = { ...ready, last_name: 'Struikelsteen' }
  page = portalPage(faultyOffice('source_data', customer).office)
  page.enter()
  await isTold()
  await lookAt('load failed')
  page.unmount()
  customer.last_name = 'Hendriks'
  const { store } = await page.logIn()
  page.router.go(stepPath('personal_details'), false)
  await onScreen('Persoonlijke gegevens')
  store.dispatch({ type: 'ChangeAnswer', path: 'customer.initials', value: 'J.J.' })
  await says('Alles is bewaard')
  await store.settled()
  customer.last_name = 'Struikelsteen'
  page = await reloaded(page)
  await isTold()
  page.unmount()
  customer.last_name = 'Hendriks'
  await page.logIn()
  await onScreen('Persoonlijke gegevens')
  await expect.poll(shown).toContain('J.J.')
})
