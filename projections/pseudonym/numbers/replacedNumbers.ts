/**
 * Draws for each number of a log another of the same sign, decimals and side of every threshold; keeps the relations
 * among numbers and the order of home prices.
 */
import { type RandomSource, randomBelow, randomOneOf } from '../random/randomSource'
import { decimalsOf, fromUnits, isPlainNumber, toUnits } from './decimalUnits'
import { digitsKey, type NumbersOfLog } from './numberCollector'
import { homePrices, type KindNumber, type NumberCut, type NumberKinds } from './numberKinds'
import { intersectRanges, type NumberRange } from './numberRanges'

/** From so many units on (euros, cents, tenths of a per cent) a number moves in proportion; fewer become others as few. */
const fewUnits = 10

/** What another number is drawn from: half of it to twice it, but for what is within a tenth of it. In units. */
const rangesAround = (units: number): readonly NumberRange[] =>
  units < fewUnits
    ? [
        [1, units - 1],
        [units + 1, fewUnits - 1],
      ]
    : [
        [Math.ceil(units / 2), Math.ceil(0.9 * units) - 1],
        [Math.floor(1.1 * units) + 1, 2 * units],
      ]

/** All that is near, but for the number itself: where a threshold leaves no room for more. */
const rangesNear = (units: number): readonly NumberRange[] => [
  [Math.ceil(units / 2), units - 1],
  [units + 1, 2 * units],
]

const isSameClass = (one: number, otherNumber: number, cuts: readonly NumberCut[]): boolean =>
  cuts.every(({ at, isOver }) => (isOver ? one > at === otherNumber > at : one >= at === otherNumber >= at))

/** The sizes of the same sign and class as this number, in its units. */
const classOf = (value: number, scale: number, cuts: readonly NumberCut[]): NumberRange => {
  let [least, most] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (const { at, isOver } of cuts) {
    const first = isOver ? Math.floor(at * scale) + 1 : Math.ceil(at * scale)
    if (isOver ? value > at : value >= at) least = Math.max(least, first)
    else most = Math.min(most, first - 1)
  }
  return value < 0 ? [-most, -least] : [least, most]
}

/** One of the ranges by how much they hold in proportion, and a number in it; null where all are empty. */
const drawnFrom = (draw: RandomSource, ranges: readonly NumberRange[]): number | null => {
  const nonEmpty = ranges.filter(([least, most]) => least <= most)
  const sizes = nonEmpty.map(([least, most]) => Math.log((most + 1) / least))
  let at = draw() * sizes.reduce((sum, size) => sum + size, 0)
  for (const [i, [least, most]] of nonEmpty.entries()) {
    const size = sizes[i] ?? 0
    if (at < size || i === nonEmpty.length - 1) return Math.min(most, Math.floor(least * Math.exp(Math.min(at, size))))
    at -= size
  }
  return null
}

const holds = (ranges: readonly NumberRange[], units: number): boolean =>
  ranges.some(([least, most]) => units >= least && units <= most)

/** A decimal that is 0 would not be written, and what is begun of the number would have fewer. */
const withDecimals = (draw: RandomSource, units: number, decimals: number): number => {
  const text = String(units)
  const [whole, rest] = [text.slice(0, -decimals || undefined), decimals === 0 ? '' : text.slice(-decimals)]
  return Number(whole + rest.replace(/0/g, () => randomOneOf(draw, [...'123456789'], '1')))
}

const drawnUnits = (draw: RandomSource, ranges: readonly NumberRange[], decimals: number): number | null => {
  let found: number | null = null
  for (let attempt = 0; attempt < 20; attempt++) {
    const units = drawnFrom(draw, ranges)
    if (units === null) return null
    found = withDecimals(draw, units, decimals)
    if (holds(ranges, found)) return found
  }
  return found
}

