import type { Browser, Locator, Page } from 'playwright-core'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { autoAdvanceMs } from '../../domain/language/limits'
import { openBrowser } from '../setup/openBrowser'
import { begin, enter } from './account'
import { expectShown, fillIn } from './answers'
import { euros, onDay, partLines, percent, years } from './loans'
import { lookAt } from './look'
import { mouse, quickMouse } from './mouse'
import { fault, invite, noFaults } from './office'
import { button, card, onScreen, removeButton, saved, says, selectField, textField } from './screen'
import { expectInSight } from './sight'
import { newVisitor, type Visitor } from './visitor'

const title = 'Geldverstrekkers'
const oneTitle = 'Geldverstrekker'

let browser: Browser
let visitor: Visitor
let page: Page
let count = 0

beforeAll(async () => {
  browser = await openBrowser()
})

beforeEach(async () => {
  visitor = await newVisitor(browser)
  page = visitor.page
})

afterEach(async () => {
  await noFaults()
  await visitor.context.close()
})

/** A new customer on the step of the lenders; `more` as the desk's form offers it. */
const arrive = async (more: object = {}, heading = title): Promise<void> => {
  count += 1
  await enter(page, await invite('mortgage_enrich', `geldverstrekker${count}`, more))
  await begin(page, heading)
}

const mortgage = (at: number): Locator => card(page, `Hypotheek ${at}`)
const part = (of: Locator, at: number): Locator => card(of, `Leningdeel ${at}`)
const row = (at: number): Locator => page.getByRole('button', { name: new RegExp(`^Leningdeel ${at}\\b`) })
const next = (): Promise<void> => mouse.press(button(page, 'Volgende stap'))
const isFocused = (field: Locator): Promise<boolean> =>
  field.evaluate(element => element === element.ownerDocument.activeElement)
const offered = (select: Locator): Promise<readonly string[]> => select.locator('option').allInnerTexts()

/** The date this many days from today, as one types it. */
const fromToday = (days: number): string => {
  const date = new Date(Date.now() + days * 86_400_000)
  const two = (number: number): string => String(number).padStart(2, '0')
  return `${two(date.getDate())}-${two(date.getMonth() + 1)}-${date.getFullYear()}`
}

const loanPart = partLines({
  leningdeelnummer: '001',
  aflosvorm: '1',
  oorspronkelijke_hoogte_leningdeel: euros(200_000),
  huidige_hoogte_leningdeel: euros(150_000.5),
  ingangsdatum_leningdeel: onDay(1, 5, 2015),
  einddatum_leningdeel: onDay(1, 5, 2045),
  rentepercentage: percent(2.5),
  einddatum_rentevastperiode: onDay(1, 5, 2035),
  rentevast_periode_in_jaren: years(20),
})

test('a mortgage is added and filled in; what follows from an answer comes by itself and is told', async () => {
  await arrive()
  await mouse.press(button(page, 'Hypotheek toevoegen'))
  await onScreen(page, oneTitle)
  const first = mortgage(1)
  const [lender, product] = [selectField(first, 'Geldverstrekker'), selectField(first, 'Product')]
  await expect.poll(() => isFocused(lender)).toBe(true)

  await mouse.pick(lender, 'Allianz')
  await says(first, 'Product is ingevuld')
  const single = await product.locator('option:checked').innerText()
  expect((await offered(product)).slice(1)).toEqual([single])
  await mouse.pick(lender, 'Obvion')
  await expect.poll(() => product.locator('option:checked').innerText()).toBe('Maak een keuze')
  await says(first, 'Product is leeggemaakt')
  await expect.poll(() => isFocused(lender)).toBe(true)
  await mouse.pick(product, 'Obvion Basis Hypotheek')
  await expect.poll(() => first.getByText('Product is leeggemaakt').count()).toBe(0)

  const loan = part(first, 1)
  expect(await removeButton(loan).count()).toBe(0)
  await fillIn(quickMouse, loan, loanPart)
  const kind = selectField(loan, 'Soort rente')
  await expect.poll(() => kind.inputValue()).toBe('fixed')
  await says(first, '€\u00a0150.000,50')
  const end = textField(loan, 'Einddatum rentevaste periode')
  await end.fill(fromToday(20))
  await end.press('Tab')
  await expect.poll(() => kind.inputValue()).toBe('variable')
  await says(loan, 'Soort rente is aangepast')
  await end.fill(fromToday(90))
  await end.press('Tab')
  await expect.poll(() => kind.inputValue()).toBe('fixed')
  await expect.poll(() => textField(loan, 'Opgebouwde spaarwaarde').count()).toBe(0)
  await mouse.pick(selectField(loan, 'Aflosvorm'), 'Bankspaarhypotheek')
  await textField(loan, 'Opgebouwde spaarwaarde').waitFor()
  const rate = textField(loan, 'Rente (%)')
  await rate.press('ArrowUp')
  await rate.press('Tab')
  await expect.poll(() => rate.inputValue()).toBe('2,6')
  await lookAt(page, 'a mortgage', 'zoomed')
  await next()
  await onScreen(page, 'Toekomstig inkomen')
  visitor.expectSilence()
})

