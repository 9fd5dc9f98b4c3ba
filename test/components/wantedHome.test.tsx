import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { picturesHere, withHomes } from './homesOffice'
import { lookAt } from './lookAt'
import { expectInSight, fill, onScreen, openCards, option, press, says, textField, type } from './onPortal'
import { coupleOffice } from './portalPage'
import { portalVisits } from './portalVisit'

const visiting = portalVisits()

/** An office that knows homes, and answers for number 10 when it is let. */
const officeWithHomes = () => {
  const homes = withHomes(coupleOffice())
  let isAsked = false
  let answers = (): void => undefined
  const late = new Promise<void>(resolve => {
    answers = resolve
  })
  const office: typeof homes = async call => {
    if (call.path.endsWith('/1234AB-10')) {
      isAsked = true
      await late
    }
    return homes(call)
  }
  return { office, isAsked: () => isAsked, answers: () => answers() }
}

test('the wanted home is looked up as it is typed; an answer for an older address never shows', async () => {
  const { office, isAsked, answers } = officeWithHomes()
  const { open } = await visiting(office, picturesHere)
  await open('current_living_condition', 'Uw woonsituatie')
  await press(option('Wilt u een nieuwbouwwoning kopen?', 'Nee'))
  await press(option('Weet u al welke woning u wilt kopen?', 'Ja'))
  await fill(textField('Postcode'), '1234AB')
  await type(textField('Huisnummer'), '10')
  await expect.poll(isAsked).toBe(true)
  await type(textField('Huisnummer'), '12')
  const home = page.css('main').getByRole('article')
  await says('Proefstraat 12', home)
  answers()
  await lookAt('homes, wanted')
  expect(home.getByText('Proefstraat 10').elements()).toEqual([])
  await type(textField('Huisnummer'), '16')
  await says('Geen resultaat', home)
  await says('(geen foto)', home)
  await type(textField('Huisnummer'), '9999')
  await says('Woning niet gevonden.')
})

test('the home and the children that were filled in elsewhere are shown; without an address there is a way to it', async () => {
  const { open } = await visiting(officeWithHomes().office, picturesHere)
  await open('current_living_condition', 'Uw woonsituatie')
  await press(option('Wilt u een nieuwbouwwoning kopen?', 'Ja'))
  await says('Maliesingelhof 12 A', page.css('main').getByRole('article'))
  await open('children', 'Kinderen')
  await says('Tess', page.getByRole('table', { name: 'Kinderen die thuis wonen' }))
  await lookAt('homes, children')
  await open('personal_details', 'Persoonlijke gegevens')
  await openCards()
  await fill(textField('Straat'), '')
  await open('current_living_condition', 'Uw woonsituatie')
  await says('Geen adres opgegeven')
  await lookAt('homes, no address')
  await press(page.getByRole('link', { name: 'Vul uw adres in bij uw persoonlijke gegevens' }))
  await onScreen('Persoonlijke gegevens')
  await expectInSight(textField('Postcode'))
})
