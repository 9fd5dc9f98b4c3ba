import { beforeEach, expect, test } from 'vitest'
import { eachVisitor, firstStep as step } from './adversity/eachVisitor'
import { fault, inventoriesOf, newAccount } from './adversity/office'
import { storedLog, traces } from './adversity/storedLog'
import { leaveTime, storedToken } from './adversity/storedSession'
import { sendButton, visitorAt } from './adversity/visitor'

const expired = 'Uw sessie is verlopen'
const customer = '/api/portal/customer'

const one = eachVisitor()

beforeEach(async () => {
  const { visitor } = one.now
  await one.begin()
  await visitor.fill('customer.phone', '0201234567')
  await visitor.kept()
})

const token = (): Promise<string | null> => storedToken(one.now.visitor.page)

/** Logging in again leads to the same step with every answer. */
const comesBack = async (street: string): Promise<void> => {
  const { account, visitor } = one.now
  await visitor.logIn(account)
  await visitor.at(step)
  await visitor.kept()
  await expect.poll(() => visitor.value('customer.phone')).toBe('0201234567')
  await expect.poll(() => visitor.value('customer.address.street')).toBe(street)
}

test('a session that ends by the clock in the middle of a word says so, and comes back to that word', {
  tags: 'variant',
}, async () => {
  const { account, visitor, page } = one.now
  const now = () => page.evaluate(() => Date.now())
  await page.clock.install()
  const end = (await now()) + 600_000
  await leaveTime(page, 600_000)
  await page.reload()
  await visitor.field('customer.address.street').pressSequentially('Lange Nieuwstr')
  const typing = page.keyboard.type('aat en nog veel meer letters tot het ophoudt', { delay: 60 })
  await page.clock.fastForward(end - (await now()) - 1000)
  await visitor.at('/login')
  await visitor.says(expired)
  await typing
  expect(await token()).toBeNull()
  const { lines } = await storedLog(visitor.page, account.invitation)
  const kept = /"path":"customer\.address\.street","value":"([^"]*)"/.exec(lines.at(-1) ?? '')?.[1] ?? ''
  expect(kept.length).toBeGreaterThanOrEqual('Lange Nieuwstr'.length)
  await comesBack(kept)
})

test('a session that is over at the next navigation comes back to the step that one was on', {
  tags: 'variant',
}, async () => {
  const { visitor } = one.now
  await visitor.fillFirstStep()
  await visitor.fill('customer.address.street', 'Singel')
  await visitor.kept()
  // As after a laptop slept: no timer has run.
  await visitor.page.evaluate(() => {
    const now = Date.now
    Date.now = () => now() + 3_700_000
  })
  await visitor.press('Volgende stap')
  await visitor.at('/login')
  await visitor.says(expired)
  // What must be read is there after the alert has gone.
  await visitor.page.getByRole('alert').getByText(expired).waitFor({ state: 'detached' })
  await visitor.page.getByRole('main').getByText(expired, { exact: true }).waitFor()
  await visitor.says('Log opnieuw in om verder te gaan waar u was.')
  await comesBack('Singel')
  // The step stands twice in the browser's history now: its 'back' leads from the one to the other, and then to before.
  await visitor.page.goBack()
  await visitor.at(step)
  await expect.poll(() => visitor.value('customer.address.street')).toBe('Singel')
  await visitor.page.goBack()
  await visitor.at('/intro')
})

test('a session that ends leads to the address that the office gave for that', { tags: 'variant' }, async () => {
  const { context, account, visitor } = one.now
  const outside = 'https://www.voorbeeldkantoor.nl/mislukt'
  await context.route('https://www.voorbeeldkantoor.nl/**', route => route.fulfill({ body: 'Het kantoor' }))
  await visitor.go(`/login?redirect_fail=${encodeURIComponent(outside)}`)
  await visitor.logIn(account)
  await visitor.at('/intro')
  await leaveTime(visitor.page, -1)
  // The portal leaves for elsewhere in the middle of this.
  await visitor.go(step).catch(() => undefined)
  await visitor.page.waitForURL(outside)
  await visitor.go('/login')
  expect(await token()).toBeNull()
  await visitor.logIn(account)
  await visitor.at(step)
  await expect.poll(() => visitor.value('customer.phone')).toBe('0201234567')
})

const failures = [
  ['401', { status: 401 }, expired],
  ['500', { status: 500 }, 'Inloggen is mislukt'],
  ['nonsense', { status: 200, body: 'geen klant' }, 'Inloggen is mislukt'],
] as const
for (const [what, how, said] of failures)
  test(`a customer that cannot be loaded (${what}) ends the session and keeps every answer`, {
    tags: 'variant',
  }, async () => {
    const { visitor } = one.now
    await visitor.fill('customer.address.street', 'Singel')
    await visitor.kept()
    await fault(customer, { method: 'GET', ...how, times: 1 })
    await visitor.page.reload()
    await visitor.at('/login')
    await visitor.says(said)
    expect(await token()).toBeNull()
    await comesBack('Singel')
  })

test('a session that the office refuses while it is sent to comes back to the same sending', {
  tags: 'variant',
}, async () => {
  const { account, visitor } = one.now
  await visitor.fillFirstStep()
  await visitor.toSending()
  await fault(customer, { method: 'PUT', status: 401, times: 1 })
  await visitor.press(sendButton)
  await visitor.at('/login')
  await visitor.says(expired)
  await visitor.logIn(account)
  await visitor.at('/complete')
  await visitor.press(sendButton)
  await visitor.at('/success')
  expect(await inventoriesOf(account.invitation)).toHaveLength(1)
})