/** A number that is not written out in full, or in too many digits for one. */
const otherOdd = (draw: RandomSource, value: number, cuts: readonly NumberCut[]): number => {
  const factors = [1.2 + 0.7 * draw(), 0.55 + 0.3 * draw()]
  const found = factors.map(factor => value * factor)
  return found.find(one => Number.isFinite(one) && one !== value && isSameClass(one, value, cuts)) ?? value
}

/** How often another number than the true one is looked for in a class. */
const wholeTries = 20

/** A number of the class, each as likely as the others; nothing of the true one is known but that it is none of these. */
const otherOfClass = (draw: RandomSource, value: number, cuts: readonly NumberCut[], upTo: number): number => {
  const scale = 10 ** decimalsOf(value)
  const [from, to] = classOf(value, scale, cuts)
  const least = Math.max(0, from)
  const count = Math.min(to, Math.max(upTo * scale, least)) - least + 1
  for (let attempt = 0; attempt < wholeTries; attempt++) {
    const units = withDecimals(draw, least + randomBelow(draw, count), decimalsOf(value))
    const found = ((value < 0 ? -1 : 1) * units) / scale
    if (found !== value && isSameClass(found, value, cuts)) return found
  }
  return value
}

/** @param kept what a rule that compares the number leaves, in units of its size */
const otherNumber = (draw: RandomSource, value: number, cuts: readonly NumberCut[], kept: NumberRange): number => {
  if (value === 0) return value
  if (!isPlainNumber(value)) return otherOdd(draw, value, cuts)
  const decimals = decimalsOf(value)
  const [units, range] = [toUnits(value), classOf(value, 10 ** decimals, cuts)]
  const candidates = [
    intersectRanges(rangesAround(units), range, kept),
    intersectRanges(rangesNear(units), range, kept),
    intersectRanges(rangesAround(units), range),
    intersectRanges(rangesNear(units), range),
  ]
  for (const ranges of candidates) {
    const found = drawnUnits(draw, ranges, decimals)
    if (found !== null) return fromUnits(value, found)
  }
  return value
}

/** What is typed of the other number when as much was typed of this one; null where that is no beginning of it. */
const beginningOf = (value: number, whole: number, otherNumber: number): number | null => {
  const [text, digits] = [String(otherNumber), String(Math.abs(value)).length]
  const [before = ''] = String(whole).split('.')
  const [ahead = ''] = text.split('.')
  if (!text.includes('.') && ahead.length <= digits) return null
  const cut = String(value).split('.')[0] === before ? ahead.length + digits - before.length : digits
  const found = Number(text.slice(0, text.startsWith('-') ? cut + 1 : cut))
  return Number.isFinite(found) && decimalsOf(found) === decimalsOf(value) ? found : null
}

/** The other number with the point where it stood in this one: of 385 and 3.85 the digits are one draw. */
const withPointOf = (value: number, digits: number, otherNumber: number): number => {
  const scale = 10 ** decimalsOf(value)
  const size = Number((Math.abs((otherNumber * value) / digits) * scale).toPrecision(15))
  return (Math.sign(value) * Math.floor(size)) / scale
}

/**
 * Other prices for those of homes, in the same order: all move by one factor, and each by a few per cent more or less, so
 * that no price tells what another was.
 */
const otherPrices = (draw: RandomSource, values: readonly number[]): ReadonlyMap<number, number> => {
  const factor = draw() < 0.5 ? 0.56 * (0.82 / 0.56) ** draw() : 1.2 * 1.5 ** draw()
  const prices = new Map<number, number>()
  for (const sign of [1, -1]) {
    const sorted = values.filter(value => value * sign > 0).sort((a, b) => (a - b) * sign)
    const drawn = sorted.map(value => Math.abs(value) * factor * (1 + 0.07 * (2 * draw() - 1))).sort((a, b) => a - b)
    let last = 0
    for (const [i, value] of sorted.entries()) {
      const decimals = isPlainNumber(value) ? decimalsOf(value) : 0
      last = Math.max(Number((drawn[i] ?? last).toFixed(decimals)), last + 10 ** -decimals)
      prices.set(value, Number(last.toFixed(decimals)) * sign)
    }
  }
  return prices
}

