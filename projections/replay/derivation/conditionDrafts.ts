/** Drafts the derivation nodes that explain why a condition holds or fails, and how a question's answer came about. */
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
const conditionScopeOf = (situation: Situation, { scope, ids }: ConditionScope, slot: Slot): ConditionScope | null => {
  let [at, left]: [AnswerScope | null, readonly string[]] = [scope, ids]
  while (at !== null) {
    if (at.group === slot.group) return { scope: at, ids: left }
    at = at.outer
    left = left.slice(0, -1)
  }
  const root = rootScope(situation, slot.group)
  return root === null ? null : { scope: root, ids: [] }
}

const factDraft = ({ situation, inputs }: DerivationContext, fact: VisitFact): DerivationDraft => {
  const input = inputs.fact(fact)
  const words = visitFactWords(situation.facts, fact)
  return { inputs: [input], finish: eventsOf => ({ tag: 'fact', fact, words, because: eventsOf(input) }) }
}

/** The others follow from the type. */
const isVisitFact = (fact: FactName): fact is FactName & VisitFact =>
  fact === 'association' || fact === 'officeDiscount' || fact === 'partnerSession'

export const todayDraft = (context: DerivationContext): DerivationDraft => factDraft(context, 'today')
const typeDraft = (context: DerivationContext): DerivationDraft => factDraft(context, 'type')

/**
 * A question as far as something depends on it.
 * @param outcome what is made of its answer: what makes no difference to that is left out
 */
export const questionDraft = (
  context: DerivationContext,
  conditionScope: ConditionScope,
  slot: Slot,
  outcome: (answer: Answer) => unknown,
): DerivationDraft => {
  const { situation } = context
  const value = valueAt(situation, conditionScope.scope, slot)
  const now = outcome(value)
  const address = { slot, ids: conditionScope.ids }
  const input = context.inputs.answer(address)
  const back = context.inputs.restored(address)
  // What was put back first: the other answers are left out of what is there without it.
  const inputs = back === null ? [input] : [back, input]
  const because = alternativeOutcomes(situation, conditionScope, slot).flatMap(({ condition, value: other }) =>
    outcome(other()) !== now ? conditionDrafts(context, conditionScope, condition) : [],
  )
  const { question } = slot
  return {
    inputs: [...inputs, ...inputsOfDrafts(because)],
    finish: eventsOf => ({
      tag: 'question',
      path: input.key,
      title: question.title,
      value,
      words: answerWords(question, value, [situation, conditionScope.scope]),
      counts: answerBasis(situation, conditionScope, slot),
      because: [...inputs.flatMap(eventsOf), ...because.map(({ finish }) => finish(eventsOf))],
    }),
  }
}

const readDraft = (
  context: DerivationContext,
  conditionScope: ConditionScope,
  readable: Readable,
  outcome: (answer: Answer) => unknown,
): readonly DerivationDraft[] => {
  const slot = context.catalogue.slotOf.get(readable)
  const there = slot === undefined ? null : conditionScopeOf(context.situation, conditionScope, slot)
  return slot === undefined || there === null ? [] : [questionDraft(context, there, slot, outcome)]
}

/** A question that a rule compares with. */
export const comparedDrafts = readDraft

const restsOn = (
  context: DerivationContext,
  conditionScope: ConditionScope,
  condition: Condition,
): readonly DerivationDraft[] => {
  switch (condition.tag) {
    case 'is':
    case 'ticked':
      return readDraft(context, conditionScope, condition.question, answer =>
        isMadeBy(context.situation, condition, answer),
      )
    case 'olderThan':
      return [
        ...readDraft(context, conditionScope, condition.question, answer =>
          isMadeBy(context.situation, condition, answer),
        ),
        todayDraft(context),
      ]
    case 'fact':
      return [factDraft(context, isVisitFact(condition.fact) ? condition.fact : 'type')]
    case 'visits':
      return [typeDraft(context)]
    case 'always':
    case 'not':
    case 'all':
    case 'any':
      return []
  }
}

/** What makes a condition come out as it does: the parts on which that depends, and no others. */
export const conditionDrafts = (
  context: DerivationContext,
  conditionScope: ConditionScope,
  condition: Condition,
): readonly DerivationDraft[] => {
  const held = conditionHolds(context.situation, conditionScope.scope, condition)
  switch (condition.tag) {
    case 'always':
      return []
    case 'not':
      return conditionDrafts(context, conditionScope, condition.of)
    case 'all':
    case 'any': {
      const isEach = (condition.tag === 'all') === held
      const parts = condition.of
        .filter(one => isEach || conditionHolds(context.situation, conditionScope.scope, one) === held)
        .map(one => conditionDrafts(context, conditionScope, one))
      if (!isEach) return anyOfDrafts(parts, held)
      return held ? parts.flat() : noneOfDrafts(condition, parts)
    }
    default: {
      const words = conditionWords(context.catalogue, condition)
      return [conditionDraft({ condition, words, held, joined: 'each' }, restsOn(context, conditionScope, condition))]
    }
  }
}
