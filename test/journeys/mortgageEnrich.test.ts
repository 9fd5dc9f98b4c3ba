/** @module-tag variant */
import type { Browser, Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../setup/openBrowser'
import { deGroot } from '../standin/data/borrowers'
import { begin, enter } from './account'
import { expectShown, fillIn } from './answers'
import { after, before, byHand, fourthPart, later, soon } from './bram'
import { openCardOf } from './cards'
import { answeredInFull } from './full/answeredInFull'
import { sending, sentRest } from './full/steps'
import { type Mortgage, mortgageLines, partLines, sentBack } from './loans'
import { mouse, quickMouse } from './mouse'
import { filesOf, type Invited, inventoryOf, invite } from './office'
import { expectAbsent } from './provider'
import { button, card, onScreen, removeButton, saved, says, section, selectField, textField } from './screen'
import { expectInSight } from './sight'
import { newVisitor, type Visitor } from './visitor'
import { pass } from './walk'

const title = 'Geldverstrekkers'
const sendButton = 'Gegevens delen en ga naar De Hypotheekwacht'

let browser: Browser
let visitor: Visitor
let page: Page
let invited: Invited

beforeAll(async () => {
  browser = await openBrowser()
  visitor = await newVisitor(browser)
  page = visitor.page
})

const mortgage = (at: number): Locator => card(page, `Hypotheek ${at}`)
const part = (of: Locator, at: number): Locator => card(of, `Leningdeel ${at}`)

const expectMortgages = async (mortgages: readonly Mortgage[]): Promise<void> => {
  for (const [at, each] of mortgages.entries()) {
    const place = mortgage(at + 1)
    await expectShown(place, mortgageLines(each))
    for (const [of, one] of each.parts.entries()) await expectShown(part(place, of + 1), partLines(one))
  }
}

/** Another text in the place of what stands there. */
const retype = async (field: Locator, text: string): Promise<void> => {
  await field.click()
  await field.press('ControlOrMeta+a')
  await field.pressSequentially(text)
  await field.press('Tab')
}

/** Terms with their values, as they are read. */
const pairs = async (list: Locator): Promise<Readonly<Record<string, string>>> => {
  const values = await list.locator('dt + dd').allInnerTexts()
  const terms = await list.locator('dt').allInnerTexts()
  return Object.fromEntries(terms.map((term, at) => [term, values[at] ?? 'nothing']))
}

const totals = (at: number) => pairs(mortgage(at).locator('dl').first())
const chart = (at: number) => pairs(mortgage(at).getByRole('figure', { name: 'Huidige schuld per aflosvorm' }))

// One customer and one visit: each test goes on where the one before it ended.

test('what the office knows of three mortgages stands there, part by part', async () => {
  invited = await invite('mortgage_enrich', 'bram', { prefill: true })
  await enter(page, invited)
  for (const step of ['aqopi', 'financing'] as const) await expectAbsent(page, step)
  await begin(page, title)
  await says(page, 'Dit zijn gegevens uit uw laatste belastingaangifte. Deze kunnen dus verouderd zijn.')
  await expectMortgages(before)
  await expect
    .poll(() => totals(1))
    .toEqual({
      Leningdelen: '3',
      'Huidige schuld': '€\u00a0402.775,60',
      'Oorspronkelijk geleend': '€\u00a0440.000,00',
      'Gemiddelde rente': '2,1%',
    })
})

test('another lender, end date, form or length: what follows from it comes along', async () => {
  const [first, second, third] = [mortgage(1), mortgage(2), mortgage(3)]
  await mouse.pick(selectField(first, 'Geldverstrekker'), 'Allianz')
  await expectShown(first, mortgageLines({ ...before[1], parts: [] }))
  await retype(textField(part(first, 3), 'Einddatum rentevaste periode'), soon[0])
  await says(part(first, 3), 'Soort rente is aangepast')

  await mouse.pick(selectField(second, 'Geldverstrekker'), 'Aegon')
  await expect.poll(() => selectField(second, 'Product').locator('option:checked').innerText()).toBe('Maak een keuze')
  await mouse.pick(selectField(second, 'Product'), 'Aegon Levensloop Hypotheek')
  await mouse.pick(selectField(part(second, 2), 'Aflosvorm'), 'Annuïteiten')
  await expect.poll(() => textField(part(second, 2), 'Opgebouwde spaarwaarde').count()).toBe(0)

  await retype(textField(part(third, 1), 'Rentevaste periode (jaren)'), '12')
  await retype(textField(part(third, 2), 'Einddatum rentevaste periode'), later[0])
})

test('a part is removed and brought back, one is added, and a mortgage with two parts', async () => {
  const first = mortgage(1)
  await mouse.press(removeButton(part(first, 2)))
  await says(first, 'Leningdeel 2: 002 is verwijderd.')
  await expect.poll(() => totals(1)).toMatchObject({ Leningdelen: '2', 'Huidige schuld': '€\u00a0324.775,60' })
  await mouse.press(button(first, 'Ongedaan maken'))
  await mouse.press(button(first, 'Leningdeel toevoegen, Hypotheek 1'))
  await fillIn(quickMouse, part(first, 4), partLines(fourthPart))

  await mouse.press(button(page, 'Nog een hypotheek toevoegen'))
  await fillIn(quickMouse, mortgage(4), mortgageLines(byHand))
  for (const [at, each] of byHand.parts.entries()) {
    if (at > 0) await mouse.press(button(mortgage(4), 'Leningdeel toevoegen, Hypotheek 4'))
    await fillIn(quickMouse, part(mortgage(4), at + 1), partLines(each))
  }
  await expect
    .poll(() => totals(1))
    .toEqual({
      Leningdelen: '4',
      'Huidige schuld': '€\u00a0432.775,60',
      'Oorspronkelijk geleend': '€\u00a0470.000,00',
      'Gemiddelde rente': '2,18%',
    })
  await expect
    .poll(() => chart(1))
    .toEqual({
      Aflossingsvrij: '€\u00a0110.000,00',
      Lineair: '€\u00a078.000,00',
      Annuïteiten: '€\u00a0214.775,60',
      Bankspaarhypotheek: '€\u00a030.000,00',
    })
  await expect
    .poll(() => totals(4))
    .toEqual({
      Leningdelen: '2',
      'Huidige schuld': '€\u00a0215.432,10',
      'Oorspronkelijk geleend': '€\u00a0230.000,00',
      'Gemiddelde rente': '2,16%',
    })
  await expect
    .poll(() => chart(4))
    .toEqual({ Annuïteiten: '€\u00a0165.432,10', Beleggingshypotheek: '€\u00a050.000,00' })
})

/** What the heading of an item opens. */
const inside = (place: Locator, heading: string): Locator =>
  place
    .getByRole('button', { name: new RegExp(`^${heading}\\b`) })
    .first()
    .locator('xpath=../following-sibling::div[1]')

test('all of it is in the overview, after a reload too, and each answer leads to its place', async () => {
  await pass(page, title)
  await onScreen(page, 'Toekomstig inkomen')
  // Of what begins at a known age there is one picture, with its numbers in words.
  const together = page
    .locator('main section')
    .filter({ has: page.getByRole('heading', { name: 'De bedragen naast elkaar' }) })
  for (const amount of ['€\u00a026.180,00', '€\u00a04.210,75'])
    await says(together.last(), new RegExp(amount.replace(/[ .]/g, '.')))
  await pass(page, 'Toekomstig inkomen')
  await onScreen(page, sending)
  await saved(page)
  await page.reload()
  await onScreen(page, sending)
  const overview = section(page, 'Controleer uw gegevens')
  await mouse.press(overview.getByRole('button', { name: `Bekijk: ${title}`, exact: true }))
  for (const [at, { hdn_company_id, hdn_company_label_id, parts }] of after.entries()) {
    const one = inside(overview, `Hypotheek ${at + 1}`)
    await expect
      .poll(() => pairs(one.locator('dl').first()))
      .toEqual({
        Geldverstrekker: hdn_company_id,
        Product: hdn_company_label_id,
      })
    await expect.poll(() => one.getByRole('button', { name: /^Leningdeel \d/ }).count()).toBe(parts.length)
  }
  const last = inside(inside(overview, 'Hypotheek 4'), 'Leningdeel 2')
  await expect
    .poll(() => pairs(last))
    .toEqual({
      Leningdeelnummer: '2',
      Aflosvorm: 'Beleggingshypotheek',
      'Oorspronkelijke hoogte': '€\u00a050.000,00',
      'Huidige hoogte': '€\u00a050.000,00',
      Ingangsdatum: '01-03-2019',
      Einddatum: '01-03-2039',
      'Rente (%)': '3,5%',
      'Soort rente': 'Vaste rente',
      'Einddatum rentevaste periode': later[2],
      'Rentevaste periode (jaren)': '7,5 jaar',
      'Nationale Hypotheek Garantie (NHG)': 'Zonder NHG',
      'Opgebouwde spaarwaarde': '€\u00a012.345,67',
    })
  await mouse.press(button(last, 'Wijzigen: Rente (%)'))
  await onScreen(page, title)
  const rate = textField(part(mortgage(4), 2), 'Rente (%)')
  await expectInSight(rate)
  await mouse.press(button(page, 'Terug naar versturen'))
  await onScreen(page, sending)
})

test('every mortgage and part arrives as it was left, without documents', async () => {
  expect(await button(page, 'Documenten toevoegen').count()).toBe(0)
  await mouse.press(button(page, sendButton))
  await onScreen(page, 'Bedankt, uw inventarisatie is verzonden!')
  const { customer, questions_for_the_advisor: _, ...rest } = await inventoryOf(invited)
  expect(customer).toMatchObject({
    first_name: { value: 'Bram' },
    employers: [{ name: { value: 'Waterschap De Stroom' } }],
    pensions: [{ bruto_pensioenbedrag: { value: 26_180 } }, { bruto_pensioenbedrag: { value: '4210.75' } }],
  })
  // By itself, so that a difference names its mortgage.
  expect(customer).toHaveProperty('mortgages', sentBack(after, deGroot(new Date().getFullYear()).mortgages))
  // The rest was never asked, and goes out as it was.
  const passed = { mortgage_and_pension: true, future_income: true, complete: true, personal_details: false }
  expect(rest).toEqual({ ...sentRest(answeredInFull({}), []), status: expect.objectContaining(passed) })
  expect(await filesOf(invited)).toEqual([])
  visitor.expectSilence()
})

test('a form of repayment that the list does not offer stays with the part that has it', async () => {
  const other = await newVisitor(browser)
  const monitored = await invite('mortgage_pension', 'ria', { prefill: true })
  await enter(other.page, monitored)
  await mouse.press(button(other.page, 'Start met ophalen'))
  await onScreen(other.page, 'Gegevens ophalen')
  await pass(other.page, 'Gegevens ophalen')
  await pass(other.page, 'Persoonlijke gegevens')
  const [, , third] = [1, 2, 3].map(at => part(card(other.page, 'Hypotheek 1'), at))
  expect(third).toBeDefined()
  if (third === undefined) return
  const form = selectField(third, 'Aflosvorm')
  await openCardOf(third, form, 'Aflosvorm')
  await expect.poll(() => form.locator('option:checked').innerText()).toBe('Andere aflosvorm')
  const first = part(card(other.page, 'Hypotheek 1'), 1)
  await openCardOf(first, selectField(first, 'Aflosvorm'), 'Aflosvorm')
  expect(await selectField(first, 'Aflosvorm').innerText()).not.toContain('Andere')
  await retype(textField(third, 'Huidige hoogte'), '20000')
  await pass(other.page, title)
  await pass(other.page, 'Toekomstig inkomen')
  await mouse.press(button(other.page, sendButton))
  await onScreen(other.page, 'Bedankt, uw inventarisatie is verzonden!')
  const body = await inventoryOf(monitored)
  expect(body).toHaveProperty('customer.mortgages[0].parts[2].aflosvorm', { title: 'Aflosvorm', value: 9 })
  expect(body).toHaveProperty('customer.mortgages[0].parts[2].huidige_hoogte_leningdeel.value', 20_000)
  other.expectSilence()
})
