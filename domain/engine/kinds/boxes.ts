/**
 * How the answer of a checkbox list is stored, sent and put in words, and which boxes stay ticked after the customer
 * ticks or unticks some.
 */

import type { Answer } from '../../language/answer'
import type { BoxesQuestion } from '../../language/question'
import type { KindRow } from './kindRow'

const isTicked = (value: Answer, key: string): boolean => Array.isArray(value) && value.includes(key)

export const boxesRow: KindRow<'boxes'> = {
  fits: ({ boxes }, value) => Array.isArray(value) && value.every(key => boxes.some(box => box.key === key)),
  isEmpty: (_, value) => Array.isArray(value) && value.length === 0,
  kept: (_, value) => value,
  typing: null,
  // The office sends boxes one by one, and the portal does not ask it for them.
  fromLoaded: () => null,
  inWords: (_, value, { boxes }) =>
    boxes
      .filter(({ key }) => isTicked(value, key))
      .map(({ label }) => label)
      .join(', '),
  onWire: ({ boxes }, value) => ({
    questions: Object.fromEntries(
      boxes.map(({ key, label }) => [key, { title: label, value: isTicked(value, key) ? 1 : 0 } as const]),
    ),
  }),
}

/**
 * The boxes that stay ticked after the customer ticked or unticked some: in the catalogue's order, and a box that stands
 * alone clears the others, as another box clears it.
 */
export const settledBoxes = (
  question: BoxesQuestion,
  before: readonly string[],
  after: readonly string[],
): readonly string[] => {
  const isNew = (key: string): boolean => after.includes(key) && !before.includes(key)
  const newAlone = question.boxes.find(({ key, alone }) => alone && isNew(key))
  if (newAlone !== undefined) return [newAlone.key]
  const others = question.boxes.some(({ key, alone }) => !alone && after.includes(key))
  return question.boxes.filter(({ key, alone }) => after.includes(key) && !(alone && others)).map(({ key }) => key)
}
