import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { mailedCode } from './account'
import { eachVisitor, firstStep as step } from './adversity/eachVisitor'
import {
  bar,
  barButton,
  begun,
  dialog,
  inDialog,
  password,
  placeIn,
  sleep,
  street,
  typeInStreet,
} from './adversity/nearEnd'
import { fault, newAccount } from './adversity/office'
import { leaveTime, storedSecrets, storedToken } from './adversity/storedSession'
import { storedTexts } from './adversity/storedTexts'
import { visitorAt } from './adversity/visitor'
import { expectFocus } from './keys'
import { lookAt } from './look'
import { expectInSight } from './sight'

const stayed = 'U blijft ingelogd.'
const elsewhere = 'Dit portaal is al open in een ander tabblad'
const lastMinute = 'Binnen 1 minuut wordt u uitgelogd.'

const one = eachVisitor()

test('a login in place keeps step, field, caret and scroll, here and in every tab, and the old tokens are gone', async () => {
  const visitor = await begun(one.now, 290_000)
  const { page } = visitor
  await bar(page).getByText('Binnen 5 minuten wordt u uitgelogd.').waitFor()
  await page.getByRole('status').getByText('Binnen 5 minuten wordt u uitgelogd. Wilt u verdergaan?').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  const two = visitorAt(await one.now.context.newPage())
  await two.go(step)
  await two.says(elsewhere)
  await bar(two.page).waitFor()
  const typed = await typeInStreet(visitor)
  expect(typed).toMatchObject({ id: street, caret: 11 })
  await lookAt(page, 'session-ends-soon')
  const before = await storedSecrets(page)
  expect(before).toHaveLength(1)

  // A hand on the mouse: a click that first scrolls would say nothing of the scroll.
  const { x, y } = (await barButton(page).boundingBox()) ?? { x: 0, y: 0 }
  const place = { ...typed, top: (await placeIn(page)).top }
  await page.mouse.click(x + 5, y + 5)
  await expect.poll(() => dialog(page).getByLabel('Gebruikersnaam').inputValue()).toBe(one.now.account.username)
  await expect.poll(async () => (await placeIn(page)).id).toBe('password')
  await page.keyboard.type('verkeerd-12')
  await page.keyboard.press('Enter')
  await dialog(page).getByText('Login gegevens niet correct').waitFor()
  expect(await storedSecrets(page)).toEqual(before)
  await password(page).fill(one.now.account.password)
  await page.keyboard.press('Enter')
  await visitor.says(stayed)

  await expect.poll(() => placeIn(page)).toEqual(place)
  await page.keyboard.type('e ')
  await visitor.kept()
  await expect.poll(() => visitor.value(street)).toBe('Lange Nieuwe straat')
  await bar(page).waitFor({ state: 'detached' })
  await bar(two.page).waitFor({ state: 'detached' })
  await two.says(elsewhere)

  await expect.poll(() => storedSecrets(page)).not.toEqual(before)
  const after = await storedSecrets(page)
  expect(after).toHaveLength(before.length)
  for (const [name, text] of Object.entries(await storedTexts(page))) {
    for (const secret of before.filter(secret => !after.includes(secret))) expect(text, name).not.toContain(secret)
    if (name !== 'klantportaal.session') for (const secret of after) expect(text, name).not.toContain(secret)
  }
  // What the office is asked from now on goes under the new session.
  await page.reload()
  await visitor.kept()
  await expect.poll(() => visitor.value(street)).toBe('Lange Nieuwe straat')
})

