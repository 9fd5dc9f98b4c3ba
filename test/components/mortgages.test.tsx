import { afterEach, expect, test, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { autoAdvanceMs } from '../../domain/language/limits'
import { euros, onDay, partLines, percent, years } from '../journeys/loans'
import { deGroot } from '../standin/data/borrowers'
import { partnerCustomersFor } from '../standin/data/customers'
import { fillIn } from './fillIn'
import { type LenderList, withLenders } from './lendersOffice'
import { lookAt } from './lookAt'
import {
  button,
  card,
  count,
  expectCount,
  expectFocus,
  expectInSight,
  expectPicked,
  expectValue,
  fill,
  onScreen,
  pick,
  press,
  pressByKey,
  removeButton,
  says,
  selectField,
  textField,
  there,
} from './onPortal'
import { customerOf, officeOf } from './portalPage'
import { portalVisits } from './portalVisit'

const title = 'Geldverstrekkers'
const income = 'Toekomstig inkomen'

const visiting = portalVisits()
afterEach(() => void vi.useRealTimers())

/** A customer on the step of the lenders, whose lists fail until the office is mended. */
const arrive = async (customer: object, ...fails: readonly LenderList[]) => {
  const { office, mend } = withLenders(officeOf('mortgage_enrich', customer), ...fails)
  const { open } = await visiting(office)
  await open('mortgage_and_pension', title)
  return { mend }
}

const nobody = { id: 8 }
const addMortgage = button('Hypotheek toevoegen')
const mortgage = card('Hypotheek 1')
const lender = selectField('Geldverstrekker', mortgage)
const product = selectField('Product', mortgage)
const part = (at: number): Locator => card(`Leningdeel ${at}`, mortgage)
const partNumber = (at: number): Locator => textField('Leningdeelnummer', part(at))
const row = (at: number): Locator => page.getByRole('button', { name: new RegExp(`^Leningdeel ${at}\\b`) })
const next = (): Promise<void> => press(button('Volgende stap'))
const offered = (select: Locator): readonly string[] =>
  [...((select.query() as HTMLSelectElement | null)?.options ?? [])].map(({ label }) => label)

/** The date this many days from today, as one types it. */
const fromToday = (days: number): string => {
  const date = new Date(Date.now() + days * 86_400_000)
  return onDay(date.getDate(), date.getMonth() + 1, date.getFullYear())[0]
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
  await arrive(nobody)
  await press(addMortgage)
  await onScreen('Geldverstrekker')
  await expectFocus(lender)

  await pick(lender, 'Allianz')
  await says('Product is ingevuld', mortgage)
  await expectPicked(product, 'Allianz Hypotheek')
  expect(offered(product).slice(1)).toEqual(['Allianz Hypotheek'])
  await pick(lender, 'Obvion')
  await expectPicked(product, 'Maak een keuze')
  await says('Product is leeggemaakt', mortgage)
  await expectFocus(lender)
  await pick(product, 'Obvion Basis Hypotheek')
  await expectCount(mortgage.getByText('Product is leeggemaakt'), 0)

  const loan = part(1)
  await expectCount(removeButton(loan), 0)
  await fillIn(loanPart, loan)
  const kind = selectField('Soort rente', loan)
  await expect.element(kind).toHaveValue('fixed')
  await says('€\u00a0150.000,50', mortgage)
  const end = textField('Einddatum rentevaste periode', loan)
  await fill(end, fromToday(20))
  await expect.element(kind).toHaveValue('variable')
  await says('Soort rente is aangepast', loan)
  await fill(end, fromToday(90))
  await expect.element(kind).toHaveValue('fixed')
  await expectCount(textField('Opgebouwde spaarwaarde', loan), 0)
  await pick(selectField('Aflosvorm', loan), 'Bankspaarhypotheek')
  await there(textField('Opgebouwde spaarwaarde', loan))
  const rate = textField('Rente (%)', loan)
  ;(await there(rate)).focus()
  await userEvent.keyboard('{ArrowUp}{Tab}')
  await expectValue(rate, '2,6')
  await lookAt('a mortgage')
  await next()
  await onScreen(income)
})

