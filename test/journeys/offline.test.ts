import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, inject, test } from 'vitest'
import { eachVisitor } from './adversity/eachVisitor'
import { desk, fault, inventoriesOf } from './adversity/office'
import { storedLog } from './adversity/storedLog'
import { sendButton } from './adversity/visitor'
import { lookAt } from './look'
import { chooseMore } from './more'
import { onScreen } from './screen'

const lookUp = '/api/portal/property/by_address'
const address = 'customer.address'

const one = eachVisitor()

/** Each opened by its address. */
const screens = [
  ['/intro', 'Welkom bij Mijn Financieel Advies Voorbereiden'],
  ['/what_you_did', 'Wat u deed'],
  ['/complete', 'Gegevens versturen'],
  ['/questions_for_the_advisor', 'Vragen aan uw adviseur'],
] as const

/** Only what the portal says while there is no line. */
const waits =
  'Er is nu geen verbinding. U kunt verder invullen. Dit wacht op verbinding: gegevens ophalen, adressen opzoeken'
const name = 'De Linde'

/** The page and its files come, and nothing of the office. */
const office = () => `${inject('officeUrl')}/**`
const officeAway = (page: Page): Promise<unknown> => page.route(office(), route => route.abort())

/** The look as it stands in sight: the tenant's name in the tab, its colour, its logo and its picture. */
const lookOf = (page: Page): Promise<readonly unknown[]> =>
  page.evaluate(() => [
    document.title.split(' - ').at(-1),
    document.documentElement.style.getPropertyValue('--primary'),
    ...['header img', 'main img'].map(one => document.querySelector(one)?.getAttribute('src')?.length),
  ])

const looksKept = async (page: Page, invitation: string): Promise<number> => {
  const { lines } = await storedLog(page, invitation)
  return lines.filter(line => line.includes('"StyleLoaded"')).length
}

