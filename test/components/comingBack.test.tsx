import { afterEach, test, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { lookAt } from './lookAt'
import {
  button,
  expectCount,
  expectFocus,
  expectValue,
  fill,
  main,
  onScreen,
  option,
  press,
  pressByKey,
  says,
  textField,
  there,
} from './onPortal'
import { type Office, officeOf } from './portalPage'
import { portalVisits } from './portalVisit'

const dayMs = 86_400_000
const title = 'Welkom bij Mijn Financieel Advies Voorbereiden'
const invitedApart =
  'Uw partner is apart uitgenodigd en vult de eigen gegevens zelf in. U stuurt uw antwoorden alleen naar uw adviseur.'

const visiting = portalVisits()
afterEach(() => void vi.useRealTimers())

/** What stands behind its title, by that. */
const fold = (name: string): Locator =>
  main.css('details').filter({ has: page.getByRole('heading', { name, exact: true }) })
const unfold = (of: Locator): Promise<void> => press(of.css('summary'))
const withPartner = fold('Samen met uw partner')
const back = button('Verder waar u was')

/** The office, which tells another name and of the partner as it is said, once somebody was there before. */
const tellingOffice = () => {
  const noa = { id: 10, first_name: 'Noa', last_name: 'Smit', has_partner: 1 }
  const told = officeOf('financial_advice', noa)
  let changed: { last_name: string; tells: number | undefined } | null = null
  const office: Office = async call => {
    const answer = await told(call)
    if (changed === null || call.method !== 'GET' || call.path !== '/api/portal/customer') return answer
    const { data } = Object(answer)
    const invitation = { data: { ...data.invitation.data, partner_invited: changed.tells } }
    return { data: { ...data, last_name: changed.last_name, invitation } }
  }
  const tell = (tells: number | undefined): void => {
    changed = { last_name: 'Smit-Bakker', tells }
  }
  return { office, tell }
}

test('who comes back the next evening sees where he was and what is left, and goes on there', async () => {
  // The day before as Amsterdam counts it, which may be a day ahead.
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Amsterdam' })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${today}T20:14:00Z`) - dayMs })
  const { office, tell } = tellingOffice()
  const { comeBack } = await visiting(office)
  // What stands beside the ways to start is waited for, however long a busy machine takes.
  const comeToIntro = async (): Promise<void> => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await comeBack('intro', title)
    await there(back)
    vi.useRealTimers()
  }

  // The first time: how long each way takes; what to have at hand and who fills in what stand behind one word each.
  await unfold(fold('Houd dit bij de hand'))
  await says(/^Uw paspoort of identiteitskaart/, fold('Houd dit bij de hand'))
  await says(
    /^U vult uw gegevens zelf in\. Een hele inventarisatie duurt ongeveer 20 minuten\. Die van u is korter: ongeveer \d+ minuten\.$/,
  )
  await expectCount(back, 0)
  await unfold(withPartner)
  await says(invitedApart, withPartner)
  await says(/^Dit vult u allebei in, ieder voor zichzelf$/, withPartner.getByRole('term'))
  await says('Persoonlijke gegevens en Vragen aan uw adviseur', withPartner)
  await lookAt('intro, before the first start')
  await press(button('Start met invullen'))
  await onScreen('Persoonlijke gegevens')
  await press(option('Bent u in loondienst?', 'Nee'))
  await fill(textField('Voorletters'), 'N.A.')

  // The next evening, by keyboard: the first that one comes to leads back.
  vi.useRealTimers()
  tell(1)
  await comeToIntro()
  await says(/^U was bij Persoonlijke gegevens, gisteren om \d\d:\d\d\.$/)
  await says(/^Nog (minstens |ongeveer )?\d+ vragen, ongeveer \d+ minu(ut|ten)( of langer)?\.$/)
  await says('Gewijzigd sinds uw vorige bezoek')
  await says('Achternaam: Smit-Bakker, was Smit (door uw adviseur)')
  await says(/^U vult uw gegevens zelf in/)
  await unfold(withPartner)
  await says(invitedApart, withPartner)
  await lookAt('intro, coming back')
  ;(await there(page.getByRole('heading', { level: 1, name: title }))).focus()
  await userEvent.keyboard('{Tab}')
  await expectFocus(back)
  await userEvent.keyboard('{Enter}')
  await onScreen('Persoonlijke gegevens')
  await expectValue(textField('Voorletters'), 'N.A.')
  await expectFocus(textField('Voorletters'))

  // Another time, to what was changed; the office says no more that the partner was invited, and then that he was not.
  tell(undefined)
  await comeToIntro()
  await expectCount(withPartner, 0)
  tell(0)
  await comeToIntro()
  await unfold(withPartner)
  await says(
    'Uw partner is niet apart uitgenodigd. U vult de vragenlijst alleen in, ook de vragen over uw partner.',
    withPartner,
  )
  await pressByKey(button('Bekijken: Achternaam'))
  await onScreen('Persoonlijke gegevens')
  await expectValue(textField('Achternaam'), 'Smit-Bakker')
  await expectFocus(textField('Achternaam'))
})
