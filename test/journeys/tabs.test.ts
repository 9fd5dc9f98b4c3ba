import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { launchBrowser } from '../setup/browser'
import { type Account, desk, inventoriesOf, newAccount } from './adversity/office'
import { storedLog, traces } from './adversity/storedLog'
import { sendButton, type Visitor, visitorAt } from './adversity/visitor'
import { lookAt } from './look'
import { more, openMore } from './more'
import { supportSeesShutOut } from './support/shutOut'

const step = '/personal_details'
const elsewhere = 'Dit portaal is al open in een ander tabblad'

let browser: Browser
let context: BrowserContext
let account: Account
let one: Visitor

beforeAll(async () => {
  browser = await launchBrowser()
  return () => browser.close()
})

afterAll(() => desk('DELETE', 'faults'))

beforeEach(async () => {
  context = await browser.newContext({ locale: 'nl-NL', viewport: { width: 1280, height: 900 } })
  account = await newAccount({ first_name: 'Noa', last_name: 'Hendriks' })
  one = await openTab()
  await one.logInByLink(account)
  await one.go(step)
  await one.kept()
  return () => context.close()
})

const openTab = async (): Promise<Visitor> => visitorAt(await context.newPage())

/** A second tab on the same step, which asks. */
const secondTab = async (): Promise<Visitor> => {
  const two = await openTab()
  await two.go(step)
  await two.says(elsewhere)
  return two
}

const takeOver = async (visitor: Visitor): Promise<void> => {
  await visitor.press('Hier verdergaan')
  await visitor.field('customer.phone').waitFor()
}

/** Makes the database of this tab slow to write, so that answers are waiting when something else happens. */
const slowDisk = (page: Page, ms: number): Promise<void> =>
  page.evaluate(delay => {
    const add = IDBObjectStore.prototype.add
    // Each record keeps its transaction busy for a while with reads of its own.
    IDBObjectStore.prototype.add = function (...given) {
      const until = performance.now() + delay
      const spin = (): void => {
        if (performance.now() < until) this.count().onsuccess = spin
      }
      spin()
      return add.apply(this, given)
    }
  }, ms)

const wordsOf = async (visitor: Visitor, path: string): Promise<readonly string[]> =>
  (await visitor.value(path)).split(' ').filter(word => word !== '')

test('a second tab asks; taking over loses neither the draft nor what waits, and it can be taken back', async () => {
  const two = await secondTab()
  expect(await two.page.locator('[id="customer.phone"]').count()).toBe(0)
  await slowDisk(one.page, 700)
  await one.fill('customer.phone', '0201234567')
  await one.field('customer.address.street').focus()
  await one.page.keyboard.type('Lange Nieuwstr')
  await takeOver(two)
  await one.says(elsewhere)
  await expect.poll(() => two.value('customer.phone')).toBe('0201234567')
  await expect.poll(() => two.value('customer.address.street')).toBe('Lange Nieuwstr')
  expect(await one.page.locator('[id="customer.phone"]').count()).toBe(0)
  await two.fill('customer.address.place', 'Delft')
  await takeOver(one)
  await two.says(elsewhere)
  await expect.poll(() => one.value('customer.address.place')).toBe('Delft')
  expect(await one.value('customer.phone')).toBe('0201234567')
  await supportSeesShutOut(two.page)
})

test('two tabs that take over from each other ten times, in the middle of a word, keep every word in order', async () => {
  const two = await secondTab()
  const written: string[] = []
  for (let turn = 0; turn < 10; turn++) {
    const visitor = turn % 2 === 0 ? one : two
    if (turn > 0) await takeOver(visitor)
    await expect.poll(() => wordsOf(visitor, 'customer.address.street')).toEqual(written)
    const word = `woord${turn}`
    await visitor.field('customer.address.street').focus()
    await visitor.page.keyboard.press('End')
    await visitor.page.keyboard.type(` ${word}`)
    written.push(word)
  }
  await two.kept()
  const { keys, aside } = await storedLog(one.page, account.invitation)
  expect(keys).toEqual(keys.map((_, at) => at))
  expect(aside).toEqual([])
  await takeOver(one)
  await expect.poll(() => wordsOf(one, 'customer.address.street')).toEqual(written)
})

test('a tab is of one customer: who logs in in another tab stops it, and nothing of either stands with the other', async () => {
  const mia = await newAccount({ first_name: 'Mia', last_name: 'de Boer' })
  await one.fill('customer.phone', '0201234567')
  await one.kept()
  await openMore(one.page)
  await more(one.page).getByText('Noa Hendriks').waitFor()
  await one.page.keyboard.press('Escape')
  const two = await openTab()
  await two.go('/login')
  await two.logIn(mia)
  await two.at('/intro')
  await two.page.getByRole('banner').getByText('Mia de Boer').waitFor()

  const stopped = async (visitor: Visitor): Promise<void> => {
    await visitor.page.getByRole('heading', { name: 'Er is iemand anders ingelogd' }).waitFor()
    expect(await visitor.page.getByRole('button', { name: 'Uitloggen' }).count()).toBe(0)
    expect(await visitor.page.getByText(/Mia|Noa/).count()).toBe(0)
  }
  await stopped(one)
  await one.says('Uw antwoorden zijn bewaard op dit apparaat.')
  await lookAt(one.page, 'otherCustomer')
  await one.page.reload()
  await stopped(one)

  await one.press('Naar inloggen')
  await one.page.getByRole('heading', { name: 'Inloggen' }).waitFor()
  expect(await one.page.getByRole('button', { name: 'Verder', exact: true }).count()).toBe(0)
  await one.logIn(account)
  await one.at('/intro')
  await stopped(two)
  await one.go(step)
  await expect.poll(() => one.value('customer.phone')).toBe('0201234567')
  const { lines } = await storedLog(one.page, mia.invitation)
  expect(lines.join()).not.toMatch(/0201234567|Hendriks/)
})

