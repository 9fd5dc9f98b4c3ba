import type { Locator, Page } from 'playwright-core'

/** What a text field takes, by the words above it. */
const texts: readonly (readonly [RegExp, string])[] = [
  [/datum|sinds/i, '01-02-1990'],
  [/e-mail/i, 'iemand@voorbeeld.example'],
  [/telefoon/i, '0612345678'],
  [/postcode/i, '1234 AB'],
  [/huisnummer|salaris|bedrag|hoogte|waarde|percentage|jaar|uren/i, '10'],
  [/kvk/i, '12345678'],
]

const answer = async (field: Locator, label: string): Promise<void> => {
  const kind = await field.evaluate(element =>
    element instanceof HTMLSelectElement ? 'select' : element instanceof HTMLInputElement ? element.type : 'text',
  )
  if (kind === 'select') await field.selectOption({ index: 1 })
  // 'Nee', or the last of more: what asks no further.
  else if (kind === 'radio') await field.locator('xpath=ancestor::fieldset[1]').getByRole('radio').last().check()
  else await field.fill(texts.find(([words]) => words.test(label))?.[1] ?? 'Proef')
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
    await first.click()
    await answer(page.locator(':focus'), label)
    await page.keyboard.press('Tab')
    await errorSummary(page).locator(`a[href="${target}"]`).waitFor({ state: 'detached' })
  }
}
