import { afterEach, expect, test, vi } from 'vitest'
import { firstStep, portalVisitor } from './portalVisitor'

const phone = 'customer.phone'
const street = 'customer.address.street'

const visitor = portalVisitor()

afterEach(async () => {
  vi.restoreAllMocks()
  await visitor.leave()
})

/** A request that the disk has no room for. */
const refused = function (this: IDBObjectStore): IDBRequest<IDBValidKey> {
  const request = this.getKey(0)
  Object.defineProperty(request, 'error', { value: new DOMException('full', 'QuotaExceededError') })
  queueMicrotask(() => request.dispatchEvent(new Event('error')))
  return request as IDBRequest<IDBValidKey>
}

test('a disk that is full: nothing says it is kept until there is room, and then it is', async () => {
  await visitor.begin()
  await visitor.kept()
  const full = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(refused)
  await visitor.fill(phone, '0201234567')
  await visitor.says('Er is geen ruimte meer op dit apparaat.')
  await visitor.fill(street, 'Singel')
  expect(visitor.shows('Alles is bewaard')).toBe(false)
  expect(await visitor.downloaded('Antwoorden opslaan als bestand')).toContain('Singel')
  expect((await visitor.stored()).lines.join('')).not.toContain('0201234567')
  full.mockRestore()
  await visitor.kept()
  await visitor.reload()
  await visitor.kept()
  expect([phone, street].map(visitor.value)).toEqual(['0201234567', 'Singel'])
  expect(visitor.page.faults).toEqual([])
})

test('a database that the browser closes is opened again without a word', async () => {
  const opened: IDBDatabase[] = []
  const { open } = IDBFactory.prototype
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(function (this: IDBFactory, ...given) {
    const request = open.apply(this, given)
    const isLog = given[0].startsWith('klantportaal.log.')
    if (isLog) request.addEventListener('success', () => opened.push(request.result), { once: true })
    return request
  })
  await visitor.open(firstStep)
  await visitor.fill(phone, '0207654321')
  await visitor.kept()
  expect(opened).not.toEqual([])
  for (const database of opened) database.close()
  await visitor.fill(street, 'Herengracht')
  await visitor.kept()
  expect((await visitor.stored()).lines.join('')).toContain('Herengracht')
  expect(visitor.page.faults).toEqual([])
})

test('a fault in a screen shows our own page, in Dutch, with the log to download', async () => {
  await visitor.open(firstStep)
  await visitor.fill(street, 'Prinsengracht')
  await visitor.kept()
  // Every screen reads the year for its footer.
  vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts').mockImplementation(() => {
    throw new Error('planted')
  })
  const said = vi.spyOn(console, 'error').mockReturnValue()
  visitor.page.router.go('/children', true)
  await visitor.says('Er is iets misgegaan')
  await visitor.says('Deze pagina kan nu niet worden getoond.')
  expect(document.documentElement.outerHTML).not.toContain('planted')
  expect(await visitor.downloaded('Antwoorden opslaan als bestand')).toContain('Prinsengracht')
  expect([visitor.page.faults, said.mock.calls.length]).toEqual([['/children'], 1])
})
