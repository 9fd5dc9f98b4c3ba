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

export const errorSummary = (page: Page): Locator =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Niet alle velden zijn ingevuld' }) })

/** Goes through the error summary as its links lead, and answers something right to each question. */
export const answerMissing = async (page: Page): Promise<void> => {
  const links = errorSummary(page).getByRole('link')
  for (let left = await links.count(); left > 0; left = await links.count()) {
    const first = links.first()
    const label = (await first.textContent()) ?? ''
    const target = (await first.getAttribute('href')) ?? ''
    await first.press('Enter')
    await expectInSight(page.locator(':focus'))
    await answer(page.locator(':focus'), label)
    await errorSummary(page).locator(`a[href="${target}"]`).waitFor({ state: 'detached' })
  }
}
