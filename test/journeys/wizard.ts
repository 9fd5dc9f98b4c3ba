import type { Page } from 'playwright-core'
import { expectShown, fillIn, type Lines } from './answers'
import { removeItem } from './cards'
import type { Hands } from './hands'
import * as household from './household'
import { button, card, says, section, toggle } from './screen'

const fillItems = async (hands: Hands, page: Page, called: string, items: readonly Lines[]): Promise<void> => {
  for (const [at, lines] of items.entries()) {
    // The first is there at once.
    if (at > 0) await hands.press(button(page, `${called} toevoegen`))
    await fillIn(hands, card(page, `${called} ${at + 1}`), lines)
  }
}

/** All of 'Persoonlijke gegevens' with two employers, a company, a partner elsewhere and three children. */
export const fillPersonalDetails = async (hands: Hands, page: Page): Promise<void> => {
  const { person, home, employed, employers, enrolled, company, together, partner, partnerHome, parent, children } =
    household
  await fillIn(hands, section(page, 'Persoonlijke gegevens'), person)
  await fillIn(hands, section(page, 'Uw woning'), home)
  await fillIn(hands, page, employed)
  await fillItems(hands, page, 'Werkgever', employers)
  await fillIn(hands, page, enrolled)
  await fillItems(hands, page, 'Bedrijf', [company])
  await fillIn(hands, section(page, 'Partner'), { ...together, ...partner })
  await fillPartnerHome(hands, page, partnerHome)
  await fillIn(hands, page, parent)
  await fillItems(hands, page, 'Kind', children)
}

const fillPartnerHome = async (hands: Hands, page: Page, lines: Lines): Promise<void> => {
  const { postal_code, number, ...rest } = lines
  const place = section(page, 'Partner')
  await fillIn(hands, place, { ...(postal_code && { postal_code }), ...(number && { number }) })
  await says(place, 'Woning niet gevonden.')
  await fillIn(hands, place, rest)
}

/** Takes the second child away and back, and the third away. */
export const changeChildren = async (hands: Hands, page: Page): Promise<void> => {
  const children = section(page, 'Kinderen')
  await removeItem(hands, card(page, 'Kind 2'))
  await says(children, 'Kind 2: Bram is verwijderd.')
  await hands.press(children.getByRole('button', { name: 'Ongedaan maken' }))
  await card(page, 'Kind 3').waitFor()
  await removeItem(hands, card(page, 'Kind 3'))
  await says(children, 'Kind 3: Lotte is verwijderd.')
}

/** Every answer of 'Persoonlijke gegevens' stands on the screen, with the two children that are left. */
export const expectPersonalDetails = async (page: Page): Promise<void> => {
  const { person, home, employed, employers, enrolled, company, together, partner, partnerHome, parent, children } =
    household
  await expectShown(section(page, 'Persoonlijke gegevens'), person)
  await expectShown(section(page, 'Uw woning'), home)
  await expectShown(page, { ...employed, ...enrolled, ...parent })
  for (const [at, lines] of employers.entries()) await expectShown(card(page, `Werkgever ${at + 1}`), lines)
  await expectShown(card(page, 'Bedrijf 1'), company)
  await expectShown(section(page, 'Partner'), { ...together, ...partner, ...partnerHome })
  for (const at of [0, 1] as const) await expectShown(card(page, `Kind ${at + 1}`), children[at])
}

const topicText = (page: Page, at: number) =>
  page.getByRole('textbox', { name: /^Wat wilt u hierover vragen\?/ }).nth(at)

/** Switches the topics on and writes a question under each. */
export const askAdvisor = async (hands: Hands, page: Page): Promise<void> => {
  for (const [at, { topic, text }] of household.questions.entries()) {
    await hands.choose(toggle(page, topic))
    await hands.type(topicText(page, at), text)
  }
}

/** Puts a document with the inventory; `pick` is whatever opens the browser's own window for files. */
export const addDocument = async (page: Page, pick: () => Promise<void>, names: readonly string[]): Promise<void> => {
  const chosen = page.waitForEvent('filechooser')
  // Only once the page has heard that somebody listens does it hand the window over; a key may be faster than that.
  await page.evaluate(() => undefined)
  await pick()
  await (await chosen).setFiles(names.map(name => ({ name, mimeType: 'application/pdf', buffer: pdf(name) })))
}

/** The smallest thing that is a PDF document. */
export const pdf = (text: string): Buffer => Buffer.from(`%PDF-1.4\n% ${text}\n%%EOF\n`)

/** By the side navigation, to a step that was passed before. */
export const toStep = (hands: Hands, page: Page, title: string): Promise<void> =>
  hands.press(page.getByRole('navigation', { name: 'Stappen' }).getByRole('link', { name: new RegExp(`^${title} ?,`) }))
