import { afterEach, expect, test, vi } from 'vitest'
import { type Locator, page as screen, userEvent } from 'vitest/browser'
import { tokenLifetimeMs } from '../../events/session/session'
import type { Visit } from '../../ui/visit/openVisit/visit'
import { whatHides } from '../journeys/sight'
import {
  accountOffice,
  at,
  closePage,
  fill as fillIn,
  focused,
  offline,
  openAt,
  press,
  refused,
  tells,
} from './accountPage'
import { askToLogOut } from './askToLogOut'
import { lookAt } from './lookAt'
import { expectCount, expectFocus, expectInSight, expectValue, fill, main, says, textField, there } from './onPortal'
import type { PortalPage } from './portalPage'
import { firstStep } from './portalVisitor'

const login = '/api/login'
const lastMinute = 'Binnen 1 minuut wordt u uitgelogd.'
const refusedName = 'Login gegevens niet correct'

const street = textField('Straat')
const bar = screen.getByRole('region', { name: 'Uw sessie' })
const stay = bar.getByRole('button', { name: 'Ingelogd blijven' })
const dialog = screen.getByRole('dialog', { name: 'Ingelogd blijven' })
const password = dialog.getByLabelText('Wachtwoord', { exact: true })
const username = dialog.getByLabelText('Gebruikersnaam')

const wake = Date.now

afterEach(async () => {
  await closePage()
  vi.restoreAllMocks()
})

