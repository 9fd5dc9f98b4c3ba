import { expect, onTestFinished, test } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'
import {
  another,
  anyChosen,
  cards,
  choose,
  chosenHome,
  distance,
  found,
  kind,
  markers,
  moving,
  noNeed,
  postalCode,
  postalTitle,
  results,
  search,
  seek,
  streetOf,
  tab,
  tabPanel,
  undoChoice,
} from './homesFound'
import { pictureHere, radiusPath, withHomes } from './homesOffice'
import { lookAt } from './lookAt'
import {
  button,
  expectCount,
  expectFocus,
  expectInSight,
  expectValue,
  fill,
  main,
  onScreen,
  pick,
  press,
  pressByKey,
  says,
  selectField,
  there,
  type,
} from './onPortal'
import { coupleOffice } from './portalPage'
import { portalVisits } from './portalVisit'

const visiting = portalVisits()

test('a search says what is missing, keeps its button closed while it runs, and shows what is found with distances and pictures', async () => {
  const { searches, says: officeSays } = await moving(visiting)
  await lookAt('homes, empty')
  await press(search)
  await says('Postcode moet bestaan uit 6 karakters')
  await expectInSight(kind)
  expect(searches()).toBe(0)
  await lookAt('homes, refused')

  let answers = (): void => undefined
  const late = new Promise<void>(resolve => {
    answers = resolve
  })
  const homes = withHomes(coupleOffice())
  const query = { 'q[postal_code]': '3581KW', 'q[radius]': '5', 'q[type]': 'appartement', sort: 'price' }
  officeSays(async () => {
    await late
    return homes({ method: 'GET', base: 'api', path: radiusPath, query })
  })
  await seek('Appartement', '3581 kw', '5 km')
  await expect.element(search).toHaveAttribute('aria-disabled', 'true')
  await press(search)
  await lookAt('homes, searching')
  answers()
  await says('Appartement, binnen 5 km van 3581 KW.', results)
  expect(searches()).toBe(1)
  await expectCount(cards, 12)
  await says(/^\d+(,\d)? (km|m)$/, cards.first())
  await expect.poll(() => cards.first().element().getBoundingClientRect()).toMatchObject({ width: 250, height: 250 })
  const loaded = (): number =>
    [...results.element().querySelectorAll('img')].filter(({ naturalWidth }) => naturalWidth > 0).length
  await expect.poll(loaded).toBeGreaterThan(5)
  await lookAt('homes, list')
})

test('a search folds to the home that is chosen, and opens to choose another', async () => {
  const { comeBack } = await found(visiting)
  const address = streetOf(1)
  await press(choose(address))
  const chosen = chosenHome(address)
  await expectInSight(chosen)
  await expectFocus(chosen)
  const shown = chosen.getByRole('article', { name: address })
  await says('Gekozen woning', shown)
  await there(shown.getByRole('img'))
  await says('U zocht: Appartement, binnen 5 km van 3581 KW.', chosen)
  await expectCount(kind, 0)
  await expectCount(results, 0)
  await lookAt('homes, chosen')
  await comeBack('moving', 'Verhuizen')
  await there(chosen)
  await expectCount(kind, 0)
  await pressByKey(another(false))
  await expectFocus(another(true))
  await expectValue(postalCode, '3581 KW')
  await expectCount(cards, 13)
  await lookAt('homes, chosen and open')
  await press(another(true))
  await expectCount(kind, 0)
  await press(undoChoice)
  await expectFocus(noNeed)
  await expectCount(main.getByText('Gekozen woning', { exact: true }), 0)
})

test('a choice is changed with the keyboard alone; what is typed meanwhile stays', async () => {
  await found(visiting)
  const [one, other] = [streetOf(2), streetOf(5)]
  await pressByKey(choose(one))
  await expectFocus(chosenHome(one))
  await pressByKey(another(false))
  await expectFocus(another(true))
  await type(postalCode, '3511AB')
  await pressByKey(choose(other))
  await expectFocus(chosenHome(other))
  await says('U zocht: Appartement, binnen 5 km van 3511 AB.', chosenHome(other))
  await pressByKey(undoChoice)
  await expectFocus(noNeed)
  await expectValue(postalCode, '3511 AB')
})

