import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../setup/openBrowser'
import { begin, enter } from './account'
import { alikeEvents } from './full/alike'
import { answeredInFull } from './full/answeredInFull'
import { fillStep } from './full/walk'
import { expectFocus, keysOn } from './keys'
import { lookAt } from './look'
import { chooseMore } from './more'
import { quickMouse } from './mouse'
import { invite } from './office'
import { button, onScreen, option, saved, says, textField } from './screen'
import { expectInSight } from './sight'
import { newVisitor } from './visitor'

let browser: Browser

/** Goes on; over a question that must be answered the first press says so at the question, the second one goes on. */
const passOver = async (page: Page): Promise<void> => {
  const url = page.url()
  const wrong = page.locator('[data-calm] [aria-invalid]')
  await button(page, 'Volgende').click()
  await expect.poll(async () => page.url() !== url || (await wrong.count()) > 0).toBe(true)
  if (page.url() !== url) return
  await expect.poll(() => wrong.first().evaluate(field => field.contains(document.activeElement))).toBe(true)
  expect(page.url()).toBe(url)
  await lookAt(page, 'calm, held up')
  await button(page, 'Volgende').click()
  await expect.poll(() => page.url()).not.toBe(url)
}

/** Presses 'Volgende', twice where something is not right, until that is what leads out of the step. */
const goOnTo = async (page: Page, end: string): Promise<void> => {
  const [title, next] = [page.getByRole('heading', { level: 1 }), button(page, 'Volgende')]
  const standing = () =>
    page.evaluate(() => `${location.href} ${document.querySelectorAll('[data-calm] [aria-invalid]').length}`)
  for (let more = 0; more < 80 && (await button(page, end).count()) === 0; more++) {
    const [before, url] = [await standing(), page.url()]
    await next.press('Enter')
    // The screen, its address and the focus, each a moment after the other: a key pressed before is the title's.
    await expect.poll(standing).not.toBe(before)
    if (page.url() === url) await expect.poll(() => page.title()).toMatch(/^Fout: /)
    else await expectFocus(title)
  }
}

beforeAll(async () => {
  browser = await openBrowser()
})

