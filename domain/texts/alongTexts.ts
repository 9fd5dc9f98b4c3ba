import { andMore } from './andMore'
import { several } from './several'

/** So many are named one by one. */
const fewItems = 3

const sentences =
  (one: string, more: string) =>
  (items: readonly string[], questions: readonly string[]): readonly string[] => {
    const named = items.length > fewItems ? `${items[0]} tot en met ${items.at(-1)}` : andMore(items)
    const [first] = questions
    return [
      ...(items.length === 0 ? [] : [`${named} ${several(items.length, one, more)}`]),
      ...(first === undefined
        ? []
        : [
            several(
              questions.length,
              `De vraag '${first}' ${one}`,
              `${questions.length} vragen ${more}, vanaf '${first}'`,
            ),
          ]),
    ]
  }

/** What an answer did to what stands around it, for who listens (our choice); each a sentence without its full stop. */
export const alongTexts = {
  unticked: (boxes: readonly string[]) => (boxes.length === 0 ? [] : [`Niet meer gekozen: ${andMore(boxes)}`]),
  come: sentences('is erbij gekomen', 'zijn erbij gekomen'),
  gone: sentences('is weg', 'zijn weg'),
}
