import type { Browser, Page } from 'playwright-core'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../setup/openBrowser'
import { begin, enter } from './account'
import { mouse } from './mouse'
import { callsTo, fault, filesOf, type Invited, inventoriesOf, inventoryOf, invite, noFaults } from './office'
import { button, card, onScreen, removeButton, saved, says, textField } from './screen'
import { expectInSight } from './sight'
import { newVisitor, type Visitor } from './visitor'
import { walk } from './walk'
import { pdf, toStep } from './wizard'

const put = '/api/portal/customer'
const sendButton = 'Gegevens delen met mijn adviseur'
const sent = 'Bedankt, uw inventarisatie is verzonden!'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})

afterEach(() => noFaults())

const next = (page: Page, name: string): Promise<void> => button(page, name).click()

/** Somebody of whom much is known answers the rest, up to sending. */
const readyToSend = async (
  name: string,
  type = 'financial_advice',
): Promise<Visitor & { readonly invited: Invited }> => {
  const visitor = await newVisitor(browser)
  const { page } = visitor
  const invited = await invite(type, name, { prefill: true })
  await enter(page, invited)
  await begin(page)
  await walk(page)
  return { ...visitor, invited }
}

const send = (page: Page): Promise<void> => next(page, sendButton)

test('a double click on send gives one inventory, however slow the office is', async () => {
  const { page, invited, expectSilence } = await readyToSend('dubbel')
  await fault(put, { method: 'PUT', delay_ms: 600_000, times: 1 })
  const before = await callsTo('PUT', put)
  await button(page, sendButton).dblclick()
  // The spinner comes after a moment; until the office answers nothing can be changed or sent again.
  await says(button(page, sendButton), 'Uw gegevens worden verzonden')
  await button(page, sendButton).click({ force: true })
  await expect.poll(() => page.getByRole('navigation', { name: 'Stappen' }).getByRole('link').count()).toBe(0)
  await noFaults()
  await onScreen(page, sent)
  expect(await callsTo('PUT', put)).toBe(before + 1)
  await inventoryOf(invited)
  expectSilence()
})

test('whatever goes wrong while sending is said, loses nothing, and can be tried again', async () => {
  const { page, invited, expectSilence } = await readyToSend('pech')
  const failures: readonly (readonly [object, string, RegExp])[] = [
    [{ status: 500 }, 'Er is een onverwachte fout opgetreden', /Probeer het later opnieuw/],
    [{ drop: 'before' }, 'Gegevens kunnen niet verzonden worden', /Controleer uw internetverbinding/],
  ]
  for (const [how, text, advice] of failures) {
    await fault(put, { method: 'PUT', times: 1, ...how })
    await send(page)
    await page.getByRole('alert').getByText(text).waitFor()
    await says(page.getByRole('main'), text)
    await says(page.getByRole('main'), advice)
    // It stands by the button that was pressed, with the focus, also when the alert has gone.
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent ?? '')).toMatch(advice)
    const inSight = await page.evaluate(() => {
      const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? { top: -1, bottom: -1 }
      return top >= 0 && bottom <= innerHeight
    })
    expect(inSight).toBe(true)
    await says(page.getByRole('main'), /Uw antwoorden (zijn bewaard|staan nog) op dit apparaat/)
  }
  expect(await inventoriesOf(invited)).toEqual([])
  await send(page)
  await onScreen(page, sent)
  await inventoryOf(invited)
  expectSilence()
})

test('an answer of the office that is lost on its way back counts as sent', async () => {
  const { page, invited, expectSilence } = await readyToSend('verdwenen')
  const before = await callsTo('PUT', put)
  await fault(put, { method: 'PUT', drop: 'after', times: 1 })
  await send(page)
  await onScreen(page, sent)
  expect(await callsTo('PUT', put)).toBe(before + 1)
  await inventoryOf(invited)
  expectSilence()
})

const notProven = [
  ['a page', { body: '<!doctype html><title>Inloggen</title>', type: 'text/html' }],
  ['another shape', { body: { ok: true } }],
  ['far too much', { body: { ok: true }, bytes: 9_000_000 }],
] as const

test.each(notProven)('a 200 with %s is no proof: nothing is erased, and the office is asked', async (what, how) => {
  const { page, invited, expectSilence } = await readyToSend(`onbewezen-${what.replaceAll(' ', '-')}`)
  const main = page.getByRole('main')
  await fault(put, { method: 'PUT', times: 1, status: 200, ...how })
  await send(page)
  await says(main, 'Uw adviseur heeft de ontvangst nog niet bevestigd. Uw antwoorden staan nog op dit apparaat.')
  await says(main, /Bij navraag was er nog niets ontvangen/)
  await saved(page)
  await page.reload()
  await onScreen(page, 'Gegevens versturen')
  await says(main, /Bij navraag was er nog niets ontvangen/)
  expect(await inventoriesOf(invited)).toEqual([])
  await send(page)
  await onScreen(page, sent)
  await inventoryOf(invited)
  expectSilence()
})

test('what arrived behind a page that answered is sent once, and told when the office says so', async () => {
  const { page, invited, expectSilence } = await readyToSend('achter-een-pagina')
  const main = page.getByRole('main')
  const before = await callsTo('PUT', put)
  await fault(put, { method: 'PUT', times: 1, status: 200, done: true, body: '<html>', type: 'text/html' })
  await fault(put, { method: 'GET', times: 1, status: 503 })
  await send(page)
  await says(main, /Wij vragen dit nog een paar keer na/)
  // While only the office can tell, there is nothing to send with.
  await button(page, sendButton).waitFor({ state: 'detached' })
  await button(page, 'Ontvangst nakijken').click()
  await onScreen(page, sent)
  expect(await callsTo('PUT', put)).toBe(before + 1)
  await inventoryOf(invited)
  expectSilence()
})

