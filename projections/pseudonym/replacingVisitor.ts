/**
 * Makes the visitor that replaces each gathered value of a log (text, number, moment, id, path, document, home, place) by an
 * invented one; null, and so no visitor, where any text or document name cannot be replaced.
 */
import type { Catalogue } from '../../domain/engine/catalogue'
import type { LogMove } from './dates/logMove'
import type { GatheredValues } from './gatherValues'
import type { NumberKinds } from './numbers/numberKinds'
import { replacedNumbers } from './numbers/replacedNumbers'
import type { RandomSource } from './random/randomSource'
import { replacedTexts } from './replacedTexts'
import { documentNames } from './texts/documentNames'
import { homeParts } from './texts/homeParts'
import type { ValueVisitor } from './walk/leafVisitors'
import { pathReplacer } from './walk/pathReplacer'

/** How far from the middle an invented place lies at most, in degrees. */
export const placeSpreadDegrees = 0.04

/**
 * @param nameOf other names for things and items
 * @param move how the moments and days of the log itself move
 * @param dates the date that is put in the place of each, ISO
 */
export function* replacingVisitor(
  catalogue: Catalogue,
  draw: RandomSource,
  found: GatheredValues,
  kinds: NumberKinds,
  nameOf: (name: string) => string,
  move: LogMove,
  dates: ReadonlyMap<string, string>,
): Generator<void, ValueVisitor | null> {
  const names = documentNames(found.documents, found.texts)
  const texts = yield* replacedTexts(draw, found, dates)
  if (names === null || texts === null) return null
  const numbers = replacedNumbers(draw, found.numbers, kinds)
  const degrees = new Map<string, number>()
  const home = (lookupKey: string): string =>
    homeParts(lookupKey, texts.isKnown)
      .map(part => (part === '' ? '' : texts.replaced(part)))
      .join('-')
  // A home may have its address for an id.
  const text = (one: string): string => (found.homes.has(one) ? home(one) : texts.replaced(one))
  return {
    text,
    birth: text,
    number: (value, { name }) => numbers(value, kinds.kindOf(name)),
    moment: move.moment,
    day: move.day,
    thing: nameOf,
    path: pathReplacer(catalogue, nameOf),
    document: name => names.get(name) ?? '',
    home,
    degree: (degree, middle) => {
      const key = `${middle} ${degree}`
      const place = degrees.get(key) ?? Number((middle + (2 * draw() - 1) * placeSpreadDegrees).toFixed(5))
      degrees.set(key, place)
      return place
    },
  }
}
