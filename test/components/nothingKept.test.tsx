import { afterEach, expect, test } from 'vitest'
import { bucketName } from '../../events/disk/bucketName'
import { logDatabaseName } from '../../events/log/indexedDb/indexedDbLog'
import { placeHere } from '../journeys/adversity/logHere'
import { leastGap } from '../journeys/sight'
import { faultyOffice } from './faultyOffice'
import { lookAt } from './lookAt'
import { onScreen, openCards } from './onPortal'
import { firstStep, portalVisitor } from './portalVisitor'
import { sendButton, sent } from './sendingAt'

const street = 'customer.address.street'

let visitor: ReturnType<typeof portalVisitor>
let allow = (): void => undefined

afterEach(async () => {
  allow()
  await visitor.leave()
  expect(visitor.page.faults).toEqual([])
})

/** All that a page may keep anything in. */
const refuseAll = (): void => {
  const refuse = (): never => {
    throw new DOMException('No', 'SecurityError')
  }
  const { open } = IDBFactory.prototype
  IDBFactory.prototype.open = refuse
  const places = ['localStorage', 'sessionStorage', 'caches']
  const before = places.map(name => [name, Object.getOwnPropertyDescriptor(window, name) ?? {}] as const)
  for (const name of places) Object.defineProperty(window, name, { configurable: true, get: refuse })
  allow = () => {
    IDBFactory.prototype.open = open
    for (const [name, own] of before) Object.defineProperty(window, name, own)
    allow = () => undefined
  }
}

test('a private window that keeps nothing at all: that is said, the answers can be had as a file, and they are sent', async () => {
  const desk = faultyOffice()
  visitor = portalVisitor(desk.office)
  visitor.page.keeping.isBroken = true
  refuseAll()
  await visitor.open(firstStep)
  await onScreen('Persoonlijke gegevens')
  await openCards()
  await visitor.fill(street, 'Singel')
  await visitor.says('Uw antwoorden worden niet op dit apparaat bewaard.')
  const file = await visitor.downloaded('Antwoorden opslaan als bestand')
  expect(file).toContain('Hendriks')
  expect(file).toContain('Singel')
  visitor.page.router.go('/complete', false)
  await onScreen('Gegevens versturen')
  await visitor.press(sendButton)
  await onScreen(sent)
  expect(desk.inventories).toHaveLength(1)
  expect(desk.inventories[0]).toContain('Singel')
})

/** All that the browser has of the visit goes, behind the portal's back. */
const emptied = async (): Promise<void> => {
  const { invitation } = await visitor.page.visit()
  const name = logDatabaseName(invitation ?? '')
  const factory = await placeHere(await bucketName(name))
  localStorage.clear()
  sessionStorage.clear()
  visitor.page.keeping.kept.clear()
  await new Promise((resolve, reject) => {
    const deleting = (factory ?? indexedDB).deleteDatabase(name)
    deleting.onsuccess = resolve
    deleting.onerror = reject
  })
}

test('a browser that is emptied while the portal is open: what is gone is said, and a new login begins anew', async () => {
  visitor = portalVisitor()
  await visitor.begin()
  await visitor.fill(street, 'Singel')
  await visitor.kept()
  await emptied()
  await onScreen('Uw gegevens zijn verzonden of gewist')
  await lookAt('erased elsewhere')
  // Buttons stand apart from each other and from the words above them.
  expect(leastGap()).toBeGreaterThanOrEqual(16)
  expect(await visitor.downloaded('Bewaar wat u hier had ingevuld als bestand')).toContain('Singel')
  await visitor.leave()
  await visitor.begin()
  expect(visitor.value(street)).toBe('')
  await visitor.fill(street, 'Herengracht')
  await visitor.kept()
})
