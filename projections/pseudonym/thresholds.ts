import { surveyDoubts } from '../../domain/catalogue/doubts'
import type { Catalogue } from '../../domain/engine/catalogue'
import { adultFrom, atHomeUnder, childUnder, exemptOver, oldestPerson, pensionedOver } from '../../domain/language/age'
import type { Condition } from '../../domain/language/condition'
import { limitsOf } from '../../domain/language/doubt'
import { fixedPeriodMonths, partnerSalaryMost, percentageMost } from '../../domain/language/limits'
import { conditionsOf, type Question } from '../../domain/language/question'
import type { Check } from '../../domain/language/rule'
import { maxFileBytes } from '../../domain/sending/file'

/** Everything that a rule, condition, doubt or generator compares with. */
export interface Thresholds {
  /** Amounts and other numbers. */
  readonly numbers: ReadonlySet<number>
  /** Completed years from which on something is otherwise. */
  readonly ages: ReadonlySet<number>
  /** Calendar months from today. */
  readonly months: ReadonlySet<number>
}

/** A condition and all that it is made of. */
const partsOf = (condition: Condition): readonly Condition[] => {
  switch (condition.tag) {
    case 'not':
      return [condition, ...partsOf(condition.of)]
    case 'all':
    case 'any':
      return [condition, ...condition.of.flatMap(partsOf)]
    default:
      return [condition]
  }
}

const offeredWhen = (question: Question): readonly Condition[] => {
  if (question.kind === 'choice') return question.options.map(({ shownWhen }) => shownWhen)
  return question.kind === 'boxes' ? question.boxes.map(({ shownWhen }) => shownWhen) : []
}

const conditionsIn = ({ survey, groups, slots }: Catalogue): readonly Condition[] =>
  [
    ...slots.flatMap(({ question, condition }) => [condition, ...conditionsOf(question), ...offeredWhen(question)]),
    ...groups.flatMap(({ gates }) => gates.map(({ condition }) => condition)),
    ...survey.steps.flatMap(({ exempt, comesWhen }) => [
      ...(exempt === null ? [] : [exempt.when]),
      ...(comesWhen === null ? [] : [comesWhen]),
    ]),
  ].flatMap(partsOf)

const numbersIn = (check: Check): readonly number[] => {
  switch (check.tag) {
    case 'from':
      return [check.least]
    case 'upTo':
      return [check.most]
    case 'onStep':
      return [check.from, check.step]
    default:
      return []
  }
}

/** What a doubt compares with by itself; what it compares with another answer keeps its order, but not how many times. */
const marksOf = (question: Question): readonly number[] =>
  question.kind === 'slider' ? [question.from, question.to, ...question.marks.map(({ at }) => at)] : []

/** Read off the catalogue and the doubts, with what the rules of the retrieval and of documents compare with. */
export const thresholdsOf = (catalogue: Catalogue): Thresholds => {
  const questions = catalogue.slots.map(({ question }) => question)
  const checks = questions.flatMap(({ rules }) => rules.map(({ check }) => check))
  const conditions = [...conditionsIn(catalogue), ...surveyDoubts.flatMap(({ when }) => partsOf(when))]
  const ages = new Set([0, adultFrom, atHomeUnder, childUnder, exemptOver, pensionedOver, oldestPerson])
  const reached = new Set([0, adultFrom, atHomeUnder, childUnder, exemptOver + 1, pensionedOver + 1, oldestPerson + 1])
  const months = new Set([fixedPeriodMonths])
  const numbers = new Set([0, percentageMost, partnerSalaryMost, maxFileBytes])
  for (const condition of conditions) {
    if (condition.tag === 'olderThan') {
      ages.add(condition.years)
      reached.add(condition.years + 1)
    }
    if (condition.tag === 'is') for (const value of condition.values) if (typeof value === 'number') numbers.add(value)
  }
  for (const check of checks) {
    if (check.tag === 'birthDate') for (const years of [ages, reached]) years.add(check.youngest)
    for (const number of numbersIn(check)) numbers.add(number)
  }
  for (const { suspicion } of surveyDoubts) for (const limit of limitsOf(suspicion)) numbers.add(limit)
  for (const question of questions) {
    for (const mark of marksOf(question)) numbers.add(mark)
    if (question.kind === 'date' && question.settles !== null) months.add(question.settles.months)
  }
  // An age is a number too where it is retrieved ('vanaf 67 jaar').
  for (const age of ages) numbers.add(age)
  return { numbers, ages: reached, months }
}