test('by keyboard alone, with a code; Escape leaves everything as it was', async () => {
  const { context } = one.now
  const account = await newAccount({ first_name: 'Noa', two_factor: true })
  const visitor = visitorAt(await context.newPage())
  const { page } = visitor
  const giveCode = async (field: ReturnType<Page['getByLabel']>): Promise<void> => {
    await field.waitFor()
    const code = await mailedCode(`${account.username}@voorbeeld.nl`)
    await expectFocus(field)
    await page.keyboard.type(code)
    await page.keyboard.press('Enter')
  }
  await visitor.go('/login')
  await visitor.logIn(account)
  await visitor.says('Er is een code naar je e-mail gestuurd.')
  await giveCode(page.getByLabel('2FA code'))
  await visitor.at('/intro')
  await visitor.go(step)
  await visitor.kept()
  await leaveTime(page, 280_000)
  await page.reload()
  await bar(page).waitFor()
  await visitor.field(street).focus()
  await page.keyboard.type('Kade')
  const isOnButton = () => barButton(page).evaluate(element => element === document.activeElement)
  for (let tab = 0; tab < 200 && !(await isOnButton()); tab++) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await placeIn(page)).id).toBe('password')
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'hidden' })
  await expect.poll(isOnButton).toBe(true)
  const before = await storedToken(page)
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await placeIn(page)).id).toBe('password')
  await page.keyboard.type(account.password)
  await page.keyboard.press('Enter')
  await dialog(page).getByText('Er is een code naar je e-mail gestuurd.').waitFor()
  await lookAt(page, 'stay-code')
  await giveCode(dialog(page).getByLabel('2FA code'))
  await visitor.says(stayed)
  await expect.poll(() => placeIn(page)).toMatchObject({ id: street, caret: 4 })
  await expectInSight(visitor.field(street))
  await expect.poll(() => storedToken(page)).not.toBe(before)
})

test('an office that fails, no network, and the end of the session while the dialog is open lose nothing', async () => {
  const visitor = await begun(one.now, 290_000)
  const { context, account } = one.now
  const { page } = visitor
  await typeInStreet(visitor)
  await barButton(page).click()
  await lookAt(page, 'stay')
  const name = dialog(page).getByLabel('Gebruikersnaam')
  await name.fill('iemand.anders')
  await dialog(page).getByText('Logt u in als iemand anders?').waitFor()
  await lookAt(page, 'stay, as somebody else')
  await name.fill(account.username)
  await password(page).fill(account.password)
  await fault('/api/login', { status: 500, times: 1 })
  await inDialog(page, 'Inloggen').click()
  await dialog(page).getByText('Er ging bij ons iets mis.').waitFor()
  await lookAt(page, 'stay-refused')
  await context.setOffline(true)
  await inDialog(page, 'Inloggen').click()
  await dialog(page).getByText('Controleer uw internetverbinding').waitFor()
  await context.setOffline(false)
  // The office lets in, and then cannot say for whom: the password is not sent again for that.
  await fault('/api/portal/customer', { method: 'GET', status: 500, times: 1 })
  await inDialog(page, 'Inloggen').click()
  await dialog(page).getByText('Er ging bij ons iets mis.').waitFor()
  const before = await storedToken(page)
  await inDialog(page, 'Annuleren').click()

  // Of an open dialog nothing around it is heard; what was said there is not said again on the page.
  await page.getByRole('banner').getByRole('button', { name: 'Uitloggen' }).click()
  const asks = page.getByRole('dialog', { name: 'Wat wilt u met uw antwoorden doen?' })
  await asks.waitFor()
  await sleep(page, 240_000)
  await asks.getByRole('alert').getByText(lastMinute).waitFor()
  await asks.getByRole('button', { name: 'Annuleren' }).click()
  expect(await page.getByRole('alert').getByText(lastMinute).count()).toBe(0)
  await barButton(page).click()
  await dialog(page).getByText(lastMinute).first().waitFor()
  expect(await storedToken(page)).toBe(before)
  await sleep(page, 60_000)
  await visitor.at('/login')
  await visitor.says('Uw sessie is verlopen')
  expect(await storedToken(page)).toBeNull()
  await page.reload()
  await visitor.logIn(account)
  await visitor.at(step)
  await visitor.kept()
  await expect.poll(() => visitor.value(street)).toBe('Lange Nieuwstraat')
})
