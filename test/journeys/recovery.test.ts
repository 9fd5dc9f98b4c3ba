import type { Browser, Page } from 'playwright-core'
import { afterEach, beforeAll, expect, inject, test } from 'vitest'
import { openBrowser } from '../setup/openBrowser'
import { enter, mailedCode, password, registered } from './account'
import { lookAt } from './look'
import { fault, invite, mailEmailCode, mails, noFaults } from './office'
import { button, onScreen, says, textField } from './screen'
import { newVisitor } from './visitor'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterEach(noFaults)

const mailTo = (name: string): string => `${name}@voorbeeld.example`
const path = (page: Page, to: string): Promise<void> => page.waitForURL(url => url.pathname + url.search === to)
const auth = '/api/portal/auth'

/** Each failure of a call is said, in an alert and under the fields, and nothing that was typed is lost. */
const eachFailure = async (page: Page, call: string, press: string, said: string, kept: () => Promise<void>) => {
  const failures: readonly (readonly [object, RegExp])[] = [
    [{ status: 500 }, /Er ging bij ons iets mis/],
    [{ status: 429 }, /te vaak geprobeerd/],
    [{ status: 200, type: 'text/html', body: '<p>Een pagina</p>' }, /Er ging bij ons iets mis/],
    [{ drop: 'before' }, /geen verbinding/],
  ]
  for (const [how, advice] of failures) {
    await fault(`${auth}/${call}`, { method: 'POST', times: 1, ...how })
    await button(page, press).click()
    await page.getByRole('alert').getByText(said, { exact: true }).waitFor()
    await page.getByRole('main').getByText(advice).waitFor()
    await kept()
  }
  await lookAt(page, `failed-${call}`)
}

test('a forgotten username is mailed, whatever went wrong before', async () => {
  const { page, name, expectSilence } = await registered(browser, 'recovery.hanna')
  await page.getByRole('link', { name: 'Gebruikersnaam vergeten?' }).click()
  await onScreen(page, 'Gebruikersnaam vergeten')
  await lookAt(page, 'forgot-username')
  await button(page, 'Versturen').click()
  await says(page, 'E-mailadres is verplicht')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('email')
  const email = textField(page, 'E-mailadres')
  await email.fill(mailTo('recovery.hanna'))
  await eachFailure(page, 'recover/username', 'Versturen', 'Gebruikersnaam verandering is mislukt', async () =>
    expect(await email.inputValue()).toBe(mailTo('recovery.hanna')),
  )
  await email.press('Enter')
  await path(page, '/login')
  await says(page, 'Uw gebruikersnaam is naar uw e-mailadres verstuurd')
  await says(page, /Binnen enkele minuten krijgt u een e-mail, als wij u kennen/)
  await lookAt(page, 'recovery-mailed')
  const mailed = async () =>
    (await mails()).find(({ to, subject }) => to === mailTo('recovery.hanna') && subject.includes('naam'))?.text
  await expect.poll(mailed).toContain(name)
  expectSilence()
})

test('a forgotten password is replaced by the link of the mail; a link that was used says so', async () => {
  const { page, name, expectSilence } = await registered(browser, 'recovery.ida')
  await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click()
  await onScreen(page, 'Wachtwoord vergeten')
  await button(page, 'Versturen').click()
  await says(page, 'Gebruikersnaam is verplicht')
  await textField(page, 'Gebruikersnaam').fill(name)
  await eachFailure(page, 'recover/password', 'Versturen', 'Wachtwoordherstel is mislukt', async () =>
    expect(await textField(page, 'Gebruikersnaam').inputValue()).toBe(name),
  )
  await button(page, 'Versturen').click()
  await path(page, '/login')
  await says(page, 'Het wachtwoordherstel is verstuurd')
  await expect.poll(() => textField(page, 'Gebruikersnaam').inputValue()).toBe(name)

  const mailed = async () =>
    (await mails()).find(({ to, reset_url }) => to === mailTo('recovery.ida') && reset_url)?.reset_url ?? ''
  await expect.poll(mailed).not.toBe('')
  const link = await mailed()
  await page.goto(link)
  await onScreen(page, 'Nieuw wachtwoord instellen')
  await path(page, '/reset_password')
  await button(page, 'Opslaan').click()
  await says(page, 'Het wachtwoord moet minimaal 8 tekens lang zijn')
  await says(page, 'Bevestig het wachtwoord')
  await textField(page, 'Nieuw wachtwoord').fill('een-ander-9')
  await textField(page, 'Bevestig wachtwoord').fill('een-ander-9')
  const said = 'Wachtwoordherstel mislukt: controleer uw gegevens'
  await fault(`${auth}/reset/password`, {
    method: 'POST',
    times: 1,
    status: 422,
    body: { errors: { password: ['Kies een ander wachtwoord'] } },
  })
  await button(page, 'Opslaan').click()
  await says(page, 'Kies een ander wachtwoord')
  await eachFailure(page, 'reset/password', 'Opslaan', said, async () =>
    expect(await textField(page, 'Bevestig wachtwoord').inputValue()).toBe('een-ander-9'),
  )
  // The link's token stands nowhere once it is read: a reload asks for the link.
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(
    new URL(link).searchParams.get('token'),
  )
  await page.reload()
  await says(page, /Er staat geen code in deze link/)
  await page.goto(link)
  await textField(page, 'Nieuw wachtwoord').fill('een-ander-9')
  await textField(page, 'Bevestig wachtwoord').fill('een-ander-9')
  await button(page, 'Opslaan').click()
  await path(page, '/login')
  await says(page, 'Wachtwoordherstel is geslaagd')
  await textField(page, 'Gebruikersnaam').fill(name)
  await textField(page, 'Wachtwoord').fill('een-ander-9')
  await button(page, 'Inloggen').click()
  await path(page, '/intro')

  await page.goto(link)
  await textField(page, 'Nieuw wachtwoord').fill('nog-een-10')
  await textField(page, 'Bevestig wachtwoord').fill('nog-een-10')
  await button(page, 'Opslaan').click()
  await says(page, said)
  await says(page, 'Deze link werkt niet meer. Vraag een nieuwe link aan.')
  await page.getByRole('link', { name: 'Nieuwe link aanvragen' }).click()
  await onScreen(page, 'Wachtwoord vergeten')
  await page.goto(`${inject('portalUrl')}/reset_password`)
  await says(page, /Er staat geen code in deze link/)
  await lookAt(page, 'reset-no-token')
  expectSilence()
})

