import fc from 'fast-check'
import type { Catalogue } from '../../domain/engine/catalogue'
import type { Answer } from '../../domain/language/answer'
import type { Question } from '../../domain/language/question'
import { dutchDate, oddDates, type RelativeDate } from './dates'
import { someLenders, someProducts } from './lenders'
import { type Thresholds, thresholdsOf } from './thresholds'

/** An answer, or a date that is counted from the day it is given. */
export type GivenAnswer = Answer | RelativeDate

export const isRelative = (given: GivenAnswer): given is RelativeDate => typeof given === 'object' && 'months' in given

/** @param today ISO */
export const asGiven = (given: GivenAnswer, today: string): Answer =>
  isRelative(given) ? dutchDate(today, given) : given

const nonsense = ['', ' ', 'x', '-', '0', '<b>', '__proto__', 'Zoë \u{1f469}‍\u{1f467}', 'e\u0301', '\ud800']

const textArbitrary = ({ lengths, samples }: Thresholds): fc.Arbitrary<GivenAnswer> => {
  const edges = lengths.flatMap(most => [most - 1, most, most + 1].map(length => 'a'.repeat(length)))
  const near = samples.flatMap(sample => [
    sample,
    ` ${sample} `,
    sample.slice(0, -1),
    `${sample}x`,
    `${sample.slice(0, 4)} ${sample.slice(4)}`,
    sample.toLowerCase(),
  ])
  return fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom('Jan', ...near, ...near) },
    { weight: 2, arbitrary: fc.constantFrom(...nonsense, ...edges) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 8 }) },
  )
}

const dateArbitrary = ({ ages, months }: Thresholds): fc.Arbitrary<GivenAnswer> => {
  const day = fc.constantFrom(-1, 0, 1)
  const birthdays = fc.record({
    months: fc.constantFrom(...ages.flatMap(age => [age, age + 1]).map(age => -12 * age)),
    days: day,
  })
  const near = fc.record({ months: fc.constantFrom(...months), days: day })
  return fc.oneof(
    { weight: 6, arbitrary: birthdays },
    { weight: 3, arbitrary: near },
    { weight: 2, arbitrary: fc.constantFrom('', ...oddDates) },
  )
}

const numberArbitrary = ({ numbers }: Thresholds): fc.Arbitrary<GivenAnswer> => {
  const around = [0, ...numbers].flatMap(n => [n - 1, n - 0.01, n, n + 0.01, n + 1])
  return fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...around) },
    { weight: 2, arbitrary: fc.constantFrom('', ' ', '-', '12,5x', 'veel', '0', -0) },
    { weight: 1, arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true }) },
  )
}

const rightShape = (question: Question, thresholds: Thresholds): fc.Arbitrary<GivenAnswer> => {
  switch (question.kind) {
    case 'text':
      return textArbitrary(thresholds)
    case 'date':
      return dateArbitrary(thresholds)
    case 'number':
      return numberArbitrary(thresholds)
    case 'choice': {
      const offered = question.options.map(({ value }) => value)
      const supplied =
        question.supply === null
          ? []
          : [...(question.supply.from === 'lenders' ? someLenders : someProducts), '', 'none']
      return fc.constantFrom(question.none, ...thresholds.values, ...offered, ...offered, ...supplied)
    }
    case 'boxes': {
      const keys = question.boxes.map(({ key }) => key)
      return fc.shuffledSubarray(keys)
    }
    case 'slider':
      return fc.constantFrom(
        question.from - 1,
        question.from,
        question.from + question.step / 2,
        question.from + question.step,
        question.to - question.step,
        question.to,
        question.to + 1,
      )
    case 'switch':
      return fc.constantFrom(0, 1)
    case 'stored':
      return fc.constantFrom<Answer>('', 'x', 0, 1, -1)
  }
}

const wrongShape: fc.Arbitrary<GivenAnswer> = fc.constantFrom<Answer>(
  'x',
  2,
  -1,
  [],
  ['x'],
  Number.NaN,
  Number.POSITIVE_INFINITY,
)

/** Answers to a question, just below, at and above everything they are compared with; of the right shape. */
export const fittingAnswer = (catalogue: Catalogue, question: Question): fc.Arbitrary<GivenAnswer> =>
  rightShape(question, thresholdsOf(catalogue, question))

/** The same, and now and then something that the question cannot hold. */
export const anyAnswer = (catalogue: Catalogue, question: Question): fc.Arbitrary<GivenAnswer> =>
  fc.oneof({ weight: 19, arbitrary: fittingAnswer(catalogue, question) }, { weight: 1, arbitrary: wrongShape })