test('a lender without products asks for none', async () => {
  await arrive(nobody)
  await press(addMortgage)
  await pick(lender, 'Vista Hypotheken')
  await says('Van deze geldverstrekker zijn geen producten bekend.', mortgage)
  await next()
  const wrong = page.getByRole('link', { name: /^Hypotheek 1/ })
  await there(wrong.first())
  await expectCount(wrong.filter({ hasText: /Product/ }), 0)
})

test('parts become rows; a refused one is marked, opened by its link, removed and brought back', async () => {
  await arrive(customerOf(deGroot(new Date().getFullYear())))
  const loans = mortgage.getByRole('group', { name: /^Leningdeel/ })
  await there(loans.first())
  const many = count(loans)
  const add = button('Leningdeel toevoegen, Hypotheek 1', mortgage)
  for (let at = many; at < 5; at++) {
    await press(add)
    await there(partNumber(at + 1))
  }
  await expectFocus(partNumber(5))
  await press(button('Sluiten: Leningdeel 5, Hypotheek 1', part(5)))
  await expectFocus(row(5))
  await says(/Nog niet compleet/, row(5))

  await next()
  await says(/velden kloppen nog niet/, row(5))
  await expectCount(partNumber(5), 0)
  await lookAt('rows of loan parts, refused')
  await press(button('Ga naar de eerste', mortgage))
  // The first of those that were added and not filled in.
  const first = many + 1
  await expectInSight(partNumber(first))
  await press(button(`Sluiten: Leningdeel ${first}, Hypotheek 1`, part(first)))
  await pressByKey(page.getByRole('link', { name: /Leningdeel 5, Leningdeelnummer/ }))
  await expectInSight(partNumber(5))
  await fill(partNumber(5), '005')
  await says('Leningdeel 5: 005', row(5))

  await pressByKey(removeButton(part(5)))
  const undo = mortgage.getByRole('button', { name: 'Ongedaan maken' })
  await expectFocus(undo)
  await pressByKey(undo)
  await expectValue(partNumber(5), '005')
})

test('without the lists one is told so, can ask again, and is not held up', async () => {
  const { mend } = await arrive(nobody, 'hdn_company', 'hdn_company_label')
  await press(addMortgage)
  await says('De lijst met geldverstrekkers is er nu niet', mortgage)
  await lookAt('no lenders')
  await fillIn(loanPart, part(1))
  await next()
  await onScreen(income)
  await press(button('Vorige'))

  const again = button('Opnieuw proberen', mortgage)
  await pressByKey(again)
  await expect.poll(() => again.query()?.getAttribute('aria-disabled')).toBeNull()
  mend()
  await pressByKey(again)
  await expectFocus(lender)
  await expect.poll(() => offered(lender).length).toBeGreaterThan(10)
})

test('without the list of products alone one is told so, and can ask again', async () => {
  const { mend } = await arrive(nobody, 'hdn_company_label')
  await press(addMortgage)
  await pick(lender, 'Obvion')
  await says('De lijst met producten is er nu niet', mortgage)
  await lookAt('no products')
  mend()
  await pressByKey(button('Opnieuw proberen', mortgage))
  await expectFocus(product)
  await pick(product, 'Obvion Basis Hypotheek')
})

test('the partner passes the page: at once, by itself, or not at all, and is not trapped', async () => {
  const partner = customerOf(partnerCustomersFor(new Date().getFullYear(), 'mortgage_enrich'))
  const office = officeOf('mortgage_enrich', { ...partner, is_main_customer: 0, is_partner: 1 })
  const { comeBack } = await visiting(withLenders(office).office)
  await press(button('Ga verder'))
  await onScreen(title)
  await says('Deze gegevens heeft uw partner aangeleverd.')
  await expectCount(page.getByRole('button', { name: /ypotheek toevoegen/ }), 0)
  await next()
  await onScreen(income)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  history.back()
  await onScreen(title)
  await press(button('Hier blijven'))
  await says(/U blijft op deze pagina/)
  vi.advanceTimersByTime(2 * autoAdvanceMs)
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
  expect(location.pathname).toBe('/mortgage_and_pension')
  await comeBack('mortgage_and_pension', title)
  vi.advanceTimersByTime(autoAdvanceMs)
  await onScreen(income)
  vi.useRealTimers()
  history.back()
  await expect.poll(() => location.pathname).toBe('/intro')
})