test('without a line no screen is blank: one goes on where one was, in the look of the office, and is told what waits', async () => {
  const { account, context, visitor } = one.now
  const { page } = visitor
  await visitor.logInByLink(account)
  await visitor.press('Start met invullen')
  await visitor.at('/personal_details')
  await visitor.fill(`${address}.street`, 'Singel')
  await visitor.kept()
  await page.locator('main img').first().waitFor()
  const kept = 1
  await expect.poll(() => looksKept(page, account.invitation)).toBe(kept)
  await expect.poll(() => lookOf(page)).toEqual([name, expect.any(String), expect.any(Number), expect.any(Number)])
  const look = await lookOf(page)

  await officeAway(page)
  await page.reload()
  await visitor.says(waits)
  await expect.poll(() => lookOf(page)).toEqual(look)
  await expect.poll(() => visitor.value(`${address}.street`)).toBe('Singel')
  await visitor.fillFirstStep()
  await visitor.kept()
  // Heard once, and seen on every screen.
  for (const [path, title] of screens) {
    await visitor.go(path)
    await onScreen(page, title)
    await visitor.says(waits)
    await expect.poll(async () => (await lookOf(page))[0]).toBe(name)
  }
  await lookAt(page, 'no line')
  await page.getByRole('button', { name: 'Hulp van de helpdesk' }).click()
  await page.getByRole('dialog').getByRole('heading').first().waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await chooseMore(page, 'Rustige weergave')
  await page.waitForURL(/#vraag=/)
  await visitor.says(waits)
  await chooseMore(page, 'Gewone weergave')
  await page.waitForURL(url => url.hash === '')
  await visitor.kept()
  expect(await looksKept(page, account.invitation)).toBe(kept)

  // The line comes back: that is said, and what was typed meanwhile is looked up.
  await visitor.go('/personal_details')
  await visitor.fill(`${address}.street`, '')
  await visitor.fill(`${address}.postal_code`, '2611 RT')
  await visitor.fill(`${address}.number`, '5')
  await visitor.says('Woning niet gevonden')
  await page.unroute(office())
  await context.setOffline(true)
  await context.setOffline(false)
  await expect.poll(() => visitor.value(`${address}.street`)).toBe('Oude Delfweg')
  await page.getByText('Er is nu geen verbinding').waitFor({ state: 'detached' })
  await visitor.says('Uw apparaat heeft weer verbinding.')
  await expect.poll(() => looksKept(page, account.invitation)).toBe(kept + 1)
})

test('a customer whom this device does not know stays logged in without an answer, and goes on with one', async () => {
  const { account, visitor } = one.now
  const { page } = visitor
  await fault('/api/portal/customer', { method: 'GET', drop: 'before' })
  await page.goto(account.loginUrl)
  await onScreen(page, 'Geen verbinding')
  await visitor.says('De vragenlijst kan niet worden geladen. Controleer uw internetverbinding.')
  await lookAt(page, 'no line, no log')
  await page.reload()
  await onScreen(page, 'Geen verbinding')
  const again = page.getByRole('button', { name: 'Opnieuw proberen' })
  await again.focus()
  const fails = (act: Promise<unknown>) =>
    Promise.all([page.waitForEvent('requestfailed', request => request.url().includes('/api/portal/customer')), act])
  const changes = await page.getByRole('main').evaluateHandle(main => {
    const found: string[] = []
    const look = (all: MutationRecord[]) =>
      found.push(...all.map(({ addedNodes: [added] }) => added?.textContent ?? ''))
    new MutationObserver(look).observe(main, { subtree: true, childList: true, attributes: true })
    return found
  })
  const changed = () => changes.evaluate(found => found.splice(0))
  // A try that nobody asked for changes nothing on the page.
  await fails(page.evaluate(() => void window.dispatchEvent(new Event('online'))))
  await page.waitForTimeout(500)
  expect(await changed()).toEqual([])
  // One that was asked for is told, and what came of it; the focus is where it was pressed, try after try.
  for (const _ of [1, 2]) {
    await fails(page.keyboard.press('Enter'))
    const text = 'De vragenlijst kan niet worden geladen. Controleer uw internetverbinding.'
    await expect.poll(changed).toContain(text)
    await expect.poll(() => again.getAttribute('aria-disabled')).not.toBe('true')
  }
  await onScreen(page, 'Geen verbinding')
  await desk('DELETE', 'faults')
  await visitor.press('Opnieuw proberen')
  await page.getByRole('main').getByRole('button', { name: 'Start met invullen' }).waitFor()
})

describe('a visit that is open', () => {
  beforeEach(() => one.now.visitor.logInByLink(one.now.account))

  test('without a connection from the login on, every step works; sending says so, and works once it is back', {
    tags: 'variant',
  }, async () => {
    const { context, account, visitor } = one.now
    await visitor.page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await visitor.press('Start met invullen')
    await visitor.at('/personal_details')
    await visitor.page.locator('[id="customer.address.postal_code"]').fill('1234 AB')
    await visitor.page.locator('[id="customer.address.number"]').fill('1')
    await visitor.says('Woning niet gevonden')
    expect(await visitor.page.getByRole('alert').allInnerTexts()).not.toContain('Woning niet gevonden')
    await visitor.fillFirstStep()
    await visitor.kept()
    expect(await visitor.toSending()).toEqual(['/personal_details', '/questions_for_the_advisor'])
    await visitor.page.goBack()
    await visitor.page.getByRole('heading', { level: 1, name: 'Vragen aan uw adviseur' }).waitFor()
    await visitor.page.goForward()
    await visitor.page.getByRole('heading', { level: 1, name: 'Gegevens versturen' }).waitFor()

    await visitor.press(sendButton)
    await visitor.says('Gegevens kunnen niet verzonden worden')
    await visitor.says('Controleer uw internetverbinding.')
    await visitor.kept()
    expect(await inventoriesOf(account.invitation)).toEqual([])

    await context.setOffline(false)
    await visitor.press(sendButton)
    await visitor.at('/success')
    const [received, ...more] = await inventoriesOf(account.invitation)
    expect(more).toEqual([])
    expect(received).toContain('Hendriks')
  })

  test('a look-up that is slow never overwrites what a later one found', { tags: 'variant' }, async () => {
    const { visitor } = one.now
    const { page, value } = visitor
    await visitor.press('Start met invullen')
    await visitor.at('/personal_details')
    const answers: (() => Promise<void>)[] = []
    let asked = 0
    await page.route(`${inject('officeUrl')}${lookUp}`, async route => {
      asked++
      const answer = await route.fetch({ maxRetries: 3 }).catch(() => null)
      const give = (): Promise<void> =>
        answer === null ? route.abort() : route.fulfill({ response: answer }).catch(() => undefined)
      // The first waits until the second has answered.
      if (asked === 1) answers.push(give)
      else await give()
    })
    await visitor.fill(`${address}.postal_code`, '1234 AB')
    await visitor.fill(`${address}.number`, '10')
    await expect.poll(() => answers.length).toBe(1)
    await visitor.fill(`${address}.number`, '5')
    await visitor.fill(`${address}.postal_code`, '2611 RT')
    await expect.poll(() => value(`${address}.street`)).toBe('Oude Delfweg')
    for (const give of answers) await give()
    await page.evaluate(() => new Promise(resolve => requestAnimationFrame(resolve)))
    await visitor.kept()
    await expect.poll(() => value(`${address}.street`)).toBe('Oude Delfweg')
    await expect.poll(() => value(`${address}.place`)).toBe('Delft')
  })

  test('an answer to sending that is lost on its way back is found out: the office gets it once', {
    tags: 'variant',
  }, async () => {
    const { account, visitor } = one.now
    await visitor.press('Start met invullen')
    await visitor.fillFirstStep()
    await visitor.toSending()
    await fault('/api/portal/customer', { method: 'PUT', drop: 'after', times: 1 })
    await visitor.press(sendButton)
    await visitor.at('/success')
    expect(await inventoriesOf(account.invitation)).toHaveLength(1)
  })
})
