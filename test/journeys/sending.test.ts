import type { Browser, Page } from 'playwright-core'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../setup/openBrowser'
import { expectFocus } from './keys'
import { lookAt } from './look'
import { mouse } from './mouse'
import { callsTo, fault, filesOf, inventoriesOf, inventoryOf, noFaults } from './office'
import { put, readyToSend, sendButton, sent } from './ready'
import { button, card, onScreen, removeButton, saved, says, textField } from './screen'
import { expectInSight } from './sight'
import { pdf, toStep } from './wizard'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})

afterEach(() => noFaults())

const next = (page: Page, name: string): Promise<void> => button(page, name).click()

const send = (page: Page): Promise<void> => next(page, sendButton)

test('a double click on send gives one inventory, however slow the office is', async () => {
  const { page, invited, expectSilence } = await readyToSend(browser, 'dubbel')
  await fault(put, { method: 'PUT', delay_ms: 600_000, times: 1 })
  const before = await callsTo('PUT', put)
  await button(page, sendButton).dblclick()
  // The spinner comes after a moment; until the office answers nothing can be changed or sent again.
  await says(button(page, sendButton), 'Uw gegevens worden verzonden')
  await button(page, sendButton).click({ force: true })
  await lookAt(page, 'sending, busy')
  await expect.poll(() => page.getByRole('navigation', { name: 'Stappen' }).getByRole('link').count()).toBe(0)
  await noFaults()
  await onScreen(page, sent)
  expect(await callsTo('PUT', put)).toBe(before + 1)
  await inventoryOf(invited)
  expectSilence()
})

test('whatever goes wrong while sending is said, loses nothing, and can be tried again', async () => {
  const { page, invited, expectSilence } = await readyToSend(browser, 'pech')
  const failures: readonly (readonly [object, string, RegExp])[] = [
    [{ status: 500 }, 'Er is een onverwachte fout opgetreden', /Probeer het later opnieuw/],
    [
      { status: 422, body: { message: 'De inventarisatie is gesloten.' } },
      'Gegevens kunnen niet verzonden worden',
      /gesloten/,
    ],
    [{ drop: 'before' }, 'Gegevens kunnen niet verzonden worden', /Controleer uw internetverbinding/],
  ]
  for (const [how, text, advice] of failures) {
    await fault(put, { method: 'PUT', times: 1, ...how })
    await send(page)
    await says(page.getByRole('main'), text)
    // The focus goes there, so it is heard once: what else says it is for the eye alone.
    expect(await page.getByRole('alert').filter({ hasText: text }).count()).toBe(0)
    await says(page.getByRole('main'), advice)
    // It stands by the button that was pressed, with the focus, also when the alert has gone.
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent ?? '')).toMatch(advice)
    await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toMatch(advice)
    await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toContain(text)
    await expectInSight(page.locator(':focus'))
    await says(page.getByRole('main'), /Uw antwoorden (zijn bewaard|staan nog) op dit apparaat/)
    await lookAt(page, `sending, ${text}`)
  }
  expect(await inventoriesOf(invited)).toEqual([])

  // On a phone with large text it is in sight, below the bar.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await fault(put, { method: 'PUT', times: 1, drop: 'before' })
  await send(page)
  const why = page.getByRole('main').getByText('Gegevens kunnen niet verzonden worden')
  await why.waitFor()
  // The alert, which comes over it, is gone.
  await expect.poll(() => page.getByText('Gegevens kunnen niet verzonden worden').count()).toBe(1)
  const isSeen = () =>
    why.evaluate(element => {
      const { left, top, bottom } = element.getBoundingClientRect()
      return [top + 1, bottom - 1].every(y => document.elementFromPoint(left + 1, y) === element)
    })
  await expect.poll(isSeen).toBe(true)
  await send(page)
  await onScreen(page, sent)
  await inventoryOf(invited)
  expectSilence()
})

