import type { Browser, Page } from 'playwright-core'
import { afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { openBrowser } from '../setup/openBrowser'
import { leaveTime, storedToken } from './adversity/storedSession'
import { lookAt } from './look'

let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await openBrowser()
})

beforeEach(async () => {
  const context = await browser.newContext({ locale: 'nl-NL', viewport: { width: 1280, height: 800 } })
  page = await context.newPage()
  page.setDefaultTimeout(10_000)
  return () => context.close()
})

afterEach(() => desk('DELETE', 'faults'))

const desk = async (method: string, path: string, body?: object): Promise<unknown> => {
  const answer = await fetch(`${inject('officeUrl')}/desk/${path}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })
  if (!answer.ok) throw new Error(`desk ${path}: ${answer.status} ${await answer.text()}`)
  return answer.status === 204 ? undefined : answer.json()
}

interface Invited {
  readonly register_url: string
  readonly login_url: string
  readonly token: string
}

const mailTo = (name: string): string => `${name}@voorbeeld.nl`

const invite = async (name: string, more: object = {}): Promise<Invited> =>
  // The desk answers this shape (the order's section 6); another would show at once.
  (await desk('POST', 'invitations', { type: 'financial_advice', email: mailTo(name), ...more })) as Invited

const fault = (path: string, how: object): Promise<unknown> => desk('POST', 'faults', { path, ...how })

const at = (path: string): Promise<void> => page.waitForURL(url => url.pathname + url.search === path)
const says = (text: string): Promise<void> => page.getByText(text, { exact: true }).first().waitFor()
/** The top bar has an 'Inloggen' of its own. */
const press = (name: string): Promise<void> => page.getByRole('main').getByRole('button', { name, exact: true }).click()
const field = (label: string) => page.getByLabel(label, { exact: true })
const focused = (): Promise<string> => page.evaluate(() => document.activeElement?.id ?? '')

const register = async ({ register_url }: Invited, password = 'geheim12'): Promise<string> => {
  await page.goto(register_url)
  await field('Wachtwoord').fill(password)
  await field('Bevestig wachtwoord').fill(password)
  const username = await field('Gebruikersnaam').inputValue()
  await press('Registreren')
  await at('/login')
  return username
}

const logIn = async (password = 'geheim12'): Promise<void> => {
  await field('Wachtwoord').fill(password)
  await press('Inloggen')
}

test('an invitation leads to an account, and the account into the portal', async () => {
  const invited = await invite('anna', { first_name: 'Anna', last_name: 'Smit' })
  await page.goto(invited.register_url)
  await page.getByRole('heading', { name: 'Registreren voor Mijn Financieel Advies Voorbereiden' }).waitFor()
  await at('/register')
  await says('Na het registreren kunt u direct inloggen.')
  await says('Dat ziet er goed uit!')
  expect(await field('Gebruikersnaam').inputValue()).toBe('anna.smit')
  await lookAt(page, 'register')

  await field('Gebruikersnaam').fill('an')
  await field('Wachtwoord').fill('kort')
  expect(await page.getByText('moet minimaal').count()).toBe(0)
  await press('Registreren')
  await says('Gebruikersnaam moet minimaal 4 tekens lang zijn')
  await says('Het wachtwoord moet minimaal 8 tekens lang zijn')
  await says('Wachtwoord is verplicht')
  expect(await focused()).toBe('username')
  await lookAt(page, 'register, refused')

  await page.reload()
  expect(await field('Gebruikersnaam').inputValue()).toBe('anna.smit')
  await register(invited)
  await says('U bent geregistreerd. U kunt nu inloggen.')
  expect(await field('Gebruikersnaam').inputValue()).toBe('anna.smit')
  await logIn()
  await at('/intro')
  expect(await storedToken(page)).not.toBeNull()
})

test('a username that is taken can be changed, and nothing else is lost', async () => {
  await register(await invite('bert', { first_name: 'Bert', last_name: 'Bakker' }))
  await page.goto((await invite('bert2')).register_url)
  await field('Gebruikersnaam').fill('bert.bakker')
  await field('Wachtwoord').fill('geheim12')
  await field('Bevestig wachtwoord').fill('geheim12')
  await press('Registreren')
  await says('Probeer een andere gebruikersnaam')
  expect(await focused()).toBe('username')
  expect(await field('Bevestig wachtwoord').inputValue()).toBe('geheim12')
  await lookAt(page, 'register, name taken')
  await field('Gebruikersnaam').fill('bert.de.tweede')
  await press('Registreren')
  await at('/login')
})

test('an invitation that is not valid leads to the login, which says so, and goes on saying it', async () => {
  const { register_url } = await invite('carla', { valid_until: '2020-01-01' })
  const invented = `${inject('portalUrl')}/register?token=verzonnen`
  for (const [address, what, todo] of [
    [register_url, 'Uw uitnodiging is verlopen', /^Met deze uitnodiging kunt u zich niet meer registreren/],
    [invented, 'Uitnodiging niet geldig', /^De link uit uw e-mail klopt niet/],
  ] as const) {
    await page.goto(address)
    await at('/login')
    await page.getByRole('alert').getByText(what, { exact: true }).waitFor()
    await page.getByRole('alert').getByText(what, { exact: true }).waitFor({ state: 'detached' })
    await page.getByRole('main').getByText(what, { exact: true }).waitFor()
    await page.getByRole('main').getByText(todo).waitFor()
    await lookAt(page, `login, ${what}`)
  }
})

test('a link with a token logs in at once and stays in no address; a used session gives way to it', async () => {
  const invited = await invite('dirk')
  await register(invited)
  await page.goto(invited.login_url.replace('/login', '/'))
  await at('/intro')
  const first = await storedToken(page)
  await page.goto(invited.login_url)
  await press('Verder')
  await at('/intro')
  expect(await storedToken(page)).not.toBe(first)
  await page.goBack().catch(() => null)
  expect(page.url()).not.toContain(invited.token)
})

test('a link with a token of somebody without an account says what to do', async () => {
  const { login_url } = await invite('els')
  await page.goto(login_url)
  await says('Login gegevens niet correct')
  await says('U bent nog niet geregistreerd.')
  await at('/login')
  await lookAt(page, 'login, no account')
})

test('two factors: the code comes by mail, a wrong one is refused, the right one lets in', async () => {
  await register(await invite('fenna', { two_factor: true }))
  await logIn()
  await says('Er is een code naar je e-mail gestuurd. Controleer ook je spamfolder.')
  await expect.poll(focused).toBe('code')
  await press('Inloggen')
  await says('2FA code is required')
  await lookAt(page, 'login, code missing')
  await field('2FA code').fill('000000')
  await press('Inloggen')
  await says('Login gegevens niet correct')
  expect(await field('Wachtwoord').inputValue()).toBe('geheim12')
  const mails = await desk('GET', 'mails')
  const mine = Array.isArray(mails) ? mails.find(({ to, code }) => to === mailTo('fenna') && code) : undefined
  await field('2FA code').fill(mine.code)
  await page.keyboard.press('Enter')
  await at('/intro')
})

test('whatever fails at the login is said, and nothing typed is lost', async () => {
  await page.goto(`${inject('portalUrl')}/`)
  await page.getByRole('heading', { name: 'Inloggen' }).waitFor()
  await lookAt(page, 'login, empty')
  await press('Inloggen')
  await says('Username is required')
  await says('Password is required')
  expect(await focused()).toBe('username')
  await field('Gebruikersnaam').fill('niemand')
  const failures: readonly (readonly [object | null, string, RegExp])[] = [
    [null, 'Login gegevens niet correct', /Controleer uw gebruikersnaam/],
    [{ status: 422 }, 'Login gegevens niet correct', /Controleer uw gebruikersnaam/],
    [{ status: 500 }, 'Inloggen is mislukt', /Er ging bij ons iets mis/],
    [{ status: 429 }, 'Inloggen is mislukt', /te vaak geprobeerd/],
    [{ status: 200, body: { raar: true } }, 'Inloggen is mislukt', /Er ging bij ons iets mis/],
    [{ drop: 'before' }, 'Inloggen is mislukt', /geen verbinding/],
  ]
  for (const [how, alert, advice] of failures) {
    if (how !== null) await fault('/api/login', { method: 'POST', ...how, times: 1 })
    await logIn()
    await says(alert)
    await page.getByText(advice).waitFor()
    expect(await field('Gebruikersnaam').inputValue()).toBe('niemand')
    expect(await field('Wachtwoord').inputValue()).toBe('geheim12')
  }
  await lookAt(page, 'login, failed')
})

test('the login sends credentials and no other call does', async () => {
  // A browser refuses an answer for everybody ('*') to a call with credentials, and takes it for one without.
  const asked: string[] = []
  await page.route(`${inject('officeUrl')}/api/portal/auth/**`, route => {
    asked.push(new URL(route.request().url()).pathname)
    return route.fulfill({ headers: { 'access-control-allow-origin': '*' }, json: { success: true } })
  })
  await page.goto(`${inject('portalUrl')}/register?token=iets`)
  await page.getByRole('button', { name: 'Registreren' }).waitFor()
  expect(asked).toContain('/api/portal/auth/token/validate')
  await page.route(`${inject('officeUrl')}/api/login`, route =>
    route.fulfill({ headers: { 'access-control-allow-origin': '*' }, json: { access_token: 'a' } }),
  )
  await page.goto(`${inject('portalUrl')}/login?username=jansen`)
  await logIn()
  await page.getByText(/geen verbinding/).waitFor()
})

test('a session that is over says so, and a new login comes back to the same step', async () => {
  await register(await invite('gerda'))
  await logIn()
  await at('/intro')
  await leaveTime(page, -1)
  await page.goto(`${inject('portalUrl')}/personal_details`)
  await at('/login')
  await says('Uw sessie is verlopen')
  expect(await storedToken(page)).toBeNull()
  await lookAt(page, 'login, session over')
  await field('Gebruikersnaam').fill('gerda')
  await logIn()
  await at('/personal_details')
})

test('nobody sees a private page without a session', async () => {
  for (const path of ['/intro', '/complete', '/debug_intro?invitationType=full']) {
    await page.goto(inject('portalUrl') + path)
    await at('/login')
  }
  await page.goto(`${inject('portalUrl')}/nergens`)
  await at('/')
  await page.getByRole('heading', { name: 'Inloggen' }).waitFor()
})
