import { expect, test } from 'vitest'
import { eachVisitor, firstStep as step } from './adversity/eachVisitor'
import { bar, barButton, begun, dialog, password, phone, placeIn, street, typeInStreet } from './adversity/nearEnd'
import { desk, fault, newAccount } from './adversity/office'
import { storedLog } from './adversity/storedLog'
import { storedSecrets } from './adversity/storedSession'
import { storedTexts } from './adversity/storedTexts'
import { visitorAt } from './adversity/visitor'
import { lookAgain, lookAt } from './look'

const elsewhere = 'Dit portaal is al open in een ander tabblad'

const one = eachVisitor()

test("another customer's login in place closes this log first; nothing of it shows, and it is there for its own", {
  tags: 'variant',
}, async () => {
  const visitor = await begun(one.now, 290_000)
  const { context, account } = one.now
  const { page } = visitor
  const other = await newAccount({ first_name: 'Bram' })
  await visitor.fill(phone, '0201234567')
  await visitor.fill(street, 'Geheimstraat')
  await visitor.kept()
  const two = visitorAt(await context.newPage())
  await two.go(step)
  await two.says(elsewhere)
  await barButton(two.page).click()
  await dialog(two.page).getByLabel('Gebruikersnaam').fill(other.username)
  await dialog(two.page).getByText('Logt u in als iemand anders?').waitFor()
  await lookAgain(two.page, 'stay-another')
  await password(two.page).fill(other.password)
  await two.page.keyboard.press('Enter')
  await two.at('/intro')
  await two.press('Start met invullen')
  await two.at(step)
  await expect.poll(async () => (await two.page.content()).includes('Geheimstraat')).toBe(false)
  // The first tab is not the first customer's any more, either.
  await expect.poll(async () => (await page.content()).includes('Geheimstraat')).toBe(false)
  expect((await storedLog(page, other.invitation)).lines.join('')).not.toContain('Geheimstraat')
  await page.close()
  await two.page.getByRole('button', { name: 'Uitloggen' }).click()
  await two.at('/login')
  await two.logIn(account)
  await two.at('/intro')
  await two.go(step)
  await two.kept()
  await expect
    .poll(async () => [await two.value(phone), await two.value(street)])
    .toEqual(['0201234567', 'Geheimstraat'])
})

test('a login in place, or on the login page of another tab, counts in both and leaves them where they are; so does a logout', async () => {
  const visitor = await begun(one.now, 290_000)
  const { context, account } = one.now
  const { page } = visitor
  const two = visitorAt(await context.newPage())
  await two.go(step)
  await two.says(elsewhere)
  await bar(two.page).waitFor()
  const before = await storedSecrets(page)
  expect(before).toHaveLength(1)
  await barButton(page).click()
  await password(page).fill(account.password)
  await page.keyboard.press('Enter')
  await visitor.says('U blijft ingelogd.')
  await bar(page).waitFor({ state: 'detached' })
  await bar(two.page).waitFor({ state: 'detached' })
  await two.says(elsewhere)
  // On the disk nothing has the tokens of before, and one place those of now.
  await expect.poll(() => storedSecrets(page)).not.toEqual(before)
  const after = await storedSecrets(page)
  expect(after).toHaveLength(before.length)
  for (const [name, text] of Object.entries(await storedTexts(page))) {
    for (const secret of before) expect(text, name).not.toContain(secret)
    if (name !== 'klantportaal.session') for (const secret of after) expect(text, name).not.toContain(secret)
  }
  // What the office is asked from now on goes under the new session.
  await page.reload()
  await visitor.kept()

  const place = await typeInStreet(visitor)
  await two.go('/login')
  await two.says(`U bent al ingelogd als ${account.username}.`)
  await lookAt(two.page, 'login-while-in')
  await fault('/api/portal/customer', { method: 'GET', delay_ms: 600_000 })
  await two.logIn(account)
  // For whom it is, is being asked: until then nothing shows.
  await page.getByRole('heading', { name: 'Uw gegevens worden geladen' }).waitFor()
  expect(await visitor.field(street).isVisible()).toBe(false)
  await desk('DELETE', 'faults')
  await visitor.field(street).waitFor()
  await expect.poll(() => placeIn(page)).toEqual(place)
  await page.keyboard.type('e ')
  await expect.poll(() => visitor.value(street)).toBe('Lange Nieuwe straat')
  await two.says(elsewhere)
  await two.page.getByRole('button', { name: 'Uitloggen' }).click()
  await two.press('Bewaren op dit apparaat')
  await visitor.at('/login')
  await two.logIn(account)
  await visitor.says(`U bent al ingelogd als ${account.username}.`)
  await visitor.press('Verder')
  await visitor.at('/intro')
})
