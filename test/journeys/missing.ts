import type { Locator, Page } from 'playwright-core'
import { expectInSight } from './sight'

/** What is typed, by what the field says of itself (kind of keyboard, example) and the words above it. */
export const texts: readonly (readonly [string, string])[] = [
  ['\\|DD-MM-JJJJ\\|einddatum', '01-02-2055'],
  ['\\|DD-MM-JJJJ\\|', '01-02-1990'],
  ['\\|1234 AB\\|', '1234 AB'],
  ['^email\\|', 'iemand@voorbeeld.example'],
  ['^tel\\|', '0612345678'],
  ['\\|kvk', '12345678'],
  ['^(numeric|decimal)\\|', '10'],
]

/** By its own name, for to look for words costs time. */
export const errorSummary = (page: Page): Locator =>
  page.locator('#wat-nog-niet-klopt').filter({ hasText: 'Niet alle velden zijn ingevuld' }).locator('xpath=..')

/** The links that were seen to lead into sight: each is followed once on a screen, for it takes most of the time. */
const followed = new Set<string>()

/** What still stands in the error summary: where its link leads, on which screen that is, and whether it was answered. */
interface Missing {
  readonly target: string
  readonly way: string
  readonly isAnswered: boolean
}

/**
 * Answers what is missing, one after the other, within the page: to do so from without takes several times as long. Each field
 * gets the focus, is answered by a click or as typing goes, and loses it. Ends at the first whose link is to be followed, or
 * that stays although it is answered; null when nothing is missing.
 * @param followed null: no link is followed
 */
export const answerHere = async ({
  followed,
  texts,
}: {
  readonly followed: readonly string[] | null
  readonly texts: readonly (readonly [string, string])[]
}): Promise<Missing | null> => {
  const controls = 'input, select, textarea'
  const type = (field: HTMLInputElement | HTMLTextAreaElement, label: string): void => {
    const about = field instanceof HTMLInputElement ? `${field.inputMode}|${field.placeholder}|` : '||'
    field.select()
    const text = texts.find(([words]) => new RegExp(words, 'i').test(`${about}${label}`))?.[1] ?? 'Proef'
    document.execCommand('insertText', false, text)
    // What was typed counts once the field is left.
    field.blur()
  }
  const answer = (field: HTMLElement, label: string): void => {
    if (field instanceof HTMLSelectElement) {
      field.selectedIndex = 1
      for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }))
    } else if (field instanceof HTMLInputElement && field.type === 'radio') {
      const radios = [...(field.closest('[role=radiogroup]')?.querySelectorAll<HTMLElement>('[type=radio]') ?? [])]
      // Of two the last ('Nee'), of more the first: what asks no further explanation.
      radios.at(radios.length === 2 ? -1 : 0)?.click()
    } else if (field instanceof HTMLInputElement && field.type === 'checkbox') field.click()
    else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) type(field, label)
  }
  for (let last = ''; ; ) {
    const link = document.querySelector('section:has(> #wat-nog-niet-klopt) a')
    // In the calm view there is no summary: a question says by itself that it is not right.
    const wrong = document.querySelector('[data-calm] [aria-invalid="true"]')
    if (link === null && wrong === null) return null
    const target = link?.getAttribute('href') ?? `#${wrong?.id}`
    const way = `${location.host} ${innerWidth} ${document.querySelector('h1')?.textContent} ${target}`
    const named = link === null ? wrong : document.getElementById(target.slice(1))
    const field = named?.matches(controls) ? named : named?.querySelector(controls)
    const isAnswered = target === last
    const isKnown = link === null || followed === null || followed.includes(way)
    if (isAnswered || !isKnown || !(field instanceof HTMLElement)) return { target, way, isAnswered }
    field.focus({ preventScroll: true })
    const label = document.querySelector(`label[for="${CSS.escape(target.slice(1))}"]`)
    answer(field, (link?.firstElementChild ?? label)?.textContent ?? '')
    last = target
    // What follows from it is most often there by now; else it is waited for from without.
    await new Promise(done => queueMicrotask(() => queueMicrotask(() => done(null))))
  }
}

const follow = async (page: Page): Promise<void> => {
  const link = errorSummary(page).getByRole('link').first()
  try {
    await link.press('Enter', { timeout: 15_000 })
  } catch (error) {
    // A page that was just being left takes its summary along.
    if ((await errorSummary(page).count()) === 0) return
    throw error
  }
  await expectInSight(page.locator(':focus'))
}

const stillWrong = (page: Page, target: string): Locator =>
  errorSummary(page)
    .locator(`a[href="${target}"]`)
    .or(page.locator(`[data-calm] [id="${target.slice(1)}"][aria-invalid="true"]`))

/** Goes through what is said to be not right, as the summary's links lead, and answers something right to each question. */
export const answerMissing = async (page: Page): Promise<void> => {
  const answers = () => page.evaluate(answerHere, { followed: [...followed], texts })
  for (let first = await answers(); first !== null; first = await answers()) {
    const { target, way, isAnswered } = first
    if (isAnswered) await stillWrong(page, target).waitFor({ state: 'detached' })
    else await follow(page)
    followed.add(way)
  }
}
