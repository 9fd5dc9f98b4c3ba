import type { Locator, Page } from 'playwright-core'

/** Where something is sought: the whole page, a section, a card. */
export type Place = Page | Locator

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A question that may stay empty says so behind its words; one among others of the same name first says what it is about. */
const asked = (label: string): RegExp => new RegExp(`^${escaped(label)}( \\([^)]+\\))?( \\(niet verplicht\\))?$`)

export const textField = (place: Place, label: string): Locator => place.getByRole('textbox', { name: asked(label) })
export const selectField = (place: Place, label: string): Locator => place.getByRole('combobox', { name: asked(label) })
export const choice = (place: Place, label: string): Locator => place.getByRole('radiogroup', { name: asked(label) })
export const option = (place: Place, label: string, name: string): Locator =>
  choice(place, label).getByRole('radio', { name, exact: true })
export const box = (place: Place, label: string): Locator => place.getByRole('checkbox', { name: label, exact: true })
export const boxList = (place: Place, label: string): Locator => place.getByRole('group', { name: asked(label) })
export const tab = (place: Place, name: string): Locator => place.getByRole('tab', { name, exact: true })
/** The card of a home, by its street and number. */
export const home = (place: Place, street: string): Locator => place.getByRole('article', { name: street, exact: true })
export const toggle = (place: Place, label: string): Locator => place.getByRole('switch', { name: label, exact: true })
export const slider = (place: Place, label: string): Locator => place.getByRole('slider', { name: label, exact: true })
/** Among the page's own buttons; the bar above it has some of the same name. */
export const button = (place: Place, name: string): Locator =>
  ('mouse' in place ? place.getByRole('main') : place).getByRole('button', { name, exact: true })

/** The part of a step under this heading. */
export const section = (page: Page, title: string): Locator =>
  page.locator('main section').filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) })

/** What stands behind its title, by that. */
export const fold = (page: Page, title: string): Locator =>
  page.locator('main details').filter({ has: page.getByRole('heading', { name: title, exact: true }) })

export const unfold = (of: Locator): Promise<void> => of.locator('summary').click()

// What is refused is named above them all.
const ofQuestions = 'main section:not(:has(#wat-nog-niet-klopt))'

let sought = 0

/**
 * The part of a step that has no heading, by a question in it. It is marked once it is found: to look for words costs time,
 * and its place among the others changes with what an answer brings or takes away above it.
 */
export const sectionAround = async (page: Page, label: string): Promise<Locator> => {
  const around = page
    .locator(ofQuestions)
    .filter({ has: page.getByText(asked(label)) })
    .first()
  sought += 1
  await around.evaluate((one, mark) => one.setAttribute('data-sought', mark), `${sought}`)
  return page.locator(`main section[data-sought="${sought}"]`)
}

/** A card by what it is called and its number ('Werkgever 2'), whatever has been filled in. */
export const card = (place: Place, title: string): Locator => {
  const name = new RegExp(`^${escaped(title)}(:|$)`)
  // A card in a card is a group: several of the same name stand on a page.
  return place.getByRole('region', { name }).or(place.getByRole('group', { name }))
}

export const removeButton = (place: Place): Locator => place.getByRole('button', { name: /^Verwijderen/ })

/** Waits for the title of a screen; that of one on which the customer waits is all that there is. */
export const titled = (page: Page, title: string): Promise<void> =>
  page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()

/** Waits until nothing in the page is on its way. */
export const allThere = (page: Page): Promise<void> =>
  page.getByRole('main').getByText('Een ogenblik, de gegevens worden geladen').waitFor({ state: 'detached' })

/** Waits for the screen with this title; one whose code is on its way has its title before its parts. */
export const onScreen = async (page: Page, title: string): Promise<void> => {
  await titled(page, title)
  await allThere(page)
}

/** Waits until these words are on the screen. */
export const says = (place: Place, text: string | RegExp): Promise<void> =>
  place
    .getByText(text, { exact: typeof text === 'string' })
    .first()
    .waitFor()

/** Waits until all that was answered is on the disk; what was just taken back may stand over the words. */
export const saved = (page: Page): Promise<void> =>
  page.locator('main p[data-kind="saved"]').filter({ hasText: 'Alles is bewaard' }).waitFor({ state: 'attached' })

/** To another place of the portal as a link of its own leads there: the page stays, and loads nothing anew. */
export const goWithin = (page: Page, path: string): Promise<void> =>
  page.evaluate(to => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
