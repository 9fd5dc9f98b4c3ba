/**
 * Collects the ages and numbers of months with which the survey compares dates (rules, conditions, doubts), so that
 * invented dates stay on the same side of each; also lists the catalogue's conditions.
 */
import { surveyDoubts } from '../../../domain/catalogue/doubts/surveyDoubts'
import type { Catalogue } from '../../../domain/engine/catalogue'
import {
  adultFrom,
  atHomeUnder,
  childUnder,
  exemptOver,
  oldestPerson,
  pensionedOver,
} from '../../../domain/language/age'
import type { Condition } from '../../../domain/language/condition'
import { fixedPeriodMonths } from '../../../domain/language/limits'
import { conditionsOf, type Question } from '../../../domain/language/question'

/** Everything that a rule, condition, doubt or generator compares with. */
export interface Thresholds {
  /** Completed years from which on something is otherwise. */
  readonly ages: ReadonlySet<number>
  /** Calendar months from today. */
  readonly months: ReadonlySet<number>
}

/** A condition and all that it is made of. */
export const partsOf = (condition: Condition): readonly Condition[] => {
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

export const conditionsIn = ({ survey, groups, slots }: Catalogue): readonly Condition[] =>
  [
    ...slots.flatMap(({ question, condition }) => [condition, ...conditionsOf(question), ...offeredWhen(question)]),
    ...groups.flatMap(({ gates }) => gates.map(({ condition }) => condition)),
    ...survey.steps.flatMap(({ exempt, comesWhen }) => [
      ...(exempt === null ? [] : [exempt.when]),
      ...(comesWhen === null ? [] : [comesWhen]),
    ]),
  ].flatMap(partsOf)

/** Read off the catalogue and the doubts, with what the rules of the retrieval and of documents compare with. */
export const thresholdsOf = (catalogue: Catalogue): Thresholds => {
  const questions = catalogue.slots.map(({ question }) => question)
  const checks = questions.flatMap(({ rules }) => rules.map(({ check }) => check))
  const conditions = [...conditionsIn(catalogue), ...surveyDoubts.flatMap(({ when }) => partsOf(when))]
  const ages = new Set([0, adultFrom, atHomeUnder, childUnder, exemptOver + 1, pensionedOver + 1, oldestPerson + 1])
  const months = new Set([fixedPeriodMonths])
  for (const condition of conditions) {
    if (condition.tag === 'olderThan') ages.add(condition.years + 1)
  }
  for (const check of checks) if (check.tag === 'birthDate') ages.add(check.youngest)
  for (const question of questions) {
    if (question.kind === 'date' && question.settles !== null) months.add(question.settles.months)
  }
  return { ages, months }
}