/**
 * Another number for each number of a log: of the same sign and decimals, on its side of every threshold of its kind, from
 * half of it to twice it and not within a tenth of it where there is room; a number of fewer than ten units is another as
 * small, 0 stays; durations and ages are any of their class. Each is drawn by itself: what is known of one says nothing of another.
 */
export const replacedNumbers = (
  draw: RandomSource,
  { values, beginnings, shiftedPoints, calculated, pairs }: NumbersOfLog,
  { cutsOf, wholeUpTo }: NumberKinds,
): ((value: number, kind: string) => number) => {
  const replaced = new Map<string, Map<number, number>>()
  const replacementOf = ({ kind, value }: KindNumber): number | undefined => replaced.get(kind)?.get(value)
  const keyOf = ({ kind, value }: KindNumber): string => `${kind} ${value}`
  const pairsOf = new Map<string, typeof pairs>()
  for (const pair of pairs)
    for (const one of [keyOf(pair.of), keyOf(pair.than)]) pairsOf.set(one, [...(pairsOf.get(one) ?? []), pair])
  /** From where to where this number may go, as others went already. In its units. */
  const rangeLeftBy = (number: KindNumber, scale: number): NumberRange => {
    let [least, most] = [0, Number.POSITIVE_INFINITY]
    const key = keyOf(number)
    for (const { of, than, times } of pairsOf.get(key) ?? []) {
      const isMore = of.value > times * than.value
      const [one, two] = [replacementOf(of), replacementOf(than)]
      if (keyOf(of) === key && two !== undefined) {
        if (isMore) least = Math.max(least, Math.floor(times * two * scale) + 1)
        else most = Math.min(most, Math.floor(times * two * scale))
      }
      if (keyOf(than) === key && one !== undefined) {
        if (isMore) most = Math.min(most, Math.ceil((one / times) * scale) - 1)
        else least = Math.max(least, Math.ceil((one / times) * scale))
      }
    }
    return [least, most]
  }
  const drawn = (number: KindNumber): number => {
    const { kind, value } = number
    const [cuts, upTo] = [cutsOf(kind), wholeUpTo(kind)]
    if (upTo !== null && isPlainNumber(value)) return otherOfClass(draw, value, cuts, upTo)
    const kept = rangeLeftBy(number, isPlainNumber(value) ? 10 ** decimalsOf(value) : 1)
    const whole = beginnings.get(kind)?.get(value)
    const replacedWhole = whole === undefined ? undefined : replacementOf({ kind, value: whole })
    const found = whole === undefined || replacedWhole === undefined ? null : beginningOf(value, whole, replacedWhole)
    const shifted = [...(shiftedPoints.get(digitsKey(number)) ?? [])].flatMap(one => {
      const replacement = replacementOf({ kind, value: one })
      return replacement === undefined ? [] : [withPointOf(value, one, replacement)]
    })
    const match = [...(found === null ? [] : [found]), ...shifted].find(
      one => isSameClass(one, value, cuts) && holds([kept], toUnits(one)),
    )
    return match ?? otherNumber(draw, value, cuts, kept)
  }
  const numbers = [...values].flatMap(([kind, nonEmpty]) => {
    replaced.set(kind, new Map(kind === homePrices ? otherPrices(draw, [...nonEmpty]) : []))
    return kind === homePrices ? [] : [...nonEmpty].map(value => ({ kind, value }))
  })
  // A whole number before what was begun of it.
  for (const number of numbers.sort((a, b) => String(b.value).length - String(a.value).length))
    replaced.get(number.kind)?.set(number.value, drawn(number))
  for (const { number, back } of calculated) {
    const { kind, value } = number
    const found = Number(back(replacementOf).toFixed(isPlainNumber(value) ? decimalsOf(value) : 2))
    if (isSameClass(found, value, cutsOf(kind))) replaced.get(kind)?.set(value, found)
  }
  return (value, kind) => replacementOf({ kind, value }) ?? value
}
