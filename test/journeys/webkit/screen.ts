import * as t from 'io-ts'
import { eventually } from '../../setup/eventually'
import { type Driven, type Element, elementCodec } from './driven'

/** What of a page may have a role; whether it has, WebKit says. */
const mayBe = {
  textbox: 'input:is(:not([type]), [type=text], [type=password], [type=email], [type=tel]), textarea',
  combobox: 'select',
  radio: 'input[type=radio]',
  radiogroup: '[role=radiogroup]',
  checkbox: 'input[type=checkbox]:not([role])',
  switch: '[role=switch]',
  // The bar above the page has some of the same name.
  button: ':is(main, dialog) button, [popovertarget]',
  link: 'a[href]',
  heading: 'h1, h2, h3, h4',
  region: 'section, [role=region]',
  group: 'fieldset, [role=group]',
  dialog: 'dialog',
} as const
export type Role = keyof typeof mayBe

/** WebKit tells a list that folds out as the button that it looks like. */
const calledBy = (role: Role): string => (role === 'combobox' ? 'button' : role)

/** Where something is sought. */
export interface Place {
  readonly browser: Driven
  /** null: the whole page. */
  readonly within: Element | null
}

type InPage = globalThis.Element

/** Runs in the page: what is drawn there with these words in it or at it, so that few need be asked for their name. */
const drawn = (selector: string, words: string, within: InPage | null): readonly InPage[] => {
  const flat = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim()
  const textsOf = (one: InPage): readonly (string | null | undefined)[] => [
    one.getAttribute('aria-label'),
    one.textContent,
    ...(one.getAttribute('aria-labelledby') ?? '').split(' ').map(id => document.getElementById(id)?.textContent),
    ...('labels' in one && one.labels instanceof NodeList ? [...one.labels] : []).map(label => label.textContent),
  ]
  const modal = document.querySelector('dialog:modal')
  return [...(within ?? document).querySelectorAll(selector)]
    .filter(one => one.checkVisibility() && one.closest('[inert]') === null)
    .filter(one => modal?.contains(one) !== false && textsOf(one).some(text => flat(text).includes(words)))
}

const flat = (text: string): string => text.replace(/\s+/g, ' ').trim()
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A question that may stay empty says so behind its words; one among others of the same name first says what it is about. */
const asked = (label: string): RegExp => new RegExp(`^${escaped(label)}( \\([^)]+\\))?( \\(niet verplicht\\))?$`)

/** All that has this role and this name, as WebKit tells them to who does not see the screen. */
export const allByRole = async (
  { browser, within }: Place,
  role: Role,
  words: string,
  name = asked(words),
): Promise<readonly Element[]> => {
  const named: Element[] = []
  for (const one of await browser.run(t.readonlyArray(elementCodec), drawn, mayBe[role], words, within))
    if (name.test(flat(await browser.nameOf(one))) && (await browser.roleOf(one)) === calledBy(role)) named.push(one)
  return named
}

/** The first of them, waited for. */
export const byRole = (place: Place, role: Role, words: string, name?: RegExp): Promise<Element> =>
  eventually(async () => {
    const [first] = await allByRole(place, role, words, name)
    if (first === undefined) throw new Error(`There is no ${role} '${words}'.`)
    return first
  })

const waitFor = (what: string, check: () => Promise<boolean>): Promise<void> =>
  eventually(async () => {
    if (!(await check())) throw new Error(`${what} is not so.`)
  })

/** Waits until there is none. */
export const gone = (place: Place, role: Role, words: string): Promise<void> =>
  waitFor(`no ${role} '${words}'`, async () => (await allByRole(place, role, words)).length === 0)

/** Part of a step under this heading. */
export const section = async ({ browser }: Place, title: string): Promise<Place> => {
  const within = await eventually(() =>
    browser.run(
      elementCodec,
      (words: string) =>
        [...document.querySelectorAll('main section')].find(
          one => one.querySelector('h2')?.textContent?.trim() === words,
        ),
      title,
    ),
  )
  return { browser, within }
}

/** A card by what it is called and its number ('Werkgever 2'), whatever has been filled in. */
export const card = async (place: Place, title: string): Promise<Place> => {
  const name = new RegExp(`^${escaped(title)}(:|$)`)
  const within = await eventually(async () => {
    const [first] = [
      ...(await allByRole(place, 'region', title, name)),
      ...(await allByRole(place, 'group', title, name)),
    ]
    if (first === undefined) throw new Error(`There is no card '${title}'.`)
    return first
  })
  return { browser: place.browser, within }
}

/** Where documents are put; what opens the browser's own window for them is drawn in its place. */
export const fileField = ({ browser }: Place): Promise<Element> =>
  eventually(() => browser.run(elementCodec, () => document.querySelector('input[type=file]')))

/** Runs in the page: whether a text is drawn that is, or where it ends in `*` begins with, these words. */
const isDrawn = (words: string, within: InPage | null): boolean => {
  const flat = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim()
  const begins = words.endsWith('*')
  const wanted = begins ? words.slice(0, -1) : words
  return [...(within ?? document.body).querySelectorAll('*')].some(one => {
    const text = flat(one.textContent)
    return (begins ? text.startsWith(wanted) : text === wanted) && one.checkVisibility()
  })
}

/** Whether these words are on the screen; with `*` at their end, whether something there begins with them. */
export const isSaid = ({ browser, within }: Place, words: string): Promise<boolean> =>
  browser.run(t.boolean, isDrawn, words, within)

export const says = (place: Place, words: string): Promise<void> => waitFor(`'${words}'`, () => isSaid(place, words))
export const saysNoMore = (place: Place, words: string): Promise<void> =>
  waitFor(`no '${words}'`, async () => !(await isSaid(place, words)))

/** Waits for the screen with this title, and until nothing in it is on its way. */
export const onScreen = async (place: Place, title: string): Promise<void> => {
  await byRole(place, 'heading', title)
  await saysNoMore(place, 'Een ogenblik, de gegevens worden geladen*')
}

/** Waits until all that was answered is on the disk. */
export const saved = (place: Place): Promise<void> => says(place, 'Alles is bewaard*')