test('what the office refuses leads to the field, which says why until it is changed', async () => {
  const { page, invited, expectSilence } = await readyToSend(browser, 'geweigerd', 'source_data')
  const errors = {
    'customer.employers.0.name': ['Deze werkgever kennen wij niet'],
    'customer.last_name': ['Deze naam klopt niet met onze gegevens'],
    'customer.onbekend': ['Dit veld is voor u niet zichtbaar'],
  }
  await fault(put, { method: 'PUT', status: 422, body: { error: { errors } }, times: 1 })
  await send(page)
  const main = page.getByRole('main')
  await says(main, 'Niet alle gegevens zijn correct ingevuld')
  for (const [text] of Object.values(errors)) await says(main, new RegExp(text ?? 'nothing'))
  await lookAt(page, 'sending, refused by the office')
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
  const { page, invited, expectSilence } = await readyToSend(browser, 'onvolledig')
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
  const { page, invited, expectSilence } = await readyToSend(browser, 'documenten')
  await next(page, 'Documenten toevoegen')
  const drop = page.locator('input[type=file]')
  const add = (...files: readonly (readonly [name: string, mimeType: string, buffer: Buffer])[]): Promise<void> =>
    drop.setInputFiles(files.map(([name, mimeType, buffer]) => ({ name, mimeType, buffer })))
  const document = (name: string) => [name, 'application/pdf', pdf(name)] as const
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  const main = page.getByRole('main')

  await add(['foto.png', 'image/png', Buffer.from('\x89PNG')])
  await says(main, /^foto\.png: File not supported\. Maak er een pdf van/)
  await add(['vermomd.pdf', 'application/pdf', Buffer.from('MZ is no document')])
  await says(main, /^vermomd\.pdf: File not supported/)
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
  await fault(upload, { status: 422, body: { errors: { file: ['bevat een virus'] } }, times: 1 })
  await page.getByRole('button', { name: 'Opnieuw proberen: stuk-10.pdf' }).click()
  await row('stuk-10.pdf')
    .getByText(/bevat een virus/)
    .waitFor()
  await says(main, 'Bericht van uw adviseur over stuk-10.pdf: bevat een virus.')
  await lookAt(page, 'sending, a document that the office does not want')
  // A page is not the office's word either.
  await fault(upload, { status: 200, body: '<html>', type: 'text/html', times: 1 })
  await page.getByRole('button', { name: 'Opnieuw proberen: stuk-10.pdf' }).click()
  await row('stuk-10.pdf')
    .getByText(/Versturen is niet gelukt/)
    .waitFor()
  await page.getByRole('button', { name: 'Opnieuw proberen: stuk-10.pdf' }).click()
  await row('stuk-10.pdf').getByText('Verstuurd').waitFor()
  // The button that was pressed is gone: who has no mouse is at the document, and hears what became of it.
  await expectFocus(row('stuk-10.pdf'))
  await main.getByRole('status').getByText('stuk-10.pdf is verstuurd.').waitFor()
  // By itself: the rest waits for the button that sends.
  expect((await filesOf(invited)).map(({ filename }) => filename)).toEqual(['stuk-10.pdf'])
  expect(await inventoriesOf(invited)).toEqual([])
  await removeButton(row('stuk-10.pdf')).click()
  const stays =
    'stuk-10.pdf is verwijderd. Dit document staat al bij uw kantoor; het hoort nu niet bij uw inventarisatie.'
  await main.getByRole('status').getByText(stays).waitFor()
  const told = main.getByRole('paragraph').filter({ hasText: stays })
  await told.waitFor()
  await lookAt(page, 'sending, a document that stays at the office')
  await add(document('stuk-10.pdf'))
  await told.waitFor({ state: 'detached' })
  await send(page)
  await onScreen(page, sent)
  expect((await filesOf(invited)).map(({ filename }) => filename)).toEqual(['stuk-10.pdf', 'stuk-11.pdf'])
  await inventoryOf(invited)
  expectSilence()
})
