import { expect, test } from 'vitest'
import { eachVisitor, firstStep as step } from './adversity/eachVisitor'
import { inventoriesOf } from './adversity/office'
import { sendButton } from './adversity/visitor'
import { chooseMore } from './more'
import { allThere, goWithin } from './screen'

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

test('what the disk does not take, and a word that is typed as the page reloads, is kept, also when the clock went back', async () => {
  const { visitor, page } = one.now
  await page.addInitScript(() => {
    const { now } = Date
    Date.now = () => now() - Number(sessionStorage.getItem('clock went back') ?? 0)
  })
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

test('without local storage, in a browser that asks before it keeps anything, every answer is there after a reload and a fault', async () => {
  const { visitor, page } = one.now
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
    Object.defineProperty(navigator, 'userAgent', {
      get: () => 'Mozilla/5.0 (X11; rv:140.0) Gecko/20100101 Firefox/140.0',
    })
    StorageManager.prototype.persisted = async () => false
    StorageManager.prototype.persist = async () => {
      document.documentElement.dataset.asked = String(Number(document.documentElement.dataset.asked ?? 0) + 1)
      return true
    }
  })
  await begin()
  await visitor.fill(phone, '0201234567')
  await visitor.kept()
  // What stands beside a step that is on its way is another page's, and what was opened there is closed again.
  await allThere(page)
  const asked = (): Promise<string | undefined> => page.evaluate(() => document.documentElement.dataset.asked)
  expect(await asked()).toBeUndefined()
  await chooseMore(page, 'Meer over uw gegevens')
  await visitor.says('kan uw browser uw antwoorden opruimen')
  await page.getByRole('button', { name: 'Antwoorden altijd bewaren' }).filter({ visible: true }).first().click()
  await visitor.says('Uw browser ruimt uw antwoorden niet meer vanzelf op.')
  await expect.poll(asked).toBe('1')

  await page.reload()
  await visitor.at(step)
  await visitor.kept()
  await expect.poll(() => visitor.value(phone)).toBe('0201234567')

  // Every screen reads the year for its footer.
  await page.evaluate(() => {
    Intl.DateTimeFormat.prototype.formatToParts = () => {
      throw new Error('planted')
    }
  })
  await goWithin(page, '/complete')
  await visitor.says('Er is iets misgegaan')
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click()
  await visitor.kept()
  await visitor.go(step)
  await expect.poll(() => visitor.value(phone)).toBe('0201234567')
})
