/**
 * Sentences for a screen reader of what an answer did around it: boxes unticked, questions and items that came or went
 * (our choice).
 */

import { joinNames } from './joinNames'
import { singularOrPlural } from './singularOrPlural'

/** So many are named one by one. */
const fewItems = 3

const sentences =
  (one: string, more: string) =>
  (seen: readonly (readonly ['question' | 'item', string])[]): readonly string[] => {
    const named = (kind: string): readonly string[] => seen.flatMap(([what, name]) => (what === kind ? [name] : []))
    const [items, questions] = [named('item'), named('question')]
    const [first, question] = [items[0], questions[0]]
    const all = items.length > fewItems ? `${first} tot en met ${items.at(-1)}` : joinNames(items)
    return [
      ...(first === undefined ? [] : [`${all} ${singularOrPlural(items.length, one, more)}`]),
      ...(question === undefined
        ? []
        : [
            singularOrPlural(
              questions.length,
              `De vraag '${question}' ${one}`,
              `${questions.length} vragen ${more}, vanaf '${question}'`,
            ),
          ]),
    ]
  }

/** Each a sentence without its full stop. */
export const answerEffectTexts = {
  unticked: (boxes: readonly string[]) => (boxes.length === 0 ? [] : [`Niet meer gekozen: ${joinNames(boxes)}`]),
  come: sentences('is erbij gekomen', 'zijn erbij gekomen'),
  gone: sentences('is weg', 'zijn weg'),
}