test('a login whose customer cannot be loaded says so, and the next one works', { tags: 'variant' }, async () => {
  const { visitor } = one.now
  const other = await newAccount({ first_name: 'Bram' })
  await visitor.page.getByRole('button', { name: 'Uitloggen' }).click()
  await visitor.press('Bewaren op dit apparaat')
  await visitor.at('/login')
  await fault(customer, { method: 'GET', status: 401, times: 1 })
  await visitor.logIn(other)
  await visitor.says('Inloggen is mislukt')
  await visitor.at('/login')
  expect(await token()).toBeNull()
  await visitor.logIn(other)
  await visitor.at('/intro')
})

test('a token in the address takes the place of the session, is in no history, and finds the same answers', {
  tags: 'variant',
}, async () => {
  const { context, account, visitor } = one.now
  const before = await token()
  await visitor.page.goto(account.loginUrl.replace('/login', step))
  await visitor.at('/login')
  await visitor.page.goto(account.loginUrl)
  await visitor.page.waitForURL(url => url.pathname === step || url.pathname === '/intro')
  await expect.poll(token).not.toBe(before)
  const { entries } = await (await context.newCDPSession(visitor.page)).send('Page.getNavigationHistory')
  expect(entries.map(({ url }) => url).filter(url => url.includes('token='))).toEqual([])
  await visitor.go(step)
  await expect.poll(() => visitor.value('customer.phone')).toBe('0201234567')
})

test("logging out asks; 'Bewaren' keeps the answers and nothing of the session; the customer finds all back", async () => {
  const { context, account, visitor } = one.now
  await visitor.fill('customer.address.street', 'Singel')
  await visitor.page.getByRole('button', { name: 'Uitloggen' }).click()
  await visitor.says('U heeft uw antwoorden nog niet verstuurd.')
  await visitor.press('Annuleren')
  await visitor.at(step)
  await visitor.kept()
  await visitor.page.getByRole('button', { name: 'Uitloggen' }).click()
  await visitor.press('Bewaren op dit apparaat')
  await visitor.at('/login')
  expect((await traces(visitor.page)).toSorted()).toEqual([
    `database klantportaal.log.${account.invitation}`,
    `local klantportaal.head.${account.invitation}`,
    'local klantportaal.logs',
  ])
  expect(await context.cookies()).toEqual([])
  await visitor.page.goBack().catch(() => null)
  await visitor.at('/login')
  await visitor.logIn(account)
  await visitor.at('/intro')
  await visitor.go(step)
  await expect.poll(() => visitor.value('customer.phone')).toBe('0201234567')
  await expect.poll(() => visitor.value('customer.address.street')).toBe('Singel')

  // Long after its end and found so before, it goes at the next start, though nobody logs in.
  await visitor.page.getByRole('button', { name: 'Uitloggen' }).click()
  await visitor.press('Bewaren op dit apparaat')
  await visitor.at('/login')
  await visitor.page.evaluate(invitation => {
    const log = { invitation, validUntil: '2020-01-01', outdatedOn: '2020-02-10' }
    localStorage.setItem('klantportaal.logs', JSON.stringify([log]))
  }, account.invitation)
  await visitor.page.reload()
  await visitor.at('/login')
  await expect.poll(() => traces(visitor.page)).toEqual([])
})

test("'Wissen' leaves nothing of the customer on the device, and the next login begins anew", {
  tags: 'variant',
}, async () => {
  const { context, account, visitor } = one.now
  await visitor.fill('customer.address.street', 'Singel')
  await visitor.page.getByRole('button', { name: 'Uitloggen' }).click()
  await visitor.press('Wissen')
  await visitor.at('/login')
  // The erasing stays marked for a while: what localStorage forgot is not on the disk at once.
  await expect.poll(() => traces(visitor.page)).toEqual([])
  expect(await context.cookies()).toEqual([])
  await visitor.logIn(account)
  await visitor.at('/intro')
  await visitor.go(step)
  // Only once the office has told who she is, an empty field says anything.
  await expect.poll(() => visitor.value('customer.first_name')).toBe('Noa')
  expect(await visitor.value('customer.phone')).toBe('')
})

test('midnight in Amsterdam begins a new day in the log, also for a laptop that slept through it', {
  tags: 'variant',
}, async () => {
  const { context, account, visitor } = one.now
  await leaveTime(visitor.page, Date.parse('2031-01-20') - Date.now())
  await visitor.page.close()
  const page = await context.newPage()
  await page.clock.install({ time: new Date('2031-01-10T22:59:30Z') })
  const late = visitorAt(page)
  await late.go(step)
  await page.clock.runFor(2000)
  await late.kept()
  const days = async (): Promise<readonly string[]> =>
    (await storedLog(page, account.invitation)).lines.flatMap(
      line => /"DayBegan".*?"today":"([\d-]+)"/.exec(line)?.[1] ?? [],
    )
  const before = await days()
  await page.clock.runFor(45_000)
  await expect.poll(days).toEqual([...before, '2031-01-11'])
  // Asleep: no timer runs, and the page is looked at again in the next morning but one.
  await page.clock.setSystemTime(new Date('2031-01-12T08:00:00Z'))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(days).toEqual([...before, '2031-01-11', '2031-01-12'])
  await expect.poll(() => late.value('customer.phone')).toBe('0201234567')
})
