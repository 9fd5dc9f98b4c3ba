import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { mailedCode } from './account'
import { eachVisitor, firstStep as step } from './adversity/eachVisitor'
import { bar, barButton, dialog, placeIn, street } from './adversity/nearEnd'
import { newAccount } from './adversity/office'
import { leaveTime, storedToken } from './adversity/storedSession'
import { visitorAt } from './adversity/visitor'
import { expectFocus } from './keys'
import { lookAt } from './look'
import { expectInSight } from './sight'

const stayed = 'U blijft ingelogd.'

const one = eachVisitor()

test('by keyboard alone, with a code; Escape leaves everything as it was', { tags: 'variant' }, async () => {
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
