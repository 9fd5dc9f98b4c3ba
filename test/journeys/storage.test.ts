import { expect, test } from 'vitest'
import { eachVisitor, firstStep as step } from './adversity/eachVisitor'
import { inventoriesOf } from './adversity/office'
import { deleteLogs, storedLog } from './adversity/storedLog'
import { sendButton } from './adversity/visitor'

const phone = 'customer.phone'
const street = 'customer.address.street'

const one = eachVisitor()
const { begin, downloaded } = one

test('a browser that refuses its database: the portal says so, goes on, can be downloaded and sends', {
  tags: 'variant',
}, async () => {
  const { account, visitor, page } = one.now
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('refused', 'SecurityError')
    }
  })
  await begin()
  await visitor.fillFirstStep()
  await visitor.says('Uw browser bewaart niets op dit apparaat.')
  expect(await downloaded('Antwoorden opslaan als bestand')).toContain('Hendriks')
  await visitor.toSending()
  await visitor.press(sendButton)
  await visitor.at('/success')
  expect(await inventoriesOf(account.invitation)).toHaveLength(1)
})

test('a disk that is full: nothing says it is kept until there is room, and then it is', async () => {
  const { account, visitor, page } = one.now
  await page.addInitScript(() => {
    const { add } = IDBObjectStore.prototype
    IDBObjectStore.prototype.add = function (...given) {
      if (document.documentElement.dataset.disk === 'full') throw new DOMException('full', 'QuotaExceededError')
      return add.apply(this, given)
    }
  })
  await begin()
  await visitor.kept()
  await page.evaluate(() => {
    document.documentElement.dataset.disk = 'full'
  })
  await visitor.fill(phone, '0201234567')
  await visitor.says('Er is geen ruimte meer op dit apparaat.')
  await visitor.fill(street, 'Singel')
  expect(await page.getByText('Alles is bewaard').count()).toBe(0)
  expect(await downloaded('Antwoorden opslaan als bestand')).toContain('Singel')
  expect((await storedLog(page, account.invitation)).lines.join('')).not.toContain('0201234567')
  await page.evaluate(() => {
    delete document.documentElement.dataset.disk
  })
  await visitor.kept()
  await page.reload()
  await visitor.kept()
  await expect.poll(() => visitor.value(phone)).toBe('0201234567')
  await expect.poll(() => visitor.value(street)).toBe('Singel')
})

test('a reload while the disk is full loses nothing either', async () => {
  const { visitor, page } = one.now
  await begin()
  await visitor.kept()
  await page.evaluate(() => {
    IDBObjectStore.prototype.add = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await visitor.fill(phone, '0201234567')
  await visitor.says('Er is geen ruimte meer op dit apparaat.')
  await page.reload()
  await visitor.kept()
  await expect.poll(() => visitor.value(phone)).toBe('0201234567')
})

test('a word that is typed as the page reloads is kept, also when the clock went back since the last answer', async () => {
  const { visitor, page } = one.now
  await page.addInitScript(() => {
    const { now } = Date
    Date.now = () => now() - Number(sessionStorage.getItem('clock went back') ?? 0)
  })
  await begin()
  await visitor.fill(street, 'Singel')
  await visitor.kept()
  await page.evaluate(() => sessionStorage.setItem('clock went back', String(40 * 60_000)))
  for (const word of ['Singelgracht', 'Singelstraat', 'Singelkade']) {
    await visitor.field(street).fill(word)
    await page.reload()
    await visitor.kept()
    await expect.poll(() => visitor.value(street)).toBe(word)
  }
})

test('a database that is deleted underneath is not brought back: the tab says so, a new start works', async () => {
  const { account, visitor, page } = one.now
  await begin()
  await visitor.fill(phone, '0201234567')
  await visitor.kept()
  await deleteLogs(page)
  await visitor.says('Uw gegevens zijn verzonden of gewist')
  expect(await downloaded('Bewaar wat u hier had ingevuld als bestand')).toContain('0201234567')
  expect((await storedLog(page, account.invitation)).lines).toEqual([])
  await visitor.go(step)
  await visitor.kept()
  await expect.poll(() => visitor.value('customer.first_name')).toBe('Noa')
  expect(await visitor.value(phone)).toBe('')
  await visitor.fill(street, 'Herengracht')
  await visitor.kept()
})

test('a database that the browser closes is opened again without a word', async () => {
  const { account, visitor, page } = one.now
  await page.addInitScript(() => {
    const { open } = IDBFactory.prototype
    IDBFactory.prototype.open = function (...given) {
      const request = open.apply(this, given)
      request.addEventListener('success', () => {
        document.addEventListener('close-database', () => request.result.close())
      })
      return request
    }
  })
  await begin()
  await visitor.fill(phone, '0201234567')
  await visitor.kept()
  await page.evaluate(() => document.dispatchEvent(new Event('close-database')))
  await visitor.fill(street, 'Singel')
  await visitor.kept()
  expect((await storedLog(page, account.invitation)).lines.join('')).toContain('Singel')
})

test('without local storage the portal works, and a reload finds the session and every answer', async () => {
  const { visitor, page } = one.now
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    }),
  )
  await begin()
  await visitor.fill(phone, '0201234567')
  await visitor.kept()
  await page.reload()
  await visitor.at(step)
  await visitor.kept()
  await expect.poll(() => visitor.value(phone)).toBe('0201234567')
})

test('a fault in a screen shows our own page, in Dutch, with the log to download', async () => {
  const { visitor, page } = one.now
  await begin()
  await visitor.fillFirstStep()
  await visitor.fill(street, 'Singel')
  await visitor.kept()
  // Every screen reads the year for its footer.
  await page.evaluate(() => {
    Intl.DateTimeFormat.prototype.formatToParts = () => {
      throw new Error('planted')
    }
  })
  await visitor.press('Volgende stap')
  await visitor.says('Er is iets misgegaan')
  await visitor.says('Deze pagina kan nu niet worden getoond.')
  expect(await page.content()).not.toContain('planted')
  expect(await downloaded('Antwoorden opslaan als bestand')).toContain('Singel')
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click()
  await visitor.kept()
  await visitor.go(step)
  await expect.poll(() => visitor.value(street)).toBe('Singel')
})