test('what the office refuses leads to the field, which says why until it is changed', async () => {
  const { page, invited, expectSilence } = await readyToSend('geweigerd', 'source_data')
  const errors = {
    'customer.employers.0.name': ['Deze werkgever kennen wij niet'],
    'customer.last_name': ['Deze naam klopt niet met onze gegevens'],
    'customer.onbekend': ['Dit veld is voor u niet zichtbaar'],
  }
  await fault(put, { method: 'PUT', status: 422, body: { error: { errors } }, times: 1 })
  await send(page)
  await page.getByRole('alert').getByText('Niet alle gegevens zijn correct ingevuld').waitFor()
  const main = page.getByRole('main')
  for (const [text] of Object.values(errors)) await says(main, new RegExp(text ?? 'nothing'))
  await main.getByRole('button', { name: /Werkgever$/ }).click()
  await onScreen(page, 'Persoonlijke gegevens')
  const employer = textField(card(page, 'Werkgever 1'), 'Werkgever')
  await expectInSight(employer)
  await says(card(page, 'Werkgever 1'), 'Deze werkgever kennen wij niet')
  await says(page, 'Deze naam klopt niet met onze gegevens')
  await employer.fill('Gemeente Meierijstad (Veghel)')
  await page.keyboard.press('Tab')
  await page.getByText('Deze werkgever kennen wij niet').waitFor({ state: 'detached' })
  await next(page, 'Terug naar versturen')
  await onScreen(page, 'Gegevens versturen')
  await send(page)
  await onScreen(page, sent)
  const { customer } = await inventoryOf(invited)
  expect(customer).toHaveProperty('employers.0.name.value', 'Gemeente Meierijstad (Veghel)')
  expectSilence()
})

test('sending with a step that is not right opens that step, and leads back', async () => {
  const { page, invited, expectSilence } = await readyToSend('onvolledig')
  await toStep(mouse, page, 'Persoonlijke gegevens')
  await onScreen(page, 'Persoonlijke gegevens')
  await textField(page, 'Roepnaam').fill('')
  await saved(page)
  // By its address, because the step itself does not let the customer on.
  await page.goto(page.url().replace('personal_details', 'complete'))
  await onScreen(page, 'Gegevens versturen')
  const before = await callsTo('PUT', put)
  await send(page)
  await onScreen(page, 'Persoonlijke gegevens')
  await expectInSight(page.getByRole('heading', { name: 'Niet alle velden zijn ingevuld' }))
  await says(page, 'Vul uw roepnaam in')
  expect(await callsTo('PUT', put)).toBe(before)
  await textField(page, 'Roepnaam').fill('Piet')
  await next(page, 'Terug naar versturen')
  await onScreen(page, 'Gegevens versturen')
  await send(page)
  await onScreen(page, sent)
  expect((await inventoryOf(invited)).customer).toHaveProperty('first_name.value', 'Piet')
  expectSilence()
})

test('documents: only PDF, not too large, at most ten, and one that failed goes again by itself', async () => {
  const { page, invited, expectSilence } = await readyToSend('documenten')
  await next(page, 'Documenten toevoegen')
  const drop = page.getByLabel(/^Sleep uw pdf-bestanden/)
  const add = (...files: readonly (readonly [name: string, mimeType: string, buffer: Buffer])[]): Promise<void> =>
    drop.setInputFiles(files.map(([name, mimeType, buffer]) => ({ name, mimeType, buffer })))
  const document = (name: string) => [name, 'application/pdf', pdf(name)] as const
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  const main = page.getByRole('main')

  await add(['foto.png', 'image/png', Buffer.from('\x89PNG')])
  await says(main, 'foto.png: File not supported')
  await add(['vermomd.pdf', 'application/pdf', Buffer.from('MZ is no document')])
  await says(main, 'vermomd.pdf: File not supported')
  await add(['groot.pdf', 'application/pdf', Buffer.concat([pdf('groot'), Buffer.alloc(10 * 1024 * 1024)])])
  await says(main, 'groot.pdf: Dit bestand is te groot. Een bestand mag maximaal 10 MB zijn.')
  const names = Array.from({ length: 10 }, (_, at) => `stuk-${at + 10}.pdf`)
  await add(...names.map(document))
  await row('stuk-19.pdf').waitFor()
  await add(document('stuk-20.pdf'))
  await says(main, 'stuk-20.pdf: U kunt maximaal 10 bestanden toevoegen.')
  for (const name of names.slice(2)) {
    await removeButton(row(name)).click()
    await row(name).waitFor({ state: 'detached' })
  }
  await saved(page)

  const upload = '/api/portal/file'
  await fault(upload, { drop: 'before', times: 1 })
  await send(page)
  await row('stuk-10.pdf')
    .getByText(/Versturen is niet gelukt/)
    .waitFor()
  await says(main, 'Gegevens kunnen niet verzonden worden')
  expect(await inventoriesOf(invited)).toEqual([])
  // A page is not the office's word either.
  await fault(upload, { status: 200, body: '<html>', type: 'text/html', times: 1 })
  await page.getByRole('button', { name: 'Opnieuw proberen: stuk-10.pdf' }).click()
  await row('stuk-10.pdf')
    .getByText(/Versturen is niet gelukt/)
    .waitFor()
  await page.getByRole('button', { name: 'Opnieuw proberen: stuk-10.pdf' }).click()
  await onScreen(page, sent)
  expect((await filesOf(invited)).map(({ filename }) => filename)).toEqual(['stuk-10.pdf', 'stuk-11.pdf'])
  await inventoryOf(invited)
  expectSilence()
})
