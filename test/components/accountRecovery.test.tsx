import { afterEach, expect, test } from 'vitest'
import { page as screen } from 'vitest/browser'
import type { HttpCall } from '../../events/effects/calls/http'
import {
  accountOffice,
  alerts,
  at,
  closePage,
  enter,
  fill,
  focused,
  follow,
  holds,
  offline,
  openAt,
  press,
  refused,
  tells,
  webPage,
} from './accountPage'
import { lookAt } from './lookAt'
import { onScreen, says } from './onPortal'

afterEach(closePage)

type AccountOffice = ReturnType<typeof accountOffice>

/** Each failure of a call is said, in an alert and under the fields, and nothing that was typed is lost. */
const eachFailure = async (
  { next }: AccountOffice,
  call: HttpCall['path'],
  button: string,
  said: string,
  kept: () => Promise<unknown>,
): Promise<void> => {
  for (const [outcome, advice] of [
    [refused(500), /Er ging bij ons iets mis/],
    [refused(429), /te vaak geprobeerd/],
    [webPage, /Er ging bij ons iets mis/],
    [offline, /geen verbinding/],
  ] as const) {
    next(call, outcome)
    await press(button)
    await alerts(said)
    await says(advice)
    await kept()
  }
  await lookAt(`failed ${call}`)
}

test('a forgotten username is mailed, whatever went wrong before', async () => {
  const desk = accountOffice()
  await openAt(desk.office, '/login')
  await follow('Gebruikersnaam vergeten?')
  await onScreen('Gebruikersnaam vergeten')
  await lookAt('forgotten username')
  await press('Versturen')
  await says('E-mailadres is verplicht')
  await focused('email')
  const path = '/api/portal/auth/recover/username'
  expect(desk.asked(path)).toEqual([])
  await fill({ 'E-mailadres': 'hanna@voorbeeld.example' })
  await eachFailure(desk, path, 'Versturen', 'Gebruikersnaam verandering is mislukt', () =>
    holds('E-mailadres', 'hanna@voorbeeld.example'),
  )
  await screen.getByLabelText('E-mailadres').click()
  await enter()
  await at('/login')
  await tells('Uw gebruikersnaam is naar uw e-mailadres verstuurd')
  await says(/Binnen enkele minuten krijgt u een e-mail, als wij u kennen/)
  await lookAt('username mailed')
  expect(desk.asked(path).at(-1)).toEqual({ email: 'hanna@voorbeeld.example' })
})

test('a forgotten password is asked for, and the name stands at the login', async () => {
  const desk = accountOffice()
  await openAt(desk.office, '/login')
  await follow('Wachtwoord vergeten?')
  await onScreen('Wachtwoord vergeten')
  await press('Versturen')
  await says('Gebruikersnaam is verplicht')
  await fill({ Gebruikersnaam: 'ida' })
  const path = '/api/portal/auth/recover/password'
  await eachFailure(desk, path, 'Versturen', 'Wachtwoordherstel is mislukt', () => holds('Gebruikersnaam', 'ida'))
  await press('Versturen')
  await at('/login')
  await tells('Het wachtwoordherstel is verstuurd')
  await holds('Gebruikersnaam', 'ida')
  expect(desk.asked(path).at(-1)).toEqual({ username: 'ida' })
})

