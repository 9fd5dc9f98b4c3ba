import { readFileSync } from 'node:fs'
import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { launchBrowser } from '../setup/browser'
import { type Account, newAccount } from './adversity/office'
import { plantLine, storedLog } from './adversity/storedLog'
import { type Visitor, visitorAt } from './adversity/visitor'

const step = '/personal_details'
const phone = 'customer.phone'
const street = 'customer.address.street'

let browser: Browser
let context: BrowserContext
let account: Account
let visitor: Visitor
let page: Page

beforeAll(async () => {
  browser = await launchBrowser()
  return () => browser.close()
})

beforeEach(async () => {
  context = await browser.newContext({ locale: 'nl-NL', viewport: { width: 1280, height: 900 } })
  account = await newAccount({ first_name: 'Noa', last_name: 'Hendriks' })
  page = await context.newPage()
  visitor = visitorAt(page)
  return () => context.close()
})

const begin = async (): Promise<void> => {
  await visitor.logInByLink(account)
  await visitor.press('Start met invullen')
  await visitor.at(step)
}

/** Presses a button that downloads, and reads what came. */
const downloaded = async (name: string): Promise<string> => {
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click()
  return readFileSync(await (await coming).path(), 'utf8')
}

/** Lets the portal go without closing the page: whoever plants damage does not want it to write meanwhile. */
const leavePortal = async (): Promise<void> => {
  // A file of the same origin, without the portal.
  await visitor.go('/portal.json')
}

/** A log with a phone number, a place and a street, and the key of the place's record. */
const threeAnswers = async (): Promise<number> => {
  await begin()
  await visitor.fill(phone, '0201234567')
  await visitor.kept()
  const { keys } = await storedLog(page, account.invitation)
  await visitor.fill('customer.address.place', 'Delft')
  await visitor.kept()
  await visitor.fill(street, 'Singel')
  await visitor.kept()
  await leavePortal()
  return keys.length
}

const newer = (seq: number): string =>
  JSON.stringify({
    seq,
    id: 'van-morgen',
    at: Date.now(),
    by: 'customer',
    command: 'ChangeAnswer',
    events: [{ type: 'AnswerChanged', v: 99, where: 'ergens', what: 'iets' }],
  })

const damages = {
  'a record that is no record any more': { why: 'damaged', line: () => '{"seq":"half' },
  'a record that is missing': { why: 'gap', line: () => null },
  'a record of a newer build': { why: 'newer', line: newer },
} as const

test.each(Object.entries(damages))(
  '%s: what comes before it goes on, the rest is set aside and told',
  async (_, { why, line }) => {
    const at = await threeAnswers()
    const before = await storedLog(page, account.invitation)
    await plantLine(page, account.invitation, at, line(at))
    const planted = await storedLog(page, account.invitation)
    await visitor.go(step)
    await visitor.kept()
    await visitor.says(
      why === 'newer'
        ? 'Een deel van uw antwoorden is van een nieuwere versie van dit portaal'
        : 'Een deel van uw antwoorden kan niet worden gelezen',
    )
    expect(await visitor.value(phone)).toBe('0201234567')
    expect(await visitor.value(street)).toBe('')
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(node => node.html)])).toEqual([])
    await visitor.fill(street, 'Herengracht')
    await visitor.kept()

    const now = await storedLog(page, account.invitation)
    expect(now.keys).toEqual(now.keys.map((_, key) => key))
    expect(now.lines.slice(0, at)).toEqual(before.lines.slice(0, at))
    expect(now.aside.map(part => [part.why, part.stored])).toEqual([[why, planted.lines.slice(at)]])
    const file = await downloaded('Niet gelezen deel downloaden')
    expect(file).toContain('Singel')
    expect(file.trim().split('\n')).toHaveLength(planted.lines.length - at + 2)

    await page.reload()
    await visitor.kept()
    expect(await visitor.value(street)).toBe('Herengracht')
    await visitor.says('Er is niets weggegooid')
  },
)

const headers = {
  'another version of the survey': {
    why: 'survey',
    line: (header: string) => header.replace('"survey":166', '"survey":165'),
  },
  'a header that is damaged': { why: 'header', line: () => 'kapot' },
} as const

test.each(Object.entries(headers))(
  '%s: the log is set aside whole and the customer begins anew',
  async (_, { why, line }) => {
    await threeAnswers()
    const [header = ''] = (await storedLog(page, account.invitation)).lines
    await plantLine(page, account.invitation, 0, line(header))
    const planted = await storedLog(page, account.invitation)
    await visitor.go(step)
    await visitor.says('Uw eerdere antwoorden kunnen niet worden gelezen')
    await visitor.kept()
    await expect.poll(() => visitor.value('customer.first_name')).toBe('Noa')
    expect(await visitor.value(phone)).toBe('')
    const { aside: parts } = await storedLog(page, account.invitation)
    expect(parts.map(part => [part.why, part.stored])).toEqual([[why, planted.lines]])
    expect(await downloaded('Niet gelezen deel downloaden')).toContain('Singel')
    await visitor.fillFirstStep()
    expect(await visitor.toSending()).toContain(step)
  },
)
