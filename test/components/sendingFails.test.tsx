import { afterEach, expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { stepPath } from '../../domain/portal/navigation'
import { employed } from './faultyOffice'
import { lookAt } from './lookAt'
import { button, main, onScreen, press, says } from './onPortal'
import type { OfficeAnswer, PortalPage } from './portalPage'
import { closes, readyToSend, sendButton, sent } from './sendingAt'

let page: PortalPage
let office: Awaited<ReturnType<typeof readyToSend>>['office']

const ready = async (...given: Parameters<typeof readyToSend>): Promise<void> => {
  ;({ page, office } = await readyToSend(...given))
}

afterEach(async () => {
  document.documentElement.style.fontSize = ''
  await browser.viewport(1280, 800)
  await closes(page)
})

const send = (): Promise<void> => press(button(sendButton))

/** The focus is on what is seen there, and nothing lies over it. */
const inSight = (element: Element | null): boolean => {
  if (element === null) return false
  const { left, top, bottom } = element.getBoundingClientRect()
  return [top + 1, bottom - 1].every(y => {
    const there = document.elementFromPoint(left + 1, y)
    return there !== null && (element.contains(there) || there.contains(element))
  })
}
const focusInSight = (): boolean => document.activeElement !== document.body && inSight(document.activeElement)

test('a double click on send gives one inventory, however slow the office is', async () => {
  await ready()
  office.fault({ method: 'PUT', answer: 'late', times: 1 })
  await Promise.all([send(), send()])
  // The spinner comes after a moment; until the office answers nothing can be changed or sent again.
  await expect.poll(() => button(sendButton).element().textContent).toContain('Uw gegevens worden verzonden')
  await send()
  await lookAt('sending, busy')
  expect(browser.getByRole('navigation', { name: 'Stappen' }).getByRole('link').elements()).toEqual([])
  office.mend()
  await onScreen(sent)
  expect([office.sent.length, office.inventories.length]).toEqual([1, 1])
})

const failures: readonly (readonly [OfficeAnswer, string, RegExp])[] = [
  [{ tag: 'status', status: 500, body: null }, 'Er is een onverwachte fout opgetreden', /Probeer het later opnieuw/],
  [
    { tag: 'status', status: 422, body: { message: 'De inventarisatie is gesloten.' } },
    'Gegevens kunnen niet verzonden worden',
    /gesloten/,
  ],
  [{ tag: 'offline' }, 'Gegevens kunnen niet verzonden worden', /Controleer uw internetverbinding/],
]

test('whatever goes wrong while sending is said, loses nothing, and can be tried again', async () => {
  await ready()
  for (const [answer, text, advice] of failures) {
    office.fault({ method: 'PUT', times: 1, answer })
    await send()
    // It stands by the button that was pressed, with the focus, also when the alert has gone.
    await expect.poll(() => document.activeElement?.ariaLabel).toMatch(advice)
    expect(document.activeElement?.ariaLabel).toContain(text)
    expect(document.activeElement?.textContent).toMatch(advice)
    expect(main.element().textContent).toContain(text)
    // The focus goes there, so it is heard once: what else says it is for the eye alone.
    for (const alert of document.querySelectorAll('[role=alert]')) expect(alert.textContent).not.toContain(text)
    await expect.poll(focusInSight).toBe(true)
    await says(/Uw antwoorden (zijn bewaard|staan nog) op dit apparaat/)
    await lookAt(`sending, ${text}`)
  }
  expect(office.inventories).toEqual([])

  // On a phone with large text it is in sight, below the bar.
  await browser.viewport(390, 844)
  document.documentElement.style.fontSize = '200%'
  office.fault({ method: 'PUT', times: 1, answer: { tag: 'offline' } })
  await send()
  const why = () =>
    [...document.querySelectorAll('main *')].filter(
      ({ childElementCount, textContent }) => childElementCount === 0 && /kunnen niet verzonden/.test(textContent),
    )
  // The alert, which comes over it, is gone.
  await expect.poll(() => why().length).toBe(1)
  await expect.poll(() => document.body.innerText.match(/kunnen niet verzonden/g)?.length).toBe(1)
  await expect.poll(() => inSight(why()[0] ?? null)).toBe(true)
  await send()
  await onScreen(sent)
  expect(office.inventories.length).toBe(1)
})

test('what the office refuses leads to the field, which says why until it is changed', async () => {
  await ready('financial_advice', employed)
  const errors = {
    'customer.employers.0.name': ['Deze werkgever kennen wij niet'],
    'customer.last_name': ['Deze naam klopt niet met onze gegevens'],
    'customer.onbekend': ['Dit veld is voor u niet zichtbaar'],
  }
  office.fault({ method: 'PUT', times: 1, answer: { tag: 'status', status: 422, body: { error: { errors } } } })
  await send()
  await says('Niet alle gegevens zijn correct ingevuld')
  for (const [text = ''] of Object.values(errors)) await says(new RegExp(text))
  await lookAt('sending, refused by the office')
  await main.getByRole('button', { name: /Werkgever$/ }).click()
  await onScreen('Persoonlijke gegevens')
  const card = main.getByRole('region', { name: /^Werkgever 1/ })
  const employer = card.getByRole('textbox', { name: /^Werkgever/ })
  await expect.element(employer).toHaveFocus()
  await expect.poll(focusInSight).toBe(true)
  expect(card.element().textContent).toContain('Deze werkgever kennen wij niet')
  await says('Deze naam klopt niet met onze gegevens')
  await employer.fill('Gemeente Meierijstad (Veghel)')
  await userEvent.keyboard('{Tab}')
  await expect.poll(() => page.place.innerText).not.toContain('Deze werkgever kennen wij niet')
  await button('Terug naar versturen').click()
  await onScreen('Gegevens versturen')
  await send()
  await onScreen(sent)
  const [arrived = ''] = office.inventories
  expect(JSON.parse(arrived)).toHaveProperty('customer.employers.0.name.value', 'Gemeente Meierijstad (Veghel)')
})

test('sending with a step that is not right opens that step, and leads back', async () => {
  await ready()
  const { store } = await page.visit()
  store.dispatch({ type: 'ChangeAnswer', path: 'customer.first_name', value: '' })
  await send()
  await onScreen('Persoonlijke gegevens')
  const refused = main.getByRole('heading', { name: 'Niet alle velden zijn ingevuld' })
  await expect.element(refused).toBeVisible()
  await expect.poll(focusInSight).toBe(true)
  expect(refused.element().closest('[id]')?.contains(document.activeElement)).toBe(true)
  await says('Vul uw roepnaam in')
  expect(office.sent).toEqual([])
  expect(location.pathname).toBe(stepPath('personal_details'))
  await browser.getByRole('textbox', { name: /^Roepnaam/ }).fill('Piet')
  await button('Terug naar versturen').click()
  await onScreen('Gegevens versturen')
  await send()
  await onScreen(sent)
  expect(JSON.parse(office.inventories[0] ?? '')).toHaveProperty('customer.first_name.value', 'Piet')
})
