import { afterEach, expect, test } from 'vitest'
import { page as screen } from 'vitest/browser'
import {
  accountOffice,
  alerts,
  at,
  closePage,
  enter,
  field,
  fill,
  focused,
  holds,
  offline,
  openAt,
  press,
  refused,
  silence,
  tells,
} from './accountPage'
import { lookAt } from './lookAt'
import { onScreen, says } from './onPortal'

afterEach(closePage)

const login = '/api/login'
const validate = '/api/portal/auth/token/validate'
const code = '/api/portal/auth/two_factor_code/email'
const needsCode = refused(401, { two_factor_allowed: true })

const logIn = async (): Promise<void> => {
  await fill({ Wachtwoord: 'geheim12' })
  await press('Inloggen')
}

test('two factors: the code comes by mail, a wrong one is refused, the right one lets in', async () => {
  const desk = accountOffice('fenna')
  // The mail's link alone is not enough: what is needed is said, under the name that the office knows.
  const needed = 'Log in met uw gebruikersnaam, uw wachtwoord en een code.'
  desk.next(login, refused(401, { errors: { token: [needed] } }))
  await openAt(desk.office, '/login?token=fenna')
  await alerts('Inloggen met alleen uw link lukt niet')
  await says(needed)
  await holds('Gebruikersnaam', 'fenna')
  await focused('password')
  desk.next(login, needsCode)
  await logIn()
  await tells('Er is een code naar je e-mail gestuurd. Controleer ook je spamfolder.')
  expect(desk.asked(code)).toEqual([{ username: 'fenna' }])
  await focused('code')
  await lookAt('login, code asked')
  await press('Inloggen')
  await says('2FA code is required')
  await lookAt('login, code missing')
  await fill({ '2FA code': '000000' })
  desk.next(login, refused(401))
  await press('Inloggen')
  await alerts('Login gegevens niet correct')
  await holds('Wachtwoord', 'geheim12')
  await fill({ '2FA code': '123456' })
  await enter()
  await at('/intro')
  expect(desk.asked(login).at(-1)).toMatchObject({ username: 'fenna', password: 'geheim12', otp: '123456' })
})

test('five wrong codes ask the password again; a new code lets in', async () => {
  const desk = accountOffice('noud')
  await openAt(desk.office, '/login?username=noud')
  desk.next(login, needsCode)
  await logIn()
  for (let n = 0; n < 5; n++) {
    await fill({ '2FA code': `00000${n}` })
    desk.next(login, refused(401))
    await press('Inloggen')
    await says(n < 4 ? 'Controleer de code.' : /klopte vijf keer niet/)
  }
  await expect.element(field('2FA code')).not.toBeInTheDocument()
  await lookAt('login, too many codes')
  desk.next(login, needsCode)
  await logIn()
  await expect.element(field('2FA code')).toBeVisible()
  await tells('Er is een code naar je e-mail gestuurd. Controleer ook je spamfolder.')
  expect(desk.asked(code)).toHaveLength(2)
  await fill({ '2FA code': '123456' })
  await press('Inloggen')
  await at('/intro')
})

test('whatever fails at the login is said, and nothing typed is lost', async () => {
  const desk = accountOffice()
  await openAt(desk.office, '/')
  await onScreen('Inloggen')
  await lookAt('login')
  await press('Inloggen')
  await says('Username is required')
  await says('Password is required')
  await focused('username')
  await lookAt('login, empty')
  await fill({ Gebruikersnaam: 'niemand' })
  for (const [outcome, alert, advice] of [
    [refused(401), 'Login gegevens niet correct', /Controleer uw gebruikersnaam/],
    [refused(422), 'Login gegevens niet correct', /Controleer uw gebruikersnaam/],
    [refused(500), 'Inloggen is mislukt', /Er ging bij ons iets mis/],
    [refused(429), 'Inloggen is mislukt', /te vaak geprobeerd/],
    [{ raar: true }, 'Inloggen is mislukt', /Er ging bij ons iets mis/],
    [offline, 'Inloggen is mislukt', /geen verbinding/],
  ] as const) {
    desk.next(login, outcome)
    await logIn()
    await alerts(alert)
    await says(advice)
    await holds('Gebruikersnaam', 'niemand')
    await holds('Wachtwoord', 'geheim12')
  }
  await lookAt('login, failed')
  desk.next(login, silence)
  await press('Inloggen')
  await says('Een ogenblik')
  await lookAt('login, busy')
})

test('an invitation that is not valid is told at the login, which goes on saying it', async () => {
  const what = 'Uitnodiging niet geldig'
  for (const address of ['/register?token=x', '/login?token=x', '/login?invitation_token=x']) {
    const desk = accountOffice()
    desk.next(login, refused(422, { errors: { token: [what] } }))
    desk.next(validate, { success: false })
    await openAt(desk.office, address)
    await at('/login')
    await alerts(what)
    await says(what)
    await says(/Vraag uw adviseur om een nieuwe uitnodiging\./)
    if (address.startsWith('/login?invitation')) {
      await expect.element(screen.getByRole('alert').getByText(what, { exact: true })).not.toBeInTheDocument()
      await says(what)
      await lookAt('login, invitation not valid')
    }
  }
})

test('a link with a token logs in at once and stays in no address; a used session gives way to it', async () => {
  const desk = accountOffice('dirk')
  const entries = history.length
  const first = await openAt(desk.office, '/?token=van-de-mail')
  await at('/intro')
  await expect.poll(() => first.keeping.begun().session?.access_token).toBe('token-1')
  const second = await openAt(desk.office, '/login?token=van-de-mail', first)
  await press('Verder')
  await at('/intro')
  await expect.poll(() => second.keeping.begun().session?.access_token).toBe('token-2')
  // The entry that one came in by is the one that shows now.
  expect(history.length).toBe(entries)
  expect(JSON.stringify([location.href, history.state])).not.toContain('van-de-mail')
})

test('a link with a token of somebody without an account says what to do', async () => {
  const desk = accountOffice('els')
  desk.next(login, refused(401, { errors: { token: ['U bent nog niet geregistreerd.'] } }))
  await openAt(desk.office, '/login?token=els')
  await alerts('Inloggen met alleen uw link lukt niet')
  await says('U bent nog niet geregistreerd.')
  await at('/login')
  await lookAt('login, no account')
})
