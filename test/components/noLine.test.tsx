import { afterEach, expect, onTestFinished, test } from 'vitest'
import { page as screen } from 'vitest/browser'
import { stepPath } from '../../domain/portal/navigation'
import { at, closePage, fill as fillIn, holds, offline, openAt } from './accountPage'
import { faultyOffice } from './faultyOffice'
import { picturesHere, withHomes } from './homesOffice'
import { lookAt } from './lookAt'
import {
  button,
  card,
  expectCount,
  expectValue,
  fill,
  main,
  onScreen,
  option,
  pick,
  press,
  says,
  selectField,
  textField,
  there,
} from './onPortal'
import { type Office, officeOf, type PortalPage, portalPage, reloaded } from './portalPage'
import { sendButton, sent } from './sendingAt'

const gone = 'Er is nu geen verbinding.'
const noa = { id: 5, first_name: 'Noa', last_name: 'Hendriks' }

let page: PortalPage | null = null

afterEach(async () => {
  await closePage()
  await page?.logOut()
  expect(page?.faults ?? []).toEqual([])
  page = null
})

/** An office behind a line that can be lost, also while it is asked something. Every portal of the page waits for a lost one. */
const behindLine = (customers: Office) => {
  let isAway = false
  let last: string | null = null
  const office: Office = call => {
    if (last !== null && call.path.startsWith(last)) isAway = true
    return isAway ? offline : customers(call)
  }
  const regain = (): void => {
    isAway = false
    last = null
    window.dispatchEvent(new Event('online'))
  }
  onTestFinished(regain)
  return {
    office,
    lose: (): void => {
      isAway = true
      window.dispatchEvent(new Event('offline'))
    },
    /** The line is lost as a call to one of these paths is made. */
    loseDuring: (path: string): void => {
      last = path
    },
    regain,
  }
}

const beginsWith = (text: string): RegExp => new RegExp(`^${text.replaceAll('.', '\\.')}`)

test('a line that is lost during the login or while the lenders come: what is typed stands, and they come once it is back', async () => {
  const customers = officeOf('mortgage_enrich', noa)
  const line = behindLine(call => (call.path === '/api/login' ? { access_token: 'token' } : customers(call)))
  line.loseDuring('/api/login')
  await openAt(line.office, '/login')
  await fillIn({ Gebruikersnaam: 'noa', Wachtwoord: 'geheim12' })
  await press(button('Inloggen'))
  await says(/^Wij kunnen geen verbinding maken\. Controleer uw internetverbinding\./)
  await holds('Gebruikersnaam', 'noa')
  await lookAt('login, no line')
  line.regain()
  line.loseDuring('/api/portal/hdn_company/')
  await press(button('Inloggen'))
  await press(button('Start met invullen'))
  await says(beginsWith(`${gone} U kunt verder invullen. Dit wacht op verbinding: geldverstrekkers kiezen,`))
  await press(button('Hypotheek toevoegen'))
  const mortgage = card('Hypotheek 1')
  await says(/^De lijst met geldverstrekkers is er nu niet/)
  const number = textField('Leningdeelnummer', mortgage)
  await fill(number, '00')
  line.regain()
  await pick(selectField('Geldverstrekker', mortgage), 'Nepbank')
  await expectValue(number, '00')
})

test('a line that is lost during a search for homes, or for the home that one wants: it is looked for once it is back', async () => {
  const line = behindLine(withHomes(officeOf('full', noa)))
  page = portalPage(line.office, picturesHere)
  await page.logIn()
  page.router.go(stepPath('moving'), false)
  await press(option('Verwacht u dat u gaat verhuizen?', 'Ja'))
  await pick(selectField('Welk type woning zoekt u?'), 'Appartement')
  const near = textField('In de buurt van welke postcode zoekt u?')
  await fill(near, '3581 KW')
  await pick(selectField('Binnen welke afstand zoekt u?'), '5 km')
  line.loseDuring('/api/portal/jumba/properties/radius')
  await press(button('Zoeken'))
  await says(/^Geen resultaten/)
  await says(
    beginsWith(`${gone} U kunt verder invullen. Dit wacht op verbinding: gegevens ophalen, adressen en woningen `),
  )
  await expectValue(near, '3581 KW')
  line.regain()
  await says(/Appartement, binnen 5 km van 3581 KW\./)
  await expectCount(main.getByRole('article'), 12)

  page.router.go(stepPath('current_living_condition'), false)
  await press(option('Wilt u een nieuwbouwwoning kopen?', 'Nee'))
  await press(option('Weet u al welke woning u wilt kopen?', 'Ja'))
  await fill(textField('Postcode'), '1234AB')
  line.loseDuring('/api/portal/jumba/properties/1234AB-10')
  await fill(textField('Huisnummer'), '10')
  await says(/^Woning niet gevonden\./)
  await says(beginsWith(gone))
  line.regain()
  await says(/Proefstraat 10/)
  await expectValue(textField('Huisnummer'), '10')
})

test('without a line the retrieval says so, and comes with it; whether an inventory arrived is asked once it is back', async () => {
  const desk = faultyOffice()
  const line = behindLine(desk.office)
  page = portalPage(line.office)
  await page.logIn()
  line.lose()
  page.router.go('/aqopi', false)
  await onScreen('Gegevens ophalen')
  await says(beginsWith(gone))
  await says(/De dienst is tijdelijk niet beschikbaar/)
  await says(/Controleer uw internetverbinding/)
  await lookAt('retrieval, no line')
  line.regain()
  await press(button('Opnieuw proberen'))
  await there(screen.css('iframe'))

  // Nobody knows whether it arrived.
  page.router.go(stepPath('complete'), false)
  await onScreen('Gegevens versturen')
  line.loseDuring('/api/portal/customer')
  await press(button(sendButton))
  const asked = `${gone} Zodra er weer verbinding is, vragen wij of uw gegevens zijn aangekomen.`
  await says(asked)
  page = await reloaded(page)
  await says(asked)
  line.regain()
  await says(/Bij navraag was er nog niets ontvangen\. U kunt uw gegevens opnieuw versturen\./)
  await press(button(sendButton))
  await onScreen(sent)
  await press(button('Wacht even'))
  expect(desk.inventories).toHaveLength(1)
  line.lose()
  await says(/U blijft op deze pagina tot u zelf uitlogt\./)
  await press(button('Uitloggen'))
  await at('/login')
  await onScreen('Inloggen')
  await says(/^Vanaf dit apparaat is een inventarisatie verzonden op/)
})
