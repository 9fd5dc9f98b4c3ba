import type { Locator, Page } from 'playwright-core'
import { expectInSight } from './sight'

/** What is typed, by what the field says of itself (kind of keyboard, example) and the words above it. */
const texts: readonly (readonly [RegExp, string])[] = [
  [/\|DD-MM-JJJJ\|einddatum/i, '01-02-2055'],
  [/\|DD-MM-JJJJ\|/, '01-02-1990'],
  [/\|1234 AB\|/, '1234 AB'],
  [/^email\|/, 'iemand@voorbeeld.example'],
  [/^tel\|/, '0612345678'],
  [/\|kvk/i, '12345678'],
  [/^(numeric|decimal)\|/, '10'],
]

/** The buttons of a choice: of two the last ('Nee'), of more the first: what asks no further explanation. */
const choose = async (radios: Locator): Promise<void> => {
  const two = (await radios.count()) === 2
  await (two ? radios.last() : radios.first()).press('Space')
}

const answer = async (field: Locator, label: string): Promise<void> => {
  const [kind = '', about = ''] = await field.evaluate(element => {
    if (element instanceof HTMLSelectElement) return ['select']
    if (!(element instanceof HTMLInputElement)) return ['text', '||']
    return [element.type, `${element.inputMode}|${element.placeholder}|`]
  })
  switch (kind) {
    case 'select':
      await field.selectOption({ index: 1 })
      return
    case 'radio':
      return choose(field.locator('xpath=ancestor::*[@role="radiogroup"][1]').getByRole('radio'))
    case 'checkbox':
      return field.press('Space')
    default:
      await field.fill(texts.find(([words]) => words.test(`${about}${label}`))?.[1] ?? 'Proef')
      // What was typed counts once the field is left.
      await field.press('Tab')
  }
}

/** By its own name, for to look for words costs time. */
export const errorSummary = (page: Page): Locator =>
  page.locator('#wat-nog-niet-klopt').filter({ hasText: 'Niet alle velden zijn ingevuld' }).locator('xpath=..')

/** The first that is missing: its words, where its link leads, and on which screen that is; null when nothing is. */
const firstMissing = (page: Page) =>
  page.evaluate(() => {
    const link = document.querySelector('section:has(> #wat-nog-niet-klopt) a')
    if (link === null) return null
    const target = link.getAttribute('href') ?? ''
    const title = document.querySelector('h1')?.textContent
    return { label: link.textContent ?? '', target, way: `${location.host} ${innerWidth} ${title} ${target}` }
  })

/** Puts the focus where the link would lead; whether the field is there. */
const focusAt = (page: Page, target: string): Promise<boolean> =>
  page.evaluate(id => {
    const field = document.getElementById(id)
    const control = field?.matches('input, select, textarea') ? field : field?.querySelector('input, select, textarea')
    if (!(control instanceof HTMLElement)) return false
    control.focus({ preventScroll: true })
    return document.activeElement === control
  }, target.slice(1))

const follow = async (page: Page): Promise<void> => {
  await errorSummary(page).getByRole('link').first().press('Enter')
  await expectInSight(page.locator(':focus'))
}

/** The links that were seen to lead into sight: each is followed once on a screen, for it takes most of the time. */
const followed = new Set<string>()

/** Goes through the error summary as its links lead, and answers something right to each question. */
export const answerMissing = async (page: Page): Promise<void> => {
  for (let first = await firstMissing(page); first !== null; first = await firstMissing(page)) {
    const { label, target, way } = first
    if (!followed.has(way) || !(await focusAt(page, target))) await follow(page)
    followed.add(way)
    await answer(page.locator(':focus'), label)
    await errorSummary(page).locator(`a[href="${target}"]`).waitFor({ state: 'detached' })
  }
}
