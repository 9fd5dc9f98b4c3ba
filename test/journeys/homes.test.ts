import type { Locator, Page } from 'playwright-core'
import { afterEach, beforeAll, expect, inject, test } from 'vitest'
import { openBrowser } from '../setup/openBrowser'
import { enter } from './account'
import { chosenHome, openSearches } from './homeSearch'
import { expectFocus, keysOn } from './keys'
import { lookAt } from './look'
import { callsTo, fault, invite, noFaults } from './office'
import { button, onScreen, option, saved, says, selectField, textField } from './screen'
import { expectInSight } from './sight'
import { newVisitor, type Visitor } from './visitor'

const radius = '/api/portal/jumba/properties/radius'
const willMove = 'Verwacht u dat u gaat verhuizen?'
const type = 'Welk type woning zoekt u?'
const postalCode = 'In de buurt van welke postcode zoekt u?'
const distance = 'Binnen welke afstand zoekt u?'

let visitor: Visitor
let page: Page
/** How often the office was searched before: other journeys may have had the same office. */
let searchedBefore: number

beforeAll(async () => {
  visitor = await newVisitor(await openBrowser())
  page = visitor.page
  searchedBefore = await callsTo('GET', radius)
  await enter(page, await invite('full', 'woningen', { prefill: true }))
})

afterEach(async () => {
  await noFaults()
  visitor.expectSilence()
})

// One customer and one visit: each test goes on where the one before it ended.

const open = async (path: string, title: string): Promise<void> => {
  await page.goto(inject('portalUrl') + path)
  await onScreen(page, title)
}

const cards = (): Locator => page.getByRole('article')
const results = (): Locator => page.getByRole('region', { name: 'Woningen in deze buurt' })
const tab = (name: string): Locator => page.getByRole('tab', { name })
const markers = (): Locator => page.getByRole('group', { name: /^Kaart van de woningen/ }).getByRole('button')

const seek = async (kind: string, near: string, within: string): Promise<void> => {
  await selectField(page, type).selectOption({ label: kind })
  await textField(page, postalCode).fill(near)
  await selectField(page, distance).selectOption({ label: within })
  await button(page, 'Zoeken').click()
}

test('a search that is not complete says what is missing and goes there', async () => {
  await open('/moving', 'Verhuizen')
  await option(page, willMove, 'Ja').check()
  await lookAt(page, 'homes, empty')
  await button(page, 'Zoeken').click()
  await says(page, 'Postcode moet bestaan uit 6 karakters')
  await expectInSight(selectField(page, type))
  expect((await callsTo('GET', radius)) - searchedBefore).toBe(0)
  await lookAt(page, 'homes, refused')
})

test('a search keeps its button closed while it runs, and shows what is found with distances and pictures', async () => {
  await fault(radius, { delay_ms: 600_000, times: 1 })
  await seek('Appartement', '3581 kw', '5 km')
  await page.locator('button[aria-disabled=true]').filter({ hasText: 'Zoeken' }).waitFor()
  await button(page, 'Zoeken').click({ force: true })
  await lookAt(page, 'homes, searching')
  await noFaults()
  await says(results(), 'Appartement, binnen 5 km van 3581 KW.')
  expect((await callsTo('GET', radius)) - searchedBefore).toBe(1)
  await expect.poll(() => cards().count()).toBe(12)
  await says(cards().first(), /^\d+(,\d)? (km|m)$/)
  await expect.poll(() => cards().first().boundingBox()).toMatchObject({ width: 250, height: 250 })
  await expect
    .poll(() =>
      cards()
        .getByRole('img')
        .evaluateAll(all => all.filter(i => i instanceof HTMLImageElement && i.naturalWidth > 0).length),
    )
    .toBeGreaterThan(5)
  await lookAt(page, 'homes, list', 'zoomed')
})

const another = (expanded: boolean): Locator => page.getByRole('button', { name: 'Andere woning kiezen', expanded })
const streetOf = async (card: Locator): Promise<string> =>
  (await card.getByRole('paragraph').nth(1).textContent()) ?? ''

test('a search folds to the home that is chosen, and opens to choose another', async () => {
  const card = cards().nth(1)
  const address = await streetOf(card)
  await card.getByRole('button', { name: /^Kies deze woning/ }).click()
  await expectInSight(chosenHome(page, address))
  await expectFocus(chosenHome(page, address))
  const shown = chosenHome(page, address).getByRole('article', { name: address })
  await says(shown, 'Gekozen woning')
  await shown.getByRole('img').waitFor()
  await says(chosenHome(page, address), 'U zocht: Appartement, binnen 5 km van 3581 KW.')
  await expect.poll(() => selectField(page, type).count()).toBe(0)
  await expect.poll(() => results().count()).toBe(0)
  await saved(page)
  await lookAt(page, 'homes, chosen', 'zoomed')
  await page.reload()
  await chosenHome(page, address).waitFor()
  await expect.poll(() => selectField(page, type).count()).toBe(0)
  await another(false).click()
  await expectFocus(another(true))
  await expect.poll(() => textField(page, postalCode).inputValue()).toBe('3581 KW')
  await expect.poll(() => cards().count()).toBe(13)
  await lookAt(page, 'homes, chosen and open', 'zoomed')
  await another(true).click()
  await expect.poll(() => selectField(page, type).count()).toBe(0)
  await button(page, 'Keuze ongedaan maken').click()
  await expectFocus(page.getByText('U hoeft geen woning te kiezen.'))
  await expect.poll(() => page.getByText('Gekozen woning', { exact: true }).count()).toBe(0)
})

