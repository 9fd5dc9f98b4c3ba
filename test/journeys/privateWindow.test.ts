import { expect, test } from 'vitest'
import { newAccount } from './adversity/office'
import { eachOwnRelease } from './adversity/ownRelease'
import { deleteLogs } from './adversity/storedLog'
import { downloaded } from './downloads'
import { button } from './screen'

const street = 'customer.address.street'

const one = eachOwnRelease()

/** All that a page may keep anything in, the worker too. */
const keepsNothing = (): void => {
  const refuse = (): never => {
    throw new DOMException('No', 'SecurityError')
  }
  IDBFactory.prototype.open = refuse
  for (const name of ['localStorage', 'sessionStorage', 'caches']) Object.defineProperty(window, name, { get: refuse })
  // Not on the empty page that a tab begins with.
  if ('serviceWorker' in navigator) navigator.serviceWorker.register = async () => refuse()
}

test('a private window that keeps nothing at all: the portal starts there, that is said, and the answers can be had as a file', async () => {
  const { context, page, visitor } = one.now
  await context.addInitScript(keepsNothing)
  const faults: string[] = []
  context.on('weberror', error => faults.push(error.error().message))
  await one.begin(await newAccount())
  await visitor.fill(street, 'Singel')
  await visitor.says('Uw antwoorden worden niet op dit apparaat bewaard.')
  expect(await downloaded(page, () => button(page, 'Antwoorden opslaan als bestand').click())).toContain('Singel')
  expect(faults).toEqual([])
})

const emptied = async (): Promise<void> => {
  localStorage.clear()
  sessionStorage.clear()
  for (const name of await caches.keys()) await caches.delete(name)
  for (const one of await navigator.serviceWorker.getRegistrations()) await one.unregister()
  for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name)
}

test('a browser that is emptied while the portal is open: what is gone is said, and a new login begins anew', {
  tags: 'variant',
}, async () => {
  const { page, visitor } = one.now
  const account = await newAccount()
  await one.begin(account)
  await visitor.fill(street, 'Singel')
  await visitor.kept()
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.evaluate(emptied)
  await deleteLogs(page)
  await visitor.says('Uw gegevens zijn verzonden of gewist')
  const left = () => button(page, 'Bewaar wat u hier had ingevuld als bestand').click()
  expect(await downloaded(page, left)).toContain('Singel')
  await one.open('/login')
  await visitor.logIn(account)
  await visitor.press('Start met invullen')
  expect(await visitor.value(street)).toBe('')
  await visitor.fill(street, 'Herengracht')
  await visitor.kept()
})