test('a lender without products asks for none', async () => {
  await arrive()
  await mouse.press(button(page, 'Hypotheek toevoegen'))
  await mouse.pick(selectField(mortgage(1), 'Geldverstrekker'), 'Vista Hypotheken')
  await says(mortgage(1), 'Van deze geldverstrekker zijn geen producten bekend.')
  await next()
  const wrong = page.getByRole('link', { name: /^Hypotheek 1/ })
  await wrong.first().waitFor()
  expect(await wrong.filter({ hasText: /Product/ }).count()).toBe(0)
})

test('parts become rows; a refused one is marked, opened by its link, removed and brought back', async () => {
  await arrive({ prefill: true })
  const first = mortgage(1)
  const loans = first.getByRole('group', { name: /^Leningdeel/ })
  const many = await loans.count()
  for (let at = many; at < 5; at++) await mouse.press(button(first, 'Leningdeel toevoegen, Hypotheek 1'))
  const added = part(first, 5)
  await expect.poll(() => isFocused(textField(added, 'Leningdeelnummer'))).toBe(true)
  await mouse.press(button(added, 'Sluiten: Leningdeel 5, Hypotheek 1'))
  await expect.poll(() => isFocused(row(5))).toBe(true)
  await says(row(5), /Nog niet compleet/)

  await next()
  await says(row(5), /velden kloppen nog niet/)
  await expect.poll(() => textField(added, 'Leningdeelnummer').count()).toBe(0)
  await lookAt(page, 'rows of loan parts, refused', 'zoomed')
  await mouse.press(button(first, 'Ga naar de eerste'))
  // The first of those that were added and not filled in.
  await expectInSight(textField(part(first, many + 1), 'Leningdeelnummer'))
  await mouse.press(button(part(first, many + 1), `Sluiten: Leningdeel ${many + 1}, Hypotheek 1`))
  await page.getByRole('link', { name: /Leningdeel 5, Leningdeelnummer/ }).press('Enter')
  await expectInSight(textField(added, 'Leningdeelnummer'))
  await textField(added, 'Leningdeelnummer').fill('005')
  await textField(added, 'Leningdeelnummer').press('Tab')
  await says(row(5), 'Leningdeel 5: 005')

  await removeButton(part(first, 5)).press('Enter')
  const undo = first.getByRole('button', { name: 'Ongedaan maken' })
  await expect.poll(() => isFocused(undo)).toBe(true)
  await undo.press('Enter')
  await expectShown(part(first, 5), partLines({ leningdeelnummer: '005' }))
  await saved(page)
  visitor.expectSilence()
})

test('without the lists one is told so, can ask again, and is not held up', async () => {
  await fault('/api/portal/hdn_company/active', { status: 500 })
  await fault('/api/portal/hdn_company_label/active', { status: 500 })
  await arrive()
  await mouse.press(button(page, 'Hypotheek toevoegen'))
  await says(mortgage(1), 'De lijst met geldverstrekkers is er nu niet')
  await lookAt(page, 'no lenders')
  await fillIn(quickMouse, part(mortgage(1), 1), loanPart)
  await next()
  await onScreen(page, 'Toekomstig inkomen')
  await mouse.press(button(page, 'Vorige'))

  const again = button(mortgage(1), 'Opnieuw proberen')
  await mouse.press(again)
  await expect.poll(() => again.getAttribute('aria-disabled')).toBeNull()
  await noFaults()
  await mouse.press(again)
  const lender = selectField(mortgage(1), 'Geldverstrekker')
  await expect.poll(() => isFocused(lender)).toBe(true)
  await expect.poll(async () => (await offered(lender)).length).toBeGreaterThan(10)
})

test('without the list of products alone one is told so, and can ask again', async () => {
  await fault('/api/portal/hdn_company_label/active', { status: 500 })
  await arrive()
  await mouse.press(button(page, 'Hypotheek toevoegen'))
  await mouse.pick(selectField(mortgage(1), 'Geldverstrekker'), 'Obvion')
  await says(mortgage(1), 'De lijst met producten is er nu niet')
  await lookAt(page, 'no products')
  await noFaults()
  await mouse.press(button(mortgage(1), 'Opnieuw proberen'))
  const product = selectField(mortgage(1), 'Product')
  await expect.poll(() => isFocused(product)).toBe(true)
  await mouse.pick(product, 'Obvion Basis Hypotheek')
})

test('the partner passes the page: at once, by itself, or not at all, and is not trapped', async () => {
  await page.clock.install()
  count += 1
  await enter(page, await invite('mortgage_enrich', `geldverstrekker${count}`, { prefill: true, is_partner: true }))
  await mouse.press(button(page, 'Ga verder'))
  await onScreen(page, title)
  await says(page, 'Deze gegevens heeft uw partner aangeleverd.')
  expect(await page.getByRole('button', { name: /ypotheek toevoegen/ }).count()).toBe(0)
  await next()
  await onScreen(page, 'Toekomstig inkomen')
  await page.goBack()
  await onScreen(page, title)
  await mouse.press(button(page, 'Hier blijven'))
  await says(page, /U blijft op deze pagina/)
  await page.clock.fastForward(2 * autoAdvanceMs)
  await onScreen(page, title)
  await page.reload()
  await onScreen(page, title)
  await page.clock.fastForward(autoAdvanceMs)
  await onScreen(page, 'Toekomstig inkomen')
  await page.goBack()
  expect(new URL(page.url()).pathname).not.toBe('/mortgage_and_pension')
  visitor.expectSilence()
})
