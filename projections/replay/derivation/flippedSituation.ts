/**
 * The situation as if given conditions came out the other way and given rules were not there; reads conditions and
 * questions from its changed catalogue.
 */
import type { Catalogue, Slot } from '../../../domain/engine/catalogue'
import type { Situation } from '../../../domain/engine/situation'
import { type Condition, not } from '../../../domain/language/condition'
import { conditionsOf, type Question } from '../../../domain/language/question'
import type { Rule } from '../../../domain/language/rule'

/** Something of the catalogue: a condition, by its own object, or a rule of the question that is asked about. */
export type ConditionOrRule = Condition | Rule

type ConditionChange = (condition: Condition) => Condition

const isRule = (named: ConditionOrRule): named is Rule => !('tag' in named)

/** A condition with parts of it that come out the other way. */
const flipper = (flipped: ReadonlySet<Condition>): ConditionChange => {
  const change: ConditionChange = condition => {
    if (flipped.has(condition)) return not(condition)
    switch (condition.tag) {
      case 'not':
        return { ...condition, of: change(condition.of) }
      case 'all':
      case 'any':
        return { ...condition, of: condition.of.map(change) }
      default:
        return condition
    }
  }
  return change
}

const mentions = (condition: Condition, flipped: ReadonlySet<Condition>): boolean => {
  if (flipped.has(condition)) return true
  if (condition.tag === 'not') return mentions(condition.of, flipped)
  return (condition.tag === 'all' || condition.tag === 'any') && condition.of.some(one => mentions(one, flipped))
}

const offeredWhen = (question: Question): readonly Condition[] => {
  if (question.kind === 'choice') return question.options.map(({ shownWhen }) => shownWhen)
  return question.kind === 'boxes' ? question.boxes.map(({ shownWhen }) => shownWhen) : []
}

const changedQuestion = <Q extends Question>(question: Q, change: ConditionChange): Q => ({
  ...question,
  presumed: question.presumed === null ? null : { ...question.presumed, when: change(question.presumed.when) },
  rules: question.rules.map(rule => ({ ...rule, when: change(rule.when) })),
  ...(question.kind === 'choice' && {
    options: question.options.map(option => ({ ...option, shownWhen: change(option.shownWhen) })),
  }),
  ...(question.kind === 'boxes' && {
    boxes: question.boxes.map(box => ({ ...box, shownWhen: change(box.shownWhen) })),
  }),
})

/** What a catalogue made of another says of a condition that stands outside its questions, by the catalogue. */
const changes = new WeakMap<Catalogue, ConditionChange>()

/** A condition as this catalogue has it. */
export const conditionIn = (catalogue: Catalogue, condition: Condition): Condition =>
  changes.get(catalogue)?.(condition) ?? condition

/** A question as this catalogue has it. */
export const slotIn = (catalogue: Catalogue, slot: Slot): Slot => catalogue.slots[slot.id] ?? slot

const withSlots = (catalogue: Catalogue, change: (slot: Slot) => Slot): Catalogue => {
  const slots = catalogue.slots.map(change)
  const slotOf = new Map(catalogue.slotOf)
  for (const [readable, slot] of catalogue.slotOf) {
    const now = slots[slot.id]
    if (now !== undefined && now !== slot) slotOf.set(readable, now)
  }
  return { ...catalogue, slots, slotOf }
}

/** The steps of a type are no condition of a question: a visit that has the step, or has it not. */
const withSteps = (situation: Situation, flipped: readonly Condition[]): Catalogue => {
  const { catalogue, facts } = situation
  const { survey } = catalogue
  const profile = survey.profiles[facts.type]
  const visits = new Set(flipped.flatMap(condition => (condition.tag === 'visits' ? [condition.step] : [])))
  if (visits.size === 0) return catalogue
  const steps = [
    ...profile.steps.filter(key => !visits.has(key)),
    ...[...visits].filter(key => !profile.steps.includes(key)),
  ]
  return { ...catalogue, survey: { ...survey, profiles: { ...survey.profiles, [facts.type]: { ...profile, steps } } } }
}

/**
 * The situation as if these conditions came out the other way and these rules were not there, whatever is answered.
 * @param ruleSlot the question whose rules they are
 */
export const flippedSituation = (
  situation: Situation,
  ruleSlot: Slot,
  named: readonly ConditionOrRule[],
): Situation => {
  const rules = new Set(named.filter(isRule).map(({ name }) => name))
  const conditions = named.filter((one): one is Condition => !isRule(one))
  const flipped = new Set(conditions)
  const change = flipper(flipped)
  const catalogue = withSlots(withSteps(situation, conditions), slot => {
    const { question } = slot
    const all = [slot.condition, ...conditionsOf(question), ...offeredWhen(question)]
    const isOther = all.some(condition => mentions(condition, flipped))
    const now = isOther
      ? { ...slot, condition: change(slot.condition), question: changedQuestion(question, change) }
      : slot
    if (slot.id !== ruleSlot.id || rules.size === 0) return now
    return { ...now, question: { ...now.question, rules: now.question.rules.filter(({ name }) => !rules.has(name)) } }
  })
  changes.set(catalogue, change)
  return { ...situation, catalogue }
}