test('a link to a question of a folded search opens it', async () => {
  const { open } = await found(visiting)
  await press(choose(streetOf(0)))
  await press(another(false))
  await fill(postalCode, '35')
  await press(another(true))
  await press(button('Volgende stap'))
  await press(main.getByRole('link', { name: new RegExp(`^${postalTitle.slice(0, -1)}`) }))
  await expectInSight(postalCode)
  await fill(postalCode, '3581KW')
  await press(another(true))
  await pick(selectField('Wanneer verwacht u te verhuizen?'), 'Binnen 1 jaar')
  await open('complete', 'Gegevens versturen')
  await press(button('Bekijk: Verhuizen'))
  await press(button('Wijzigen: Gekozen woning'))
  await onScreen('Verhuizen')
  await expectInSight(kind)
})

test('the map is worked with the keyboard alone', async () => {
  await found(visiting)
  ;(await there(tab('Lijst'))).focus()
  await userEvent.keyboard('{ArrowRight}')
  await expectFocus(tab('Kaart'))
  await userEvent.keyboard('{Home}')
  await expectFocus(tab('Lijst'))
  await userEvent.keyboard('{End}')
  await expectFocus(tab('Kaart'))
  await expectCount(markers, 12)
  await lookAt('homes, map')
  await pressByKey(markers.first())
  await says(/^Woning 1, op /)
  await userEvent.keyboard('{ArrowLeft}{ArrowRight}{ArrowUp}{ArrowDown}{End}')
  await expectFocus(markers.last())
  await userEvent.keyboard('{Enter}')
  await says(/^Woning 12, op /)
  await pressByKey(tabPanel.getByRole('button', { name: /^Kies deze woning/ }))
  await expectFocus(anyChosen)
  await press(another(false))
  await there(markers.last())
  await lookAt('homes, map with a choice')
  const sizes = markers.elements().map(each => each.getBoundingClientRect().width)
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(24)
})

const home = (id: string, where: object) => ({
  id,
  image: '',
  value_low: 300_000,
  value_high: 300_000,
  address: { street: 'Onbekendeweg', number: id, number_addition: '', postcode: '3581KW', city: 'Utrecht' },
  ...where,
})

test('what was chosen stays when another search finds nothing, or the call fails; homes whose place is not known are listed', async () => {
  const { says: officeSays } = await found(visiting)
  await press(choose(streetOf(0)))
  await press(another(false))
  await seek('Grachtenpand', '1781XT', '1 km')
  await says('Geen resultaten')
  await says('Gekozen woning')
  await lookAt('homes, none')
  officeSays(() => ({ tag: 'status', status: 500, body: null }))
  await pick(kind, 'Appartement')
  await fill(postalCode, '3581KW')
  await pick(distance, '5 km')
  await pressByKey(search)
  await says('Geen resultaten')
  await expectFocus(search)

  const center = { latitude: 52.09, longitude: 5.12 }
  officeSays(() => ({ data: [home('1', { latitude: 52.1, longitude: 5.13 }), home('2', {})], center }))
  await seek('Bungalow', '3581KW', '10 km')
  await says(/^Bungalow/, results)
  await press(tab('Kaart'))
  await says('Van deze woningen is de plaats niet bekend')
  await expectCount(markers, 1)
  await lookAt('homes, place unknown')
  officeSays(() => ({ data: [home('2', {})], center }))
  await seek('Bungalow', '3581KW', '15 km')
  await says(/^Bungalow, binnen 15 km/, results)
  await press(tab('Kaart'))
  await says(/^Van deze woningen is niet bekend waar ze precies staan/)
})

test('a picture that does not load is told as that, and can be asked for again', async () => {
  const { says: officeSays } = await moving(visiting)
  const image = `${pictureHere}?unseen`
  officeSays(() => ({ data: [home('1', { image })], center: null }))
  await cdp().send('Network.enable')
  await cdp().send('Network.setBlockedURLs', { urls: ['*unseen*'] })
  onTestFinished(async () => void (await cdp().send('Network.setBlockedURLs', { urls: [] })))
  await seek('Appartement', '3581KW', '5 km')
  const one = tabPanel.getByRole('article').first()
  await says('De foto is niet geladen.', one)
  await expectCount(one.getByText('Geen resultaat'), 0)
  await lookAt('homes, without pictures')
  await cdp().send('Network.setBlockedURLs', { urls: [] })
  await cdp().send('Network.disable')
  await pressByKey(one.getByRole('button', { name: /^Opnieuw zoeken/ }))
  await expectFocus(one.getByRole('img'))
  await expect.poll(() => one.element().querySelector('img')?.naturalWidth).toBeGreaterThan(0)
})
