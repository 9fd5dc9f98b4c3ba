import { expect } from 'vitest'
import { type Locator, type LocatorSelectors, locators, page, userEvent } from 'vitest/browser'
import { answerHere, texts } from '../journeys/missing'
import { whatHides } from '../journeys/sight'

// What a customer finds and does on the mounted portal, by the words that are there, as `journeys/screen.ts` has it in a browser
// of its own. Hands here are the page's own events: which keys and which mouse lead there is for journeys.

declare module 'vitest/browser' {
  interface LocatorSelectors {
    css(selector: string): Locator
  }
}
locators.extend({ css: selector => `css=${selector}` })

type Place = LocatorSelectors

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A question that may stay empty says so behind its words; one among others of the same name first says what it is about. */
const asked = (label: string): RegExp => new RegExp(`^${escaped(label)}( \\([^)]+\\))?( \\(niet verplicht\\))?$`)

export const main = page.css('main')

export const textField = (label: string, place: Place = main): Locator =>
  place.getByRole('textbox', { name: asked(label) }).first()
export const selectField = (label: string, place: Place = main): Locator =>
  place.getByRole('combobox', { name: asked(label) }).first()
export const choice = (label: string, place: Place = main): Locator =>
  place.getByRole('radiogroup', { name: asked(label) })
export const option = (label: string, name: string, place: Place = main): Locator =>
  choice(label, place).getByRole('radio', { name, exact: true })
export const boxList = (label: string, place: Place = main): Locator => place.getByRole('group', { name: asked(label) })
export const box = (label: string, place: Place = main): Locator =>
  place.getByRole('checkbox', { name: label, exact: true })
export const button = (name: string, place: Place = main): Locator => place.getByRole('button', { name, exact: true })
/** The part of a step under this heading. */
export const section = (title: string): Locator =>
  page.css('main section').filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) })
/** A card by what it is called and its number, whatever has been filled in. */
export const card = (title: string, place: Place = main): Locator => {
  const name = new RegExp(`^${escaped(title)}(:|$)`)
  return place.getByRole('region', { name }).or(place.getByRole('group', { name }))
}
export const removeButton = (place: Place): Locator => place.getByRole('button', { name: /^Verwijderen/ })
export const errorSummary = (): Locator => page.css('section:has(> #wat-nog-niet-klopt)')

/** The element, once it is there. */
export const there = async <A extends Element = HTMLElement>(of: Locator): Promise<A> => {
  await expect.poll(() => of.query(), { message: `${of}` }).not.toBeNull()
  // By its words it is what the caller says.
  return of.element() as unknown as A
}

export const count = (of: Locator): number => of.elements().length
/** Waits until it is so that there are so many. */
export const expectCount = (of: Locator, many: number): Promise<void> =>
  expect.poll(() => count(of), { message: `${of}` }).toBe(many)

const isShown = (one: Element): boolean => one.checkVisibility({ visibilityProperty: true })

/** Waits until these words can be seen there; words alone are all of an element's. */
export const says = (words: string | RegExp, place: Place = main): Promise<void> =>
  expect
    .poll(
      () =>
        place
          .getByText(words, { exact: typeof words === 'string' })
          .elements()
          .some(isShown),
      {
        message: `says ${words}`,
      },
    )
    .toBe(true)

export const press = async (of: Locator): Promise<void> => (await there(of)).click()

const twoFrames = (): Promise<unknown> => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))

/** By the key that chooses it, from where the focus is put; Tab goes there. */
export const pressByKey = async (of: Locator): Promise<void> => {
  const one = await there(of)
  expect(one.tabIndex).toBe(0)
  // A screen that has just come may still take the focus to where it begins.
  await expect
    .poll(async () => {
      one.focus()
      await twoFrames()
      return document.activeElement
    })
    .toBe(one)
  await userEvent.keyboard(one.matches('[type=radio], [type=checkbox]') ? ' ' : '{Enter}')
}

/** Chooses an option of a list that folds out, by its words. */
export const pick = async (of: Locator, words: string): Promise<void> => {
  const select = await there<HTMLSelectElement>(of)
  const picked = () => [...select.options].find(({ label }) => label === words)
  await expect.poll(picked, { message: `${of} offers ${words}` }).toBeDefined()
  select.focus()
  select.value = picked()?.value ?? ''
  for (const name of ['input', 'change']) select.dispatchEvent(new Event(name, { bubbles: true }))
}

