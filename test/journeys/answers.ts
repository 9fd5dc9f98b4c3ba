import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import type { Answer } from '../../domain/language/answer'
import { openCardOf } from './cards'
import type { Hands } from './hands'
import { chooseHome, chosenHome, searchHomes } from './homeSearch'
import { box, boxList, choice, home, option, type Place, selectField, slider, textField } from './screen'

/**
 * One question: what is asked, what is answered, what the field shows then, and what the office must get for it. `leave`
 * is not answered on the screen. A home that is `seen` or chosen is answered by its street; a search without a choice,
 * `sought`, by what the screen says then.
 */
interface OneLine {
  readonly how:
    | ('type' | 'pick' | 'choose' | 'tick' | 'slide')
    | ('found' | 'seen' | 'leave')
    | ('homeInList' | 'homeOnMap' | 'sought')
  readonly label: string
  readonly answer: string
  readonly shown: string
  readonly sent: Answer
}

/** A list of boxes, by the name that the office knows each by. */
interface BoxesLine {
  readonly how: 'boxes'
  readonly label: string
  readonly boxes: Readonly<Record<string, { readonly words: string; readonly ticked: boolean }>>
}

export type Line = OneLine | BoxesLine

/**
 * Questions by the name that the office knows them by, in the order in which they are asked; an explanation by that of
 * what it explains ('goal.explanation').
 */
export type Lines = Readonly<Record<string, Line>>

const tickedWords = ({ boxes }: BoxesLine): readonly string[] =>
  Object.values(boxes).flatMap(({ words, ticked }) => (ticked ? [words] : []))

/** The question itself, as it is asked. */
const questionOf = (place: Place, { how, label }: Line): Locator | null => {
  switch (how) {
    case 'type':
    case 'found':
      return textField(place, label)
    case 'pick':
      return selectField(place, label)
    case 'choose':
      return choice(place, label)
    case 'tick':
      return box(place, label)
    default:
      return null
  }
}

const openCard = async (place: Place, line: Line, hands?: Hands): Promise<void> => {
  const question = questionOf(place, line)
  if (question !== null) await openCardOf(place, question, line.label, hands)
}

const answer = async (hands: Hands, place: Place, line: Line): Promise<void> => {
  await openCard(place, line, hands)
  if (line.how === 'boxes') {
    for (const words of tickedWords(line)) await hands.choose(box(boxList(place, line.label), words))
    return
  }
  const { how, label, answer, shown } = line
  switch (how) {
    case 'type':
      return hands.type(textField(place, label), answer)
    case 'pick':
      return hands.pick(selectField(place, label), answer)
    case 'choose':
      return hands.choose(option(place, label, answer))
    case 'tick':
      return hands.choose(box(place, label))
    case 'slide':
      return hands.slide(slider(place, label), Number(answer))
    case 'homeInList':
    case 'homeOnMap':
      return chooseHome(hands, place, answer, how === 'homeOnMap')
    case 'sought':
      return searchHomes(hands, place, answer)
    case 'seen':
      return home(place, answer).waitFor()
    case 'found':
      await expect.poll(() => textField(place, label).inputValue()).toBe(shown)
  }
}

/** Answers the questions of a section or card, from top to bottom. */
export const fillIn = async (hands: Hands, place: Place, lines: Lines): Promise<void> => {
  for (const line of Object.values(lines)) await answer(hands, place, line)
}

const shownAt = async (place: Place, line: Line): Promise<string> => {
  await openCard(place, line)
  const { how, label } = line
  switch (how) {
    case 'pick':
      return (await selectField(place, label).locator('option:checked').textContent()) ?? ''
    case 'choose':
      return (await choice(place, label).locator('label:has(:checked)').textContent()) ?? ''
    case 'tick':
      return (await box(place, label).isChecked()) ? '' : 'not ticked'
    case 'boxes':
      return (await boxList(place, label).locator('label:has(:checked)').allTextContents()).join(' | ')
    case 'slide':
      return slider(place, label).inputValue()
    case 'seen':
      return (await home(place, line.answer).count()) === 1 ? line.shown : 'not there'
    case 'sought':
      return (await place.getByText(line.answer, { exact: true }).count()) > 0 ? line.shown : 'not said'
    case 'homeInList':
    case 'homeOnMap':
      return (await home(chosenHome(place, line.answer), line.answer).count()) === 1 ? line.shown : 'not chosen'
    default:
      return textField(place, label).inputValue()
  }
}

const shownFor = (line: Line): string => (line.how === 'boxes' ? tickedWords(line).join(' | ') : line.shown)

/** What stands on the screen is what was answered, field by field. */
export const expectShown = async (place: Place, lines: Lines): Promise<void> => {
  const answered = Object.entries(lines).filter(([, { how }]) => how !== 'leave')
  const read = async (): Promise<Readonly<Record<string, string>>> => {
    const shown: Record<string, string> = {}
    for (const [key, line] of answered) shown[key] = await shownAt(place, line)
    return shown
  }
  await expect.poll(read).toEqual(Object.fromEntries(answered.map(([key, line]) => [key, shownFor(line)])))
}

const sentFor = (line: Line): object => {
  if (line.how !== 'boxes') return { title: line.label, value: line.sent }
  const boxes = Object.entries(line.boxes)
  const questions = boxes.map(([key, { words, ticked }]) => [key, { title: words, value: ticked ? 1 : 0 }])
  return { title: line.label, questions: Object.fromEntries(questions) }
}

/** The same as the office must get it: an explanation within what it explains. */
export const asSent = (lines: Lines): Readonly<Record<string, object>> => {
  const sent: Record<string, object> = {}
  for (const [key, line] of Object.entries(lines)) {
    const [question = '', within] = key.split('.')
    sent[question] = { ...sent[question], ...(within === undefined ? sentFor(line) : { [within]: sentFor(line) }) }
  }
  return sent
}