test('the link of the mail replaces a password; one that was used says so', async () => {
  const desk = accountOffice()
  const path = '/api/portal/auth/reset/password'
  const link = '/reset_password?token=van-de-mail'
  const said = 'Wachtwoordherstel mislukt: controleer uw gegevens'
  const twice = (text: string) => ({ 'Nieuw wachtwoord': text, 'Bevestig wachtwoord': text })
  let page = await openAt(desk.office, link)
  await onScreen('Nieuw wachtwoord instellen')
  await at('/reset_password')
  await press('Opslaan')
  await says('Het wachtwoord moet minimaal 8 tekens lang zijn')
  await says('Bevestig het wachtwoord')
  await fill(twice('een-ander-9'))
  desk.next(path, refused(422, { errors: { password: ['Kies een ander wachtwoord'] } }))
  await press('Opslaan')
  await says('Kies een ander wachtwoord')
  await eachFailure(desk, path, 'Opslaan', said, () => holds('Bevestig wachtwoord', 'een-ander-9'))
  // The link's token stands nowhere once it is read: a reload asks for the link.
  expect(JSON.stringify(history.state)).not.toContain('van-de-mail')
  page = await openAt(desk.office, null, page)
  await says(/Er staat geen code in deze link/)
  page = await openAt(desk.office, link, page)
  await fill(twice('een-ander-9'))
  await press('Opslaan')
  await at('/login')
  await tells('Wachtwoordherstel is geslaagd')
  expect(desk.asked(path).at(-1)).toEqual({ token: 'van-de-mail', password: 'een-ander-9' })
  await fill({ Gebruikersnaam: 'ida', Wachtwoord: 'een-ander-9' })
  await press('Inloggen')
  await at('/intro')
  expect(desk.asked('/api/login').at(-1)).toMatchObject({ username: 'ida', password: 'een-ander-9' })

  page = await openAt(desk.office, link, page)
  await fill(twice('nog-een-10'))
  desk.next(path, refused(422, { errors: { token: ['Deze link werkt niet meer.'] } }))
  await press('Opslaan')
  await alerts(said)
  await says('Deze link werkt niet meer.')
  await follow('Nieuwe link aanvragen')
  await onScreen('Wachtwoord vergeten')
  await openAt(desk.office, '/reset_password', page)
  await says(/Er staat geen code in deze link/)
  await lookAt('reset without a token')
})

test('another e-mail address is set with the code and the date of birth', async () => {
  const desk = accountOffice()
  const path = '/api/portal/auth/reset/email'
  await openAt(desk.office, '/reset_email')
  await onScreen('E-mailadres instellen')
  await says('U kunt hieronder een nieuw e-mailadres opgeven.')
  await lookAt('another e-mail address')
  const save = () => press('Opslaan')
  await save()
  await alerts('E-mailadres is verplicht')
  await says('Code is verplicht')
  await says('Geboortedatum is verplicht')
  await fill({ 'E-mailadres': 'nieuw@voorbeeld.example', 'E-mailadres bevestigen': 'ander@voorbeeld.example' })
  await save()
  await alerts('E-mailadressen komen niet overeen')
  await fill({ 'E-mailadres bevestigen': 'Nieuw@voorbeeld.example' })
  await save()
  await alerts('Vul een code in')
  await fill({ Code: '123456' })
  await save()
  await alerts('Vul een geldige geboortedatum')
  expect(desk.asked(path)).toEqual([])
  await fill({ Geboortedatum: '1-1-1901' })
  desk.next(path, refused(422, { errors: { code: ['Deze code klopt niet of is verlopen.'] } }))
  await save()
  await alerts('E-mailadres wijzigen is mislukt')
  await says(/Deze code klopt niet of is verlopen/)
  await eachFailure(desk, path, 'Opslaan', 'E-mailadres wijzigen is mislukt', () => holds('Code', '123456'))
  let arrive: (answer: object) => void = () => undefined
  desk.next(
    path,
    new Promise<object>(resolve => {
      arrive = resolve
    }),
  )
  await screen.getByLabelText('Geboortedatum').click()
  await enter()
  await expect.element(screen.getByRole('button', { name: 'Opslaan' })).toHaveAttribute('aria-disabled', 'true')
  arrive({ success: true })
  await at('/login')
  await tells('Uw e-mailadres is gewijzigd')
  expect(desk.asked(path).at(-1)).toEqual({
    email: 'nieuw@voorbeeld.example',
    email_confirmation: 'Nieuw@voorbeeld.example',
    code: '123456',
    date_of_birth: '1901-01-01',
  })
})