test("'Wissen' in one tab erases for both: the other shows it and writes nothing back", async () => {
  await one.fill('customer.phone', '0201234567')
  await one.kept()
  const two = await secondTab()
  await one.page.getByRole('button', { name: 'Uitloggen' }).click()
  await one.press('Wissen')
  await one.at('/login')
  await two.at('/login')
  await two.page.getByRole('heading', { name: 'Inloggen' }).waitFor()
  // An erasing stays marked for a while after it: what localStorage forgot is not on the disk at once.
  await expect.poll(() => traces(two.page)).toEqual([])
})

test("without a lock between tabs, 'Wissen' reaches a tab that has the log open, in the middle of typing", async () => {
  await context.addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined }))
  await one.page.reload()
  const two = await openTab()
  await two.go(step)
  await two.kept()
  await two.field('customer.address.street').focus()
  await two.page.keyboard.type('Kade')
  await two.kept()
  await one.page.getByRole('button', { name: 'Uitloggen' }).click()
  await one.press('Wissen')
  await one.at('/login')
  await two.says('Uw gegevens zijn verzonden of gewist')
  await expect.poll(() => traces(two.page)).toEqual([])
})

test('without a lock between tabs, two that write at the same time lose and overwrite nothing', async () => {
  await context.addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined }))
  await one.page.reload()
  const two = await openTab()
  await two.go(step)
  await Promise.all([one.kept(), two.kept()])
  const work = async (visitor: Visitor, path: string, text: string): Promise<void> => {
    await visitor.field(path).focus()
    for (const key of text) {
      await visitor.page.keyboard.type(key)
      await visitor.page.keyboard.press('Enter')
    }
    await visitor.kept()
  }
  await Promise.all([
    work(one, 'customer.address.street', 'Lange Nieuwstraat'),
    work(two, 'customer.address.place', 'Amersfoort'),
  ])
  const three = await openTab()
  await three.go(step)
  await three.kept()
  await expect.poll(() => three.value('customer.address.street')).toBe('Lange Nieuwstraat')
  await expect.poll(() => three.value('customer.address.place')).toBe('Amersfoort')
  const { keys, aside } = await storedLog(one.page, account.invitation)
  expect(keys).toEqual(keys.map((_, at) => at))
  expect(aside).toEqual([])
})

test('what is sent in one tab is gone in the other, which says so', async () => {
  await one.fillFirstStep()
  const two = await secondTab()
  await one.toSending()
  await one.press(sendButton)
  await one.at('/success')
  await one.page.getByRole('heading', { name: 'Bedankt, uw inventarisatie is verzonden!' }).waitFor()
  expect(await inventoriesOf(account.invitation)).toHaveLength(1)
  await one.at('/login')
  await one.says('U bent nu uitgelogd')
  await two.at('/login')
  // Where it was sent it is said when, once; not where it was not seen to be.
  const when = 'Vanaf dit apparaat is een inventarisatie verzonden op'
  await one.says(when)
  await expect.poll(() => traces(two.page)).toEqual([])
  expect(await two.page.getByText(when).count()).toBe(0)
  await two.page.reload()
  await two.page.getByRole('heading', { name: 'Inloggen' }).waitFor()
  expect(await two.page.getByText(when).count()).toBe(0)
})

test('another customer on the same browser never sees the first, and the first finds everything back', async () => {
  const other = await newAccount({ first_name: 'Bram', last_name: 'Visser' })
  await one.fill('customer.phone', '0201234567')
  await one.fill('customer.address.street', 'Geheimstraat')
  await one.page.getByRole('button', { name: 'Uitloggen' }).click()
  await one.press('Bewaren op dit apparaat')
  await one.at('/login')

  await one.logIn(other)
  await one.at('/intro')
  await one.press('Start met invullen')
  await one.at(step)
  await one.kept()
  await expect.poll(() => one.value('customer.first_name')).toBe('Bram')
  expect(await one.value('customer.phone')).toBe('')
  expect(await one.page.content()).not.toContain('Geheimstraat')
  await one.fill('customer.phone', '0612345678')
  await one.kept()
  expect((await storedLog(one.page, other.invitation)).lines.join('')).not.toContain('Geheimstraat')
  await one.page.getByRole('button', { name: 'Uitloggen' }).click()
  await one.press('Wissen')
  await one.at('/login')

  await one.logIn(account)
  await one.at('/intro')
  await one.go(step)
  await one.kept()
  await expect.poll(() => one.value('customer.phone')).toBe('0201234567')
  await expect.poll(() => one.value('customer.address.street')).toBe('Geheimstraat')
})