/** The words of the option that is chosen. */
export const expectPicked = (of: Locator, words: string): Promise<void> =>
  expect.poll(() => (of.query() as HTMLSelectElement | null)?.selectedOptions[0]?.label).toBe(words)

/** Opens what is seldom needed, and chooses this in it. */
export const chooseMore = async (name: string): Promise<void> => {
  await pressByKey(page.getByRole('button', { name: /^(Meer|Menu)$/ }))
  await pressByKey(
    page
      .css('[popover]:popover-open')
      .css('button, a, summary')
      .filter({ hasText: new RegExp(`^\\s*${escaped(name)}\\s*$`) }),
  )
}

/** Out of what is typed: there the keys take back what was typed. */
export const leaveField = (): void => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}

/** Puts a text in place of what stands in a field, as typing does; the field keeps the focus. */
export const type = async (of: Locator, text: string): Promise<void> => {
  const field = await there<HTMLInputElement>(of)
  field.focus()
  field.select()
  document.execCommand(text === '' ? 'delete' : 'insertText', false, text)
}

/** The same, and the field is left. */
export const fill = async (of: Locator, text: string): Promise<void> => {
  await type(of, text)
  ;(await there(of)).blur()
}

const valueIn = (of: Locator): string => (of.query() as HTMLInputElement | null)?.value ?? ''
export const expectValue = (of: Locator, value: string | RegExp): Promise<void> =>
  typeof value === 'string' ? expect.poll(() => valueIn(of)).toBe(value) : expect.poll(() => valueIn(of)).toMatch(value)

export const expectFocus = (of: Locator): Promise<void> =>
  expect
    .poll(() => of.query() !== null && of.query() === document.activeElement, { message: `focus on ${of}` })
    .toBe(true)

/** What a field is described by. */
export const descriptionOf = (of: Locator): string =>
  (of.query()?.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map(id => document.getElementById(id)?.textContent ?? '')
    .join(' ')

/** A link led here: the focus is there, it can be seen with the question it belongs to, and it stays so. */
export const expectInSight = async (of: Locator): Promise<void> => {
  const seen = (): string | null => whatHides(of.element())
  await there(of)
  await expect.poll(seen).toBeNull()
  await twoFrames()
  expect(seen()).toBeNull()
}

/** Opens every card that is read back. */
export const openCards = async (): Promise<void> => {
  const all = main.getByRole('button', { name: /^Wijzigen: / })
  await expect.poll(() => document.querySelector('main section')).not.toBeNull()
  for (let left = count(all); left > 0; left = count(all)) {
    const [first] = all.elements()
    if (first instanceof HTMLElement) first.click()
    await expect.poll(() => count(all)).toBeLessThan(left)
  }
}

/** Waits for the screen with this title, and all its parts. */
export const onScreen = async (title: string): Promise<void> => {
  await expect.poll(() => document.querySelector('h1')?.textContent).toBe(title)
  await expect.poll(() => document.querySelector('[class*=keleton]')).toBeNull()
}

/** Goes through what is said to be not right, and answers something right to each question. */
export const answerMissing = async (): Promise<void> => {
  const given = { followed: null, texts }
  for (let first = await answerHere(given); first !== null; first = await answerHere(given)) {
    const { target } = first
    await expect.poll(() => errorSummary().css(`a[href="${target}"]`).query()).toBeNull()
  }
}

/** Goes on from step to step until sending, answering what is asked for. */
export const walkToSending = async (): Promise<void> => {
  const title = () => document.querySelector('h1')?.textContent ?? ''
  const next = main.getByRole('button', { name: /^(Volgende|Laatste) stap$/ })
  const isAssumed = () => count(main.getByText(/Wij gaan uit van nee\.$/)) > 0
  while (title() !== 'Gegevens versturen') {
    const before = title()
    await press(next)
    await expect.poll(() => title() !== before || isAssumed() || errorSummary().query() !== null).toBe(true)
    if (errorSummary().query() !== null) await answerMissing()
    else if (title() === before) {
      // To go on again is to leave open what is asked once more.
      await press(next)
      await expect.poll(title).not.toBe(before)
    }
  }
}
