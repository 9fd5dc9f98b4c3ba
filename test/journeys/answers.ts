import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { box, choice, option, type Place, selectField, textField } from './screen'

/** One question: what is asked, what is answered, what the field shows then, and what the office must get for it. */
export interface Line {
  readonly how: 'type' | 'pick' | 'choose' | 'tick' | 'found'
  readonly label: string
  readonly answer: string
  readonly shown: string
  readonly sent: string | number
}

/** Questions by the name that the office knows them by, in the order in which they are asked. */
export type Lines = Readonly<Record<string, Line>>

/** Typed into a field. */
export const typed = (label: string, answer: string, sent: string | number = answer, shown = answer): Line => ({
  how: 'type',
  label,
  answer,
  shown,
  sent,
})
/** Picked from a list that folds out. */
export const picked = (label: string, answer: string, sent: string | number): Line => ({
  how: 'pick',
  label,
  answer,
  shown: answer,
  sent,
})
/** One of the two large buttons. */
export const chosen = (label: string, answer: 'Ja' | 'Nee'): Line => ({
  how: 'choose',
  label,
  answer,
  shown: answer,
  sent: answer === 'Ja' ? 1 : 0,
})
export const ticked = (label: string): Line => ({ how: 'tick', label, answer: '', shown: '', sent: 1 })
/** Filled in by looking it up: one waits for it and types nothing. */
export const found = (label: string, answer: string): Line => ({ ...typed(label, answer), how: 'found' })

/** A way to work a screen: with a mouse, or by the keyboard alone. */
export interface Hands {
  readonly type: (field: Locator, text: string) => Promise<void>
  readonly pick: (field: Locator, option: string) => Promise<void>
  readonly choose: (option: Locator) => Promise<void>
  readonly press: (button: Locator) => Promise<void>
}

const answer = async (hands: Hands, place: Place, { how, label, answer, shown }: Line): Promise<void> => {
  switch (how) {
    case 'type':
      return hands.type(textField(place, label), answer)
    case 'pick':
      return hands.pick(selectField(place, label), answer)
    case 'choose':
      return hands.choose(option(place, label, answer))
    case 'tick':
      return hands.choose(box(place, label))
    case 'found':
      await expect.poll(() => textField(place, label).inputValue(), { timeout: 10_000 }).toBe(shown)
  }
}

/** Answers the questions of a section or card, from top to bottom. */
export const fillIn = async (hands: Hands, place: Place, lines: Lines): Promise<void> => {
  for (const line of Object.values(lines)) await answer(hands, place, line)
}

const shownAt = async (place: Place, { how, label }: Line): Promise<string> => {
  switch (how) {
    case 'pick':
      return (await selectField(place, label).locator('option:checked').textContent()) ?? ''
    case 'choose':
      return (await choice(place, label).locator('label:has(:checked)').textContent()) ?? ''
    case 'tick':
      return (await box(place, label).isChecked()) ? '' : 'not ticked'
    default:
      return textField(place, label).inputValue()
  }
}

/** What stands on the screen is what was answered, field by field. */
export const expectShown = async (place: Place, lines: Lines): Promise<void> => {
  const read: Record<string, string> = {}
  for (const [key, line] of Object.entries(lines)) read[key] = await shownAt(place, line)
  expect(read).toEqual(Object.fromEntries(Object.entries(lines).map(([key, { shown }]) => [key, shown])))
}

/** The same as the office must get it. */
export const asSent = (lines: Lines): Readonly<Record<string, { title: string; value: string | number }>> =>
  Object.fromEntries(Object.entries(lines).map(([key, { label, sent }]) => [key, { title: label, value: sent }]))
