import { afterEach, expect, test } from 'vitest'
import { page as screen } from 'vitest/browser'
import {
  accountOffice,
  at,
  closePage,
  fill,
  focused,
  holds,
  openAt,
  press,
  refused,
  silence,
  tells,
} from './accountPage'
import { lookAt } from './lookAt'
import { onScreen, says } from './onPortal'

afterEach(closePage)

const link = '/register?token=van-de-mail'
const register = '/api/portal/auth/register'
const validate = '/api/portal/auth/token/validate'
const twice = { Wachtwoord: 'geheim12', 'Bevestig wachtwoord': 'geheim12' }

test('an invitation leads to an account, and the account into the portal', async () => {
  const desk = accountOffice()
  let page = await openAt(desk.office, link)
  await onScreen('Registreren voor Mijn Financieel Advies Voorbereiden')
  await at('/register')
  await says('Na het registreren kunt u direct inloggen.')
  await says('Dat ziet er goed uit!')
  await holds('Gebruikersnaam', 'anna.smit')
  await lookAt('register')
  await fill({ Gebruikersnaam: 'an', Wachtwoord: 'kort' })
  await expect.element(screen.getByText('moet minimaal')).not.toBeInTheDocument()
  await press('Registreren')
  await says('Gebruikersnaam moet minimaal 4 tekens lang zijn')
  await says('Het wachtwoord moet minimaal 8 tekens lang zijn')
  await says('Wachtwoord is verplicht')
  await focused('username')
  await lookAt('register, refused')
  expect(desk.asked(register)).toEqual([])

  page = await openAt(desk.office, null, page)
  await holds('Gebruikersnaam', 'anna.smit')
  await fill(twice)
  await press('Registreren')
  await at('/login')
  await tells('U bent geregistreerd. U kunt nu inloggen.')
  expect(desk.asked(register)).toEqual([{ username: 'anna.smit', password: 'geheim12', token: 'van-de-mail' }])
  await holds('Gebruikersnaam', 'anna.smit')
  await fill({ Wachtwoord: 'geheim12' })
  await press('Inloggen')
  await at('/intro')
  expect(page.keeping.begun().session?.access_token).toBe('token-1')
})

test('a username that is taken can be changed, and nothing else is lost', async () => {
  const desk = accountOffice()
  await openAt(desk.office, link)
  await fill({ Gebruikersnaam: 'bert.bakker', ...twice })
  desk.next(register, refused(422, { errors: { username: ['Probeer een andere gebruikersnaam'] } }))
  await press('Registreren')
  await says('Probeer een andere gebruikersnaam')
  await focused('username')
  await holds('Bevestig wachtwoord', 'geheim12')
  await lookAt('register, name taken')
  await fill({ Gebruikersnaam: 'bert.de.tweede' })
  await press('Registreren')
  await at('/login')
})

test('a link that is not judged can be tried again, and an account that is not made is told', async () => {
  const desk = accountOffice()
  desk.next(validate, silence)
  await openAt(desk.office, link)
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  await lookAt('register, loading')
  desk.next(validate, refused(500))
  await openAt(desk.office, link)
  await expect.element(screen.getByRole('button', { name: 'Opnieuw proberen' })).toBeVisible()
  await lookAt('register, link not judged')
  await press('Opnieuw proberen')
  await says('Dat ziet er goed uit!')
  await fill(twice)
  desk.next(register, refused(500))
  await press('Registreren')
  await says(/ging bij ons iets mis/)
  await lookAt('register, failed')
  desk.next(register, silence)
  await press('Registreren')
  await says('Een ogenblik')
  await lookAt('register, busy')
})