test('another e-mail address is set with the code and the date of birth', async () => {
  const { page, expectSilence } = await newVisitor(browser)
  const invited = await invite('full', 'recovery.joris', { prefill: true })
  await mailEmailCode(invited)
  const code = await mailedCode(mailTo('recovery.joris'))
  await page.goto(`${inject('portalUrl')}/reset_email`)
  await onScreen(page, 'E-mailadres instellen')
  await says(page, 'U kunt hieronder een nieuw e-mailadres opgeven.')
  await lookAt(page, 'reset-email')
  const alert = (text: string) => page.getByRole('alert').getByText(text, { exact: true }).waitFor()
  const save = () => button(page, 'Opslaan').click()
  await save()
  await alert('E-mailadres is verplicht')
  await says(page.getByRole('main'), 'Code is verplicht')
  await says(page.getByRole('main'), 'Geboortedatum is verplicht')
  await textField(page, 'E-mailadres').fill('nieuw@voorbeeld.example')
  await textField(page, 'E-mailadres bevestigen').fill('ander@voorbeeld.example')
  await save()
  await alert('E-mailadressen komen niet overeen')
  await textField(page, 'E-mailadres bevestigen').fill('Nieuw@voorbeeld.example')
  await save()
  await alert('Vul een code in')
  await textField(page, 'Code').fill(code)
  await save()
  await alert('Vul een geldige geboortedatum')
  await textField(page, 'Geboortedatum').fill('1-1-1901')
  await save()
  await alert('E-mailadres wijzigen is mislukt')
  await says(page, /Deze code klopt niet of is verlopen/)
  await eachFailure(page, 'reset/email', 'Opslaan', 'E-mailadres wijzigen is mislukt', async () =>
    expect(await textField(page, 'Code').inputValue()).toBe(code),
  )
  await fault(`${auth}/reset/email`, {
    method: 'POST',
    times: 1,
    status: 200,
    body: { success: true },
    delay_ms: 600_000,
  })
  await textField(page, 'Geboortedatum').press('Enter')
  await page.locator('button[aria-disabled=true]').waitFor()
  await noFaults()
  await path(page, '/login')
  await says(page, 'Uw e-mailadres is gewijzigd')
  expectSilence()
})

test("'Mijn account' changes the password over the screen that one is on, and every failure is said in it", async () => {
  const { page, expectSilence } = await newVisitor(browser)
  const invited = await invite('financial_advice', 'recovery.kees')
  await enter(page, invited)
  // The screen of the intro takes the focus when it is there.
  await button(page, 'Start met invullen').waitFor()
  const open = page.getByRole('button', { name: 'Mijn account' })
  await open.focus()
  await open.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Mijn account' })
  await dialog.waitFor()
  await lookAt(page, 'account-dialog')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => open.evaluate(element => element === document.activeElement)).toBe(true)
  await open.click()
  const save = () => dialog.getByRole('button', { name: 'Opslaan' }).click()
  await save()
  await says(dialog, 'Vul uw huidige wachtwoord in')
  await dialog.getByLabel('Huidig wachtwoord', { exact: true }).fill('iets-anders-1')
  await dialog.getByLabel('Nieuw wachtwoord', { exact: true }).fill('een-ander-9')
  await dialog.getByLabel('Bevestig wachtwoord', { exact: true }).fill('een-ander-9')
  await save()
  await says(dialog, 'Uw huidige wachtwoord klopt niet')
  await dialog.getByLabel('Huidig wachtwoord', { exact: true }).fill(password)
  for (const [how, advice] of [
    [{ status: 500 }, /Er ging bij ons iets mis/],
    [{ drop: 'before' }, /geen verbinding/],
  ] as const) {
    await fault(`${auth}/change/password`, { method: 'POST', times: 1, ...how })
    await save()
    await says(dialog, advice)
    await says(dialog, /Wachtwoord veranderen is mislukt/)
  }
  await lookAt(page, 'account-dialog-failed')
  await save()
  await dialog.waitFor({ state: 'detached' })
  await says(page, 'Het wachtwoord is veranderd')
  await path(page, '/intro')
  expectSilence()
})