/** As after a laptop slept: no timer has run, and the page is looked at again. */
const sleep = (ms: number): void => {
  const slept = Date.now() - wake() + ms
  vi.spyOn(Date, 'now').mockImplementation(() => wake() + slept)
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

/** Noa, of whom the office knows no more than her name, at the first step, with so many milliseconds left. */
const begun = async (left: number) => {
  const desk = accountOffice('noa', { id: 5, first_name: 'Noa', last_name: 'Hendriks' })
  const page = await openAt(desk.office, '/login')
  const since = Date.now() - tokenLifetimeMs + left
  page.app.session.begin({ accessToken: 'token-0', username: 'noa', invitationToken: null }, since)
  page.router.go(firstStep, true)
  await page.visit()
  await says('Alles is bewaard')
  return { desk, page }
}

const place = () => {
  const at = document.activeElement
  return { id: at?.id, caret: at instanceof HTMLInputElement ? at.selectionStart : null, top: scrollY }
}

/** In the middle of a word of the street, which is not said to be finished. */
const typeInStreet = async () => {
  await fill(street, 'Lange straat')
  await userEvent.click(street)
  const field = street.element()
  if (field instanceof HTMLInputElement) field.setSelectionRange(6, 6)
  await userEvent.keyboard('Nieuw')
  return place()
}

/** A hand on the mouse, by the page's own events: a click from outside a frame first scrolls. */
const point = async (of: Locator): Promise<void> => {
  const one = await there(of)
  one.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  one.focus({ preventScroll: true })
  // It is in the window, under nothing.
  expect(whatHides(one)).toBeNull()
  one.click()
}

const token = ({ keeping }: PortalPage): string | undefined => keeping.begun().session?.access_token

/** Logging in again leads to the same step. */
const logInAgain = async (page: PortalPage): Promise<Visit> => {
  await fillIn({ Gebruikersnaam: 'noa', Wachtwoord: 'geheim12' }, main)
  await press('Inloggen')
  await at(firstStep)
  const visit = await page.visit()
  await says('Alles is bewaard')
  return visit
}

/** All that is kept, by the name of its place. */
const keptTexts = ({ keeping }: PortalPage): readonly (readonly [string, string])[] => [
  ...keeping.kept,
  ['local', JSON.stringify({ ...localStorage })],
  ['session', JSON.stringify({ ...sessionStorage })],
  ['cookies', document.cookie],
  ['address', JSON.stringify([location.href, history.state])],
]

test('a login in place keeps step, field, caret and scroll, and the old token is gone', async () => {
  const { desk, page } = await begun(290_000)
  await says('Binnen 5 minuten wordt u uitgelogd.', bar)
  await expect
    .element(screen.getByRole('status').getByText(/^Binnen 5 minuten wordt u uitgelogd\. Wilt u verdergaan\?/))
    .toBeInTheDocument()
  await expect.poll(() => document.activeElement?.tagName).toBe('H1')
  const typed = await typeInStreet()
  expect(typed).toMatchObject({ id: 'customer.address.street', caret: 11 })
  await lookAt('session ends soon')

  const before = { ...typed, top: scrollY }
  await point(stay)
  await expect.element(username).toHaveValue('noa')
  await focused('password')
  desk.next(login, refused(401))
  await userEvent.keyboard('verkeerd-12{Enter}')
  await says(refusedName, dialog)
  expect(token(page)).toBe('token-0')
  await userEvent.fill(password, 'geheim12')
  await userEvent.keyboard('{Enter}')
  await tells('U blijft ingelogd.')

  await expect.poll(place).toEqual(before)
  await userEvent.keyboard('e ')
  await says('Alles is bewaard')
  await expectValue(street, 'Lange Nieuwe straat')
  await expectCount(bar, 0)
  await expect.poll(() => token(page)).toBe('token-1')
  for (const [name, text] of keptTexts(page)) {
    expect(text, name).not.toContain('token-0')
    if (name !== 'klantportaal.session') expect(text, name).not.toContain('token-1')
  }
  const again = await openAt(desk.office, null, page)
  await again.visit()
  await says('Alles is bewaard')
  await expectValue(street, 'Lange Nieuwe straat')
})

test('by keyboard alone, with a code; Escape leaves everything as it was', async () => {
  const { desk, page } = await begun(280_000)
  await says('Binnen 5 minuten wordt u uitgelogd.', bar)
  const field = street.element()
  if (field instanceof HTMLElement) field.focus()
  await userEvent.keyboard('Kade')
  const isOnButton = (): boolean => document.activeElement === stay.query()
  for (let tab = 0; tab < 200 && !isOnButton(); tab++) await userEvent.keyboard('{Tab}')
  await userEvent.keyboard('{Enter}')
  await focused('password')
  await userEvent.keyboard('{Escape}')
  await expectCount(dialog, 0)
  await expectFocus(stay)
  await userEvent.keyboard('{Enter}')
  await focused('password')
  desk.next(login, refused(401, { two_factor_allowed: true }))
  await userEvent.keyboard('geheim12{Enter}')
  await says(/^Er is een code naar je e-mail gestuurd\./, dialog)
  await lookAt('stay, the code')
  await expectFocus(dialog.getByLabelText('2FA code'))
  expect(token(page)).toBe('token-0')
  await userEvent.keyboard('123456{Enter}')
  await tells('U blijft ingelogd.')
  await expect.poll(place).toMatchObject({ id: 'customer.address.street', caret: 4 })
  await expectInSight(street)
  await expect.poll(() => token(page)).toBe('token-1')
  expect(desk.asked(login).at(-1)).toMatchObject({ username: 'noa', password: 'geheim12', otp: '123456' })
})

test('an office that fails, no line, and the end of the session while the dialog is open lose nothing', async () => {
  const { desk, page } = await begun(290_000)
  await typeInStreet()
  await point(stay)
  await focused('password')
  await lookAt('stay')
  await userEvent.fill(username, 'iemand.anders')
  await says(/^Logt u in als iemand anders\?/, dialog)
  await lookAt('stay, as somebody else')
  await userEvent.fill(username, 'noa')
  await userEvent.fill(password, 'geheim12')
  desk.next(login, refused(500))
  await press('Inloggen', dialog)
  await says(/Er ging bij ons iets mis\./, dialog)
  await lookAt('stay, refused')
  desk.next(login, offline)
  await press('Inloggen', dialog)
  await says(/Controleer uw internetverbinding/, dialog)
  // The office lets in, and then cannot say for whom: the password is not sent again for that.
  desk.next('/api/portal/customer', refused(500))
  const tries = desk.asked(login).length
  await press('Inloggen', dialog)
  await says(/Er ging bij ons iets mis\./, dialog)
  expect(desk.asked(login)).toHaveLength(tries + 1)
  await press('Annuleren', dialog)

  // Of an open dialog nothing around it is heard; what was said there is not said again on the page.
  askToLogOut(page)
  const asks = screen.getByRole('dialog', { name: 'Wat wilt u met uw antwoorden doen?' })
  const alert = screen.getByRole('alert').getByText(lastMinute)
  await expect.element(asks).toBeVisible()
  sleep(240_000)
  await expect.element(asks.getByRole('alert').getByText(lastMinute)).toBeInTheDocument()
  await press('Annuleren', asks)
  await expectCount(asks, 0)
  await expectCount(alert, 0)
  await point(stay)
  await says(lastMinute, dialog)
  expect(token(page)).toBe('token-0')
  sleep(60_000)
  await at('/login')
  await says('Uw sessie is verlopen')
  await expect.poll(() => token(page)).toBeUndefined()
  await logInAgain(await openAt(desk.office, null, page))
  await expectValue(street, 'Lange Nieuwstraat')
})

test('a session that ends in the middle of a word says so, and comes back to that word', async () => {
  const { page } = await begun(600_000)
  await userEvent.click(street)
  await userEvent.keyboard('Lange Nieuwstr')
  await expectValue(street, 'Lange Nieuwstr')
  const typing = userEvent.keyboard('aat en nog veel meer letters tot het ophoudt')
  sleep(600_000)
  await at('/login')
  await says('Uw sessie is verlopen')
  await typing
  await expect.poll(() => token(page)).toBeUndefined()
  const visit = await logInAgain(page)
  const logged = JSON.stringify(visit.store.records()).matchAll(
    /"path":"customer\.address\.street","value":"(Lange Nieuwstr[^"]*)"/g,
  )
  await expectValue(street, [...logged].at(-1)?.[1] ?? 'what is logged')
})