test('a question at a time: switched in the middle of a word, walked by keys, refused, left and come back to', async () => {
  const { page, expectSilence } = await newVisitor(browser)
  await enter(page, await invite('assessment', 'rustig', { first_name: 'Noa', last_name: 'Smit' }))
  await begin(page)
  const focused = () =>
    page.evaluate(() => document.activeElement?.closest('[id*="."]')?.id ?? document.activeElement?.tagName)
  const next = button(page, 'Volgende')

  // In the middle of a word: what was typed stays, and so does the focus.
  await expectFocus(page.getByRole('heading', { level: 1 }))
  await textField(page, 'Voorletters').pressSequentially('N.')
  await chooseMore(page, 'Rustige weergave')
  await onScreen(page, 'Uw naam')
  await expect.poll(focused).toBe('customer.initials')
  // The title says what is asked: the field that has the focus does not push it out of the window.
  const titleAt = () => page.evaluate(() => document.querySelector('h1')?.getBoundingClientRect().top)
  await expect.poll(titleAt).toBeGreaterThanOrEqual(0)
  await expect.poll(() => textField(page, 'Voorletters').inputValue()).toBe('N.')
  await expect.poll(() => page.url()).toMatch(/\/personal_details#vraag=customer\.initials$/)
  await lookAt(page, 'calm, a group of questions', 'zoomed')

  await next.press('Enter')
  await onScreen(page, 'Geboortedatum')
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  await page.keyboard.press('Tab')
  for (let tab = 0; tab < 30 && (await focused()) !== 'customer.date_of_birth'; tab++) await page.keyboard.press('Tab')
  await page.keyboard.type('01021980')
  await lookAt(page, 'calm, one question')
  await page.keyboard.press('Enter')
  await onScreen(page, 'Geslacht')
  await page.goBack()
  await onScreen(page, 'Geboortedatum')
  await page.goForward()
  await onScreen(page, 'Geslacht')
  await lookAt(page, 'calm, a choice')
  await saved(page)
  await page.reload()
  await onScreen(page, 'Geslacht')
  // Another question begins at its title, however far down the one before it was read.
  await page.setViewportSize({ width: 1280, height: 400 })
  await next.scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await passOver(page)
  await onScreen(page, 'Rookt u?')
  await expectInSight(page.getByRole('heading', { level: 1 }))
  await page.setViewportSize({ width: 1280, height: 800 })
  await lookAt(page, 'calm, yes or no')
  await passOver(page)
  await passOver(page)
  await lookAt(page, 'calm, phone')
  await passOver(page)
  await lookAt(page, 'calm, address')
  await passOver(page)
  await onScreen(page, 'Bent u in loondienst?')
  await page.getByRole('radio', { name: 'Ja' }).check({ force: true })
  await lookAt(page, 'calm, list')
  await passOver(page)
  await lookAt(page, 'calm, in an item')
  // Back to all of the step in the middle of a word, and here again: the same field, the same letters.
  const employer = textField(page, 'Werkgever')
  await employer.pressSequentially('Bakk')
  await chooseMore(page, 'Gewone weergave')
  await onScreen(page, 'Persoonlijke gegevens')
  await expect.poll(focused).toMatch(/^customer\.employers\..*\.name$/)
  await expect.poll(() => employer.inputValue()).toBe('Bakk')
  await expect.poll(() => new URL(page.url()).hash).toBe('')
  await chooseMore(page, 'Rustige weergave')
  await onScreen(page, 'Werkgever 1: De naam van uw werkgever')
  await expect.poll(focused).toMatch(/^customer\.employers\..*\.name$/)
  await expect.poll(titleAt).toBeGreaterThanOrEqual(0)
  await page.keyboard.press('Control+End')
  await page.keyboard.type('erij')

  // A list: one more, its questions, back, and away with a way back.
  await button(page, 'Terug naar ‘Bent u in loondienst?’').press('Enter')
  await onScreen(page, 'Bent u in loondienst?')
  await says(page, 'Werkgever 1: Bakkerij')
  await button(page, 'Werkgever toevoegen').press('Enter')
  await onScreen(page, 'Werkgever 2: De naam van uw werkgever')
  await button(page, 'Terug naar ‘Bent u in loondienst?’').press('Enter')
  await button(page, 'Verwijderen: Werkgever 2').press('Enter')
  await says(page, 'Werkgever 2 is verwijderd.')
  await lookAt(page, 'calm, an item removed')
  await page.keyboard.press('Enter')
  await button(page, 'Openen: Werkgever 2').waitFor()
  // What is taken back by the key is not said to be gone.
  await button(page, 'Verwijderen: Werkgever 2').press('Enter')
  await says(page, 'Werkgever 2 is verwijderd.')
  await page.keyboard.press('Control+z')
  await expectFocus(button(page, 'Openen: Werkgever 2'))
  await expect.poll(() => page.getByText('Werkgever 2 is verwijderd.').filter({ visible: true }).count()).toBe(0)
  await button(page, 'Verwijderen: Werkgever 2').press('Enter')

  // What is not right holds up one press, and is said at its question alone.
  await page.getByRole('main').getByRole('button', { name: 'Openen: Werkgever 1: Bakkerij' }).click()
  await onScreen(page, 'Werkgever 1: De naam van uw werkgever')
  await expect.poll(focused).toBe('H1')
  await goOnTo(page, 'Volgende stap')
  // The verdict on the step leads to its first question that is not right, and on from one to the next, each of them once.
  const toEnd = page.getByRole('main').getByRole('button', { name: /^Volgende( stap)?$/ })
  await toEnd.press('Enter')
  await onScreen(page, 'Aanhef')
  await expect.poll(() => page.title()).toMatch(/^Fout: Aanhef/)
  // At the question itself, and said: nothing else takes the focus there.
  await expect.poll(focused).toBe('customer.salutation')
  await expect.poll(() => page.getByRole('main').getByText('Niet alle velden zijn ingevuld').count()).toBe(0)
  expect(await page.getByRole('alert').filter({ hasText: /\w/ }).count()).toBe(0)
  await lookAt(page, 'calm, refused', 'zoomed')
  const wrong: string[] = []
  do {
    const before = await page.title()
    expect(before).toMatch(/^Fout: /)
    wrong.push(before)
    await toEnd.press('Enter')
    // Told already, it holds nobody up.
    await expect.poll(() => page.title()).not.toBe(before)
    await expect.poll(focused).not.toBe('BUTTON')
  } while (!(await page.title()).startsWith('Fout: Aanhef'))
  expect(new Set(wrong).size).toBe(wrong.length)
  expect(wrong.length).toBeGreaterThan(3)
  await page.setViewportSize({ width: 390, height: 844 })
  await lookAt(page, 'calm, refused, phone')
  expectSilence()
})

test('a question at a time too: answers of another step in one press, and a doubt that is seen before one goes on', {
  tags: 'variant',
}, async () => {
  const { page, expectSilence } = await newVisitor(browser)
  const to = (place: string) => page.goto(`${new URL(page.url()).origin}/${place}`)
  await enter(page, await invite('full', 'rustig.nogmaals', { prefill: true }))
  await to('personal_details')
  // What the office said is in the log before the page goes, or the next one takes it in anew, under other names.
  await saved(page)
  const salaries = page.locator('[data-read^="customer.employers."][data-read$=".salary"]')
  const salary = await salaries.first().getAttribute('data-read')
  await to('unemployment')
  await onScreen(page, 'Werkloosheid')
  await fillStep(quickMouse, page, answeredInFull(alikeEvents).unemployment ?? {})
  await chooseMore(page, 'Rustige weergave', keysOn(page))
  await expect.poll(() => new URL(page.url()).hash).not.toBe('')
  await saved(page)
  await to('incapacity_work')
  const take = button(page, 'Zelfde antwoorden als bij Werkloosheid')
  await take.waitFor()
  await lookAt(page, 'calm, answers offered again')
  await take.press('Enter')
  await expectFocus(button(page, 'Naar de volgende open vraag'))
  await lookAt(page, 'calm, answered again')
  await page.keyboard.press('Enter')
  await expectFocus(option(page, 'Welke verzekering tegen arbeidsongeschiktheid heeft u?', 'Geen verzekering'))
  await saved(page)

  // Changed on its card, which its address opens, what is asked back has a screen of its own right after.
  await to(`personal_details#vraag=${salary}`)
  const field = textField(page, 'Bruto jaarsalaris (zonder vakantiegeld)')
  const here = async () => expect(new URL(page.url()).hash).toBe(`#vraag=${salary}`)
  await expectFocus(field)
  await field.fill('630000')
  await button(page, 'Volgende').click()
  await says(page, '€\u00a0630.000 per jaar, klopt dat?')
  await here()
  // It is heard once nobody types, so a moment after it is seen.
  const heard = async () => (await page.getByRole('status').allTextContents()).join(' ')
  await expect.poll(heard).toContain('€\u00a0630.000 per jaar, klopt dat?')
  await lookAt(page, 'calm, asked back')
  // By key and by mouse: what is asked back shows on the screen that it is about, and holds up one press.
  await field.fill('635000')
  await field.press('Enter')
  await says(page, '€\u00a0635.000 per jaar, klopt dat?')
  await expectFocus(field)
  await here()
  await page.keyboard.press('Enter')
  await expect.poll(() => new URL(page.url()).hash).not.toBe(`#vraag=${salary}`)
  await page.goBack()
  await field.fill('640000')
  await button(page, 'Volgende').click()
  await says(page, '€\u00a0640.000 per jaar, klopt dat?')
  await here()
  await button(page, 'Volgende').click()
  await expect.poll(() => new URL(page.url()).hash).not.toBe(`#vraag=${salary}`)
  // What stood there when one came was seen.
  await page.goBack()
  await says(page, '€\u00a0640.000 per jaar, klopt dat?')
  await button(page, 'Volgende').click()
  await expect.poll(() => new URL(page.url()).hash).not.toBe(`#vraag=${salary}`)
  expectSilence()
})
