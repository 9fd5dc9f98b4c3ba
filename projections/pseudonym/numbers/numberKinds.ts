/**
 * Groups the numbers of a log into kinds by question, with the thresholds and comparisons of rules, conditions and
 * doubts that a replacement number must keep.
 */
import { surveyDoubts } from '../../../domain/catalogue/doubts/surveyDoubts'
import type { Catalogue, Slot } from '../../../domain/engine/catalogue'
import type { Condition, Readable } from '../../../domain/language/condition'
import type { Doubt } from '../../../domain/language/doubt'
import type { Check } from '../../../domain/language/rule'
import { maxFileBytes } from '../../../domain/sending/attachment'
import { conditionsIn, partsOf } from '../dates/thresholds'

/** Where one class of numbers ends and the next begins: below `at`, or, where `isOver`, right above it. */
export interface NumberCut {
  readonly at: number
  readonly isOver: boolean
}

/**
 * That a rule asks whether one number is more than so many times another, by their names. `isBeside`: both stand in one
 * item.
 */
export interface NumberComparison {
  readonly of: string
  readonly than: string
  readonly times: number
  readonly isBeside: boolean
}

/**
 * Numbers by kind: what is compared as it is with something else is of one kind with it, every other name is a kind of its
 * own. Equal numbers of one kind stay equal; those of two kinds say nothing of each other.
 */
export interface NumberKinds {
  readonly kindOf: (name: string) => string
  readonly cutsOf: (kind: string) => readonly NumberCut[]
  /**
   * Of a kind whose numbers are drawn from all of their class, so that nothing but the class is known: the most that is
   * drawn of a class without an end; null of others.
   */
  readonly wholeUpTo: (kind: string) => number | null
  readonly comparisons: readonly NumberComparison[]
}

/** What a number is of, and what it stands beside: the path of its item, or the object that it is in. */
export interface NumberPlace {
  readonly name: string
  readonly beside: unknown
}

/** A number by its kind. */
export interface KindNumber {
  readonly kind: string
  readonly value: number
}

/** The prices of homes: the screen lists homes by them. */
export const homePrices = 'value_low'

/** The name of a number's question, of whatever item or step: 'salary', and 'savings' for 'section_5.questions.savings.value'. */
export const numberNameAt = (path: string): string => {
  const names = path.split('.')
  return names.at(names.at(-1) === 'value' ? -2 : -1) ?? ''
}

const below = (at: number): NumberCut => ({ at, isOver: false })
const over = (at: number): NumberCut => ({ at, isOver: true })

/** Names of what is asked or compared under another name; a pension is that of one who lives alone, or together. */
export const sameNumbers: readonly (readonly [name: string, as: string])[] = [
  ['value_high', homePrices],
  ['own_car_contribution', 'car_contribution'],
  ['aow_uitkering', 'aow_alleenstaand'],
  ['aow_samenwonend', 'aow_alleenstaand'],
]

/** What every number is compared with. */
const none: readonly NumberCut[] = [below(0), over(0)]

const cutsIn = (check: Check): readonly NumberCut[] => {
  switch (check.tag) {
    case 'from':
      return [below(check.least)]
    case 'upTo':
      return [over(check.most)]
    default:
      return []
  }
}

const doubtCuts = ({ suspicion }: Doubt): readonly NumberCut[] => {
  switch (suspicion.tag) {
    case 'below':
      return [below(suspicion.least)]
    case 'above':
      return [over(suspicion.most)]
    case 'between':
      return [below(suspicion.from), over(suspicion.to)]
    default:
      return []
  }
}

const conditionCuts = (condition: Condition): readonly NumberCut[] =>
  condition.tag === 'is'
    ? condition.values.flatMap(value => (typeof value === 'number' ? [below(value), over(value)] : []))
    : []

const timesIn = ({ suspicion }: Doubt): readonly (readonly [than: Readable, times: number])[] => {
  switch (suspicion.tag) {
    case 'times':
    case 'timesAll':
      return [[suspicion.than, suspicion.times]]
    case 'apart':
      return [
        [suspicion.from, suspicion.times],
        [suspicion.from, 1 / suspicion.times],
      ]
    default:
      return []
  }
}

/** What stands in no question: a file's size in bytes, and the months beside a pension's age in years. */
export const otherCuts: readonly (readonly [name: string, cuts: readonly NumberCut[]])[] = [
  ['size', [over(maxFileBytes)]],
  ['vanaf_leeftijd_maanden', [over(11)]],
]

/**
 * Durations in months and ages in years, each with the most that is drawn. The classes of dates limit these too: drawn
 * around the true one they would say the rest.
 */
export const fullRangeKinds: ReadonlyMap<string, number> = new Map([
  ['rentevast_periode_in_jaren', 1_200],
  ['vanaf_leeftijd_jaren', 100],
  ['vanaf_leeftijd_maanden', 24],
])

/** Of these 0 is one of many: an age of 67 years and 0 months says when one was born. */
export const zeroIsOrdinary: ReadonlySet<string> = new Set(['vanaf_leeftijd_maanden'])

/** Read off the catalogue and the doubts. */
export const numberKinds = (catalogue: Catalogue): NumberKinds => {
  const slotOf = (question: Readable): Slot | undefined => catalogue.slots.find(slot => slot.question === question)
  const comparisons = surveyDoubts.flatMap(doubt =>
    timesIn(doubt).flatMap(([beside, times]): readonly NumberComparison[] => {
      const [of, than] = [slotOf(doubt.question), slotOf(beside)]
      if (of === undefined || than === undefined) return []
      return [{ of: numberNameAt(of.path), than: numberNameAt(than.path), times, isBeside: of.group === than.group }]
    }),
  )
  const roots = new Map([
    ...sameNumbers,
    ...comparisons.flatMap(({ of, than, times }) => (times === 1 ? [[of, than] as const] : [])),
  ])
  const kindOf = (name: string): string => roots.get(name) ?? name
  const cuts = new Map<string, NumberCut[]>()
  const add = (name: string, more: readonly NumberCut[]): void => {
    const first = zeroIsOrdinary.has(name) ? [below(0)] : none
    cuts.set(kindOf(name), [...(cuts.get(kindOf(name)) ?? first), ...more])
  }
  const addAt = (question: Readable, more: readonly NumberCut[]): void => {
    const slot = more.length === 0 ? undefined : slotOf(question)
    if (slot !== undefined) add(numberNameAt(slot.path), more)
  }
  for (const [name, more] of otherCuts) add(name, more)
  for (const { question, path } of catalogue.slots)
    if (question.kind === 'number')
      add(
        numberNameAt(path),
        question.rules.flatMap(({ check }) => cutsIn(check)),
      )
  for (const doubt of surveyDoubts) addAt(doubt.question, doubtCuts(doubt))
  for (const condition of [...conditionsIn(catalogue), ...surveyDoubts.flatMap(({ when }) => partsOf(when))])
    if (condition.tag === 'is') addAt(condition.question, conditionCuts(condition))
  return {
    kindOf,
    cutsOf: kind => cuts.get(kind) ?? none,
    wholeUpTo: kind => fullRangeKinds.get(kind) ?? null,
    comparisons,
  }
}
