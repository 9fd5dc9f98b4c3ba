import type { Slot } from '../../../domain/engine/catalogue'
import { conditionHolds, rootScope, valueAt } from '../../../domain/engine/evaluation/evaluateQuestion'
import type { AnswerScope, Situation } from '../../../domain/engine/situation'
import { ageOn } from '../../../domain/language/age'
import type { Answer } from '../../../domain/language/answer'
import type { Condition, FactName, Readable } from '../../../domain/language/condition'
import { alternativeOutcomes, answerBasis } from './alternativeOutcomes'
import {
  anyOfDrafts,
  type ConditionScope,
  conditionDraft,
  type DerivationContext,
  type DerivationDraft,
  inputsOfDrafts,
  noneOfDrafts,
} from './derivationDraft'
import type { VisitFact } from './derivationNode'
import { answerWords, conditionWords, visitFactWords } from './ruleWords'

type Leaf = Extract<Condition, { tag: 'is' | 'ticked' | 'olderThan' }>

/** Whether an answer makes it hold. */
const isMadeBy = (situation: Situation, condition: Leaf, answer: Answer): boolean => {
  switch (condition.tag) {
    case 'is': {
      const values: readonly Answer[] = condition.values
      return values.includes(answer)
    }
    case 'ticked':
      return Array.isArray(answer) && answer.includes(condition.key)
    case 'olderThan': {
      const age = ageOn(situation.facts.today, String(answer))
      return age !== null && age > condition.years
    }
  }
}

/** Where a question stands that is read from here: in the items around, or in its section. */
export const conditionScopeOf = (
  situation: Situation,
  { place, ids }: ConditionScope,
  slot: Slot,
): ConditionScope | null => {
  let [at, left]: [AnswerScope | null, readonly string[]] = [place, ids]
  while (at !== null) {
    if (at.group === slot.group) return { place: at, ids: left }
    at = at.around
    left = left.slice(0, -1)
  }
  const root = rootScope(situation, slot.group)
  return root === null ? null : { place: root, ids: [] }
}

const factDraft = ({ situation, levers }: DerivationContext, fact: VisitFact): DerivationDraft => {
  const lever = levers.fact(fact)
  const words = visitFactWords(situation.facts, fact)
  return { levers: [lever], finish: told => ({ tag: 'fact', fact, words, because: told(lever) }) }
}

/** The others follow from the type. */
const isVisitFact = (fact: FactName): fact is FactName & VisitFact =>
  fact === 'association' || fact === 'officeDiscount' || fact === 'partnerSession'

export const todayDraft = (asking: DerivationContext): DerivationDraft => factDraft(asking, 'today')
export const typeDraft = (asking: DerivationContext): DerivationDraft => factDraft(asking, 'type')

/**
 * A question as far as something depends on it.
 * @param outcome what is made of its answer: what makes no difference to that is left out
 */
export const questionDraft = (
  asking: DerivationContext,
  spot: ConditionScope,
  slot: Slot,
  outcome: (answer: Answer) => unknown,
): DerivationDraft => {
  const { situation } = asking
  const value = valueAt(situation, spot.place, slot)
  const now = outcome(value)
  const address = { slot, ids: spot.ids }
  const lever = asking.levers.answer(address)
  const back = asking.levers.restored(address)
  // What was put back first: the other answers are left out of what is there without it.
  const levers = back === null ? [lever] : [back, lever]
  const because = alternativeOutcomes(situation, spot, slot).flatMap(({ condition, value: other }) =>
    outcome(other()) !== now ? conditionDrafts(asking, spot, condition) : [],
  )
  const { question } = slot
  return {
    levers: [...levers, ...inputsOfDrafts(because)],
    finish: told => ({
      tag: 'question',
      path: lever.key,
      title: question.title,
      value,
      words: answerWords(question, value, [situation, spot.place]),
      counts: answerBasis(situation, spot, slot),
      because: [...levers.flatMap(told), ...because.map(({ finish }) => finish(told))],
    }),
  }
}

const readDraft = (
  asking: DerivationContext,
  spot: ConditionScope,
  readable: Readable,
  outcome: (answer: Answer) => unknown,
): readonly DerivationDraft[] => {
  const slot = asking.catalogue.slotOf.get(readable)
  const there = slot === undefined ? null : conditionScopeOf(asking.situation, spot, slot)
  return slot === undefined || there === null ? [] : [questionDraft(asking, there, slot, outcome)]
}

/** A question that a rule compares with. */
export const comparedDraft = readDraft

const restsOn = (asking: DerivationContext, spot: ConditionScope, condition: Condition): readonly DerivationDraft[] => {
  switch (condition.tag) {
    case 'is':
    case 'ticked':
      return readDraft(asking, spot, condition.question, answer => isMadeBy(asking.situation, condition, answer))
    case 'olderThan':
      return [
        ...readDraft(asking, spot, condition.question, answer => isMadeBy(asking.situation, condition, answer)),
        todayDraft(asking),
      ]
    case 'fact':
      return [factDraft(asking, isVisitFact(condition.fact) ? condition.fact : 'type')]
    case 'visits':
      return [typeDraft(asking)]
    case 'always':
    case 'not':
    case 'all':
    case 'any':
      return []
  }
}

/** What makes a condition come out as it does: the parts on which that depends, and no others. */
export const conditionDrafts = (
  asking: DerivationContext,
  spot: ConditionScope,
  condition: Condition,
): readonly DerivationDraft[] => {
  const held = conditionHolds(asking.situation, spot.place, condition)
  switch (condition.tag) {
    case 'always':
      return []
    case 'not':
      return conditionDrafts(asking, spot, condition.of)
    case 'all':
    case 'any': {
      const isEach = (condition.tag === 'all') === held
      const parts = condition.of
        .filter(one => isEach || conditionHolds(asking.situation, spot.place, one) === held)
        .map(one => conditionDrafts(asking, spot, one))
      if (!isEach) return anyOfDrafts(parts, held)
      return held ? parts.flat() : noneOfDrafts(condition, parts)
    }
    default: {
      const words = conditionWords(asking.catalogue, condition)
      return [conditionDraft({ condition, words, held, joined: 'each' }, restsOn(asking, spot, condition))]
    }
  }
}