test('a choice is changed with the keyboard alone; what is typed meanwhile stays', async () => {
  const keys = keysOn(page)
  const [one, other] = [await streetOf(cards().nth(2)), await streetOf(cards().nth(5))]
  await keys.press(button(page, `Kies deze woning: ${one}`))
  await expectFocus(chosenHome(page, one))
  await keys.press(another(false))
  await expectFocus(another(true))
  await keys.type(textField(page, postalCode), '3511AB')
  await keys.press(button(page, `Kies deze woning: ${other}`))
  await expectFocus(chosenHome(page, other))
  await says(chosenHome(page, other), 'U zocht: Appartement, binnen 5 km van 3511 AB.')
  await keys.press(button(page, 'Keuze ongedaan maken'))
  await expectFocus(page.getByText('U hoeft geen woning te kiezen.'))
  await expect.poll(() => textField(page, postalCode).inputValue()).toBe('3511 AB')
  await textField(page, postalCode).fill('3581KW')
})

test('a link to a question of a folded search opens it', async () => {
  await button(page, `Kies deze woning: ${await streetOf(cards().first())}`).click()
  await another(false).click()
  await textField(page, postalCode).fill('35')
  await another(true).click()
  await button(page, 'Volgende stap').click()
  await page.getByRole('link', { name: new RegExp(`^${postalCode.slice(0, -1)}`) }).click()
  await expectInSight(textField(page, postalCode))
  await textField(page, postalCode).fill('3581KW')
  await another(true).click()
  await selectField(page, 'Wanneer verwacht u te verhuizen?').selectOption({ label: 'Binnen 1 jaar' })
  await saved(page)
  await open('/complete', 'Gegevens versturen')
  await button(page, 'Bekijk: Verhuizen').click()
  await button(page, 'Wijzigen: Gekozen woning').click()
  await onScreen(page, 'Verhuizen')
  await expectInSight(selectField(page, type))
  await button(page, 'Keuze ongedaan maken').click()
})

test('the map is worked with the keyboard alone', async () => {
  const keys = keysOn(page)
  await keys.press(tab('Lijst'))
  await page.keyboard.press('ArrowRight')
  await expectFocus(tab('Kaart'))
  await page.keyboard.press('Home')
  await expectFocus(tab('Lijst'))
  await page.keyboard.press('End')
  await expectFocus(tab('Kaart'))
  await expect.poll(() => markers().count()).toBe(12)
  await lookAt(page, 'homes, map')
  await keys.press(markers().first())
  await says(page, /^Woning 1, op /)
  for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'End']) await page.keyboard.press(key)
  await expectFocus(markers().last())
  await page.keyboard.press('Enter')
  await says(page, /^Woning 12, op /)
  await keys.press(page.getByRole('tabpanel').getByRole('button', { name: /^Kies deze woning/ }))
  await expectFocus(page.getByRole('region', { name: /^Gekozen woning: / }))
  await another(false).click()
  await markers().last().waitFor()
  await lookAt(page, 'homes, map with a choice', 'zoomed')
  const sizes = await markers().evaluateAll(all => all.map(each => each.getBoundingClientRect().width))
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(24)
})

test('what was chosen stays when another search finds nothing, or the call fails', async () => {
  await openSearches(page)
  await seek('Grachtenpand', '1781XT', '1 km')
  await says(page, 'Geen resultaten')
  await says(page, 'Gekozen woning')
  await lookAt(page, 'homes, none')
  await fault(radius, { status: 500 })
  await seek('Appartement', '3581KW', '5 km')
  await says(page, 'Geen resultaten')
  await expectFocus(button(page, 'Zoeken'))
})

test('homes whose place is not known are listed, and without any there is no map', async () => {
  const home = (id: string, where: object) => ({
    id,
    image: '',
    value_low: 300_000,
    value_high: 300_000,
    address: { street: 'Onbekendeweg', number: id, number_addition: '', postcode: '3581KW', city: 'Utrecht' },
    ...where,
  })
  const center = { latitude: 52.09, longitude: 5.12 }
  const data = [home('1', { latitude: 52.1, longitude: 5.13 }), home('2', {})]
  await fault(radius, { status: 200, body: { data, center }, times: 1 })
  await seek('Bungalow', '3581KW', '10 km')
  await says(results(), /^Bungalow/)
  await tab('Kaart').click()
  await says(page, 'Van deze woningen is de plaats niet bekend')
  await expect.poll(() => markers().count()).toBe(1)
  await lookAt(page, 'homes, place unknown')
  await fault(radius, { status: 200, body: { data: [home('2', {})], center }, times: 1 })
  await seek('Bungalow', '3581KW', '15 km')
  await says(results(), /^Bungalow, binnen 15 km/)
  await tab('Kaart').click()
  await says(page, /^Van deze woningen is niet bekend waar ze precies staan/)
})

test('a picture that does not load is told as that, and can be asked for again', async () => {
  await seek('Appartement', '3581KW', '5 km')
  await tab('Lijst').click()
  const card = page
    .getByRole('tabpanel')
    .getByRole('article')
    .filter({ has: page.getByRole('img') })
    .first()
  const name = (await card.getByRole('paragraph').nth(1).textContent()) ?? ''
  const same = page.getByRole('tabpanel').getByRole('article', { name })
  const pictures = '**/jumba/pictures/**'
  await saved(page)
  await page.route(pictures, route => route.abort())
  await page.reload()
  await says(same, 'De foto is niet geladen.')
  expect(await same.getByText('Geen resultaat').count()).toBe(0)
  await lookAt(page, 'homes, without pictures')
  await page.unroute(pictures)
  await same.getByRole('button', { name: 'Opnieuw zoeken' }).click()
  await expectFocus(same.getByRole('img'))
})
