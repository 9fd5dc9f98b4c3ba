import * as t from 'io-ts'
import { expect } from 'vitest'
import { eventually } from '../../setup/eventually'
import type { Line, Lines } from '../answers'
import { arrowDown, type Element, elementCodec } from './driven'
import { byRole, type Place } from './screen'

/** Runs in the page: scrolls to what is not in sight, as a customer does before pressing it; the driver does not. */
const bring = (one: globalThis.Element): null => {
  const { left, top, width, height } = one.getBoundingClientRect()
  const there = document.elementFromPoint(left + width / 2, top + height / 2)
  if (there === null || !one.contains(there)) one.scrollIntoView({ block: 'center', behavior: 'instant' })
  return null
}

const click = async ({ browser }: Place, one: Element): Promise<void> => {
  await browser.run(t.null, bring, one)
  await browser.click(one)
}

/** Presses it with a mouse. */
export const press = async (
  place: Place,
  words: string,
  role: 'button' | 'link' | 'switch' = 'button',
  name?: RegExp,
): Promise<void> => click(place, await byRole(place, role, words, name))

export const type = async (place: Place, label: string, text: string): Promise<void> => {
  const field = await byRole(place, 'textbox', label)
  await click(place, field)
  await place.browser.type(field, text)
}

/** Runs in the page: the words around a button of a choice, which are drawn as one thing with it. */
const around = (one: globalThis.Element): globalThis.Element => one.closest('label') ?? one

const choose = async (place: Place, button: Element): Promise<void> =>
  click(place, await place.browser.run(elementCodec, around, button))

const radio = async (place: Place, label: string, option: string): Promise<Element> => {
  const within = await byRole(place, 'radiogroup', label)
  return byRole({ ...place, within }, 'radio', option)
}

/** By its arrow: the list that folds out is the browser's own, and no page can click in it. */
const pick = async (place: Place, label: string, option: string): Promise<void> => {
  const list = await byRole(place, 'combobox', label)
  for (let before = ''; ; ) {
    const now = await place.browser.run(t.string, shownIn, list)
    if (now === option) return
    if (now === before) throw new Error(`'${label}' does not offer '${option}'.`)
    before = now
    await place.browser.type(list, arrowDown)
  }
}

const shownIn = (one: globalThis.Element): string =>
  one instanceof HTMLSelectElement
    ? (one.selectedOptions[0]?.textContent ?? '')
    : one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement
      ? one.value
      : ''
const isChecked = (one: globalThis.Element): boolean => one instanceof HTMLInputElement && one.checked

const valueAt = async (place: Place, role: 'textbox' | 'combobox', label: string): Promise<string> =>
  place.browser.run(t.string, shownIn, await byRole(place, role, label))

export const textIn = (place: Place, label: string): Promise<string> => valueAt(place, 'textbox', label)

const answer = async (place: Place, line: Line): Promise<void> => {
  switch (line.how) {
    case 'type':
      return type(place, line.label, line.answer)
    case 'pick':
      return pick(place, line.label, line.answer)
    case 'choose':
      return choose(place, await radio(place, line.label, line.answer))
    case 'tick':
      return choose(place, await byRole(place, 'checkbox', line.label))
    case 'found':
      return eventually(async () => expect(await textIn(place, line.label)).toBe(line.shown))
    default:
      throw new Error(`Nobody answers ${line.how} here.`)
  }
}

/** Answers the questions of a section or card, from top to bottom. */
export const fillIn = async (place: Place, lines: Lines): Promise<void> => {
  for (const line of Object.values(lines)) await answer(place, line)
}

const shownAt = async (place: Place, line: Line): Promise<string> => {
  if (line.how === 'boxes') throw new Error('Nobody reads boxes here.')
  const { how, label, shown } = line
  if (how === 'pick') return valueAt(place, 'combobox', label)
  const { run } = place.browser
  if (how === 'choose')
    return (await run(t.boolean, isChecked, await radio(place, label, shown))) ? shown : `not ${shown}`
  if (how === 'tick')
    return (await run(t.boolean, isChecked, await byRole(place, 'checkbox', label))) ? '' : 'not ticked'
  return textIn(place, label)
}

/** What stands on the screen is what was answered, field by field. */
export const expectShown = async (place: Place, lines: Lines): Promise<void> => {
  for (const [key, line] of Object.entries(lines)) {
    const wanted = line.how === 'boxes' ? '' : line.shown
    await expect.poll(() => shownAt(place, line), { message: key }).toBe(wanted)
  }
}
