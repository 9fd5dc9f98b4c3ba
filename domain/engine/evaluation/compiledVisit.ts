/**
 * Compiles catalogue and facts once for each visit, so that conditions, questions and dependents are functions that
 * only look at answers.
 */

import { ageOn } from '../../language/age'
import type { Answer } from '../../language/answer'
import type { Condition, Readable } from '../../language/condition'
import type { Facts } from '../../language/facts'
import type { Option, Question } from '../../language/question'
import { isRequiredRule, type Rule } from '../../language/rule'
import { rootOf } from '../answers'
import type { Catalogue, Gate, Group, Node, Slot } from '../catalogue'
import { conditionByFacts, isAsked, type VisitContext } from '../visitContext'
import {
  type AnswerReader,
  answerOf,
  type CompiledCondition,
  type CompiledQuestion,
  type CompiledRule,
} from './compiledQuestion'

/** What must be looked at again in one section or item once an answer has changed. */
export interface DependentSlots {
  readonly group: Group
  /** The section that it stands in, or is. */
  readonly root: Group
  readonly questions: readonly CompiledQuestion[]
  readonly gates: readonly { readonly gate: Gate; readonly holds: CompiledCondition }[]
}

/** A catalogue and the facts of a visit, with what follows from these two alone; made once a visit. */
export interface CompiledVisit {
  readonly catalogue: Catalogue
  readonly facts: Facts
  /** By the slot's id, made when first asked for. */
  readonly questions: (CompiledQuestion | undefined)[]
  readonly conditions: WeakMap<Condition, CompiledCondition>
  /** By the id of the answered slot, made when first asked for. */
  readonly dependents: (readonly DependentSlots[] | undefined)[]
}

const visits = new WeakMap<Catalogue, WeakMap<Facts, CompiledVisit>>()
let latest: CompiledVisit | null = null

/** The same for the same facts: nearly always those of a moment ago. */
export const compiledVisitOf = ({ catalogue, facts }: VisitContext): CompiledVisit => {
  if (latest !== null && latest.facts === facts && latest.catalogue === catalogue) return latest
  const cached = visits.get(catalogue) ?? new WeakMap<Facts, CompiledVisit>()
  const visit = cached.get(facts) ?? { catalogue, facts, questions: [], conditions: new WeakMap(), dependents: [] }
  visits.set(catalogue, cached.set(facts, visit))
  latest = visit
  return visit
}

const always: CompiledCondition = () => true
const never: CompiledCondition = () => false

const everyOf = (parts: readonly CompiledCondition[]): CompiledCondition => {
  const open = parts.filter(part => part !== always)
  const [first = always, second] = open
  if (open.includes(never)) return never
  if (second === undefined) return first
  if (open.length === 2) return (situation, scope) => first(situation, scope) && second(situation, scope)
  return (situation, scope) => {
    for (const part of open) if (!part(situation, scope)) return false
    return true
  }
}

const someOf = (parts: readonly CompiledCondition[]): CompiledCondition => {
  const open = parts.filter(part => part !== never)
  const [first = never, second] = open
  if (open.includes(always)) return always
  if (second === undefined) return first
  if (open.length === 2) return (situation, scope) => first(situation, scope) || second(situation, scope)
  return (situation, scope) => {
    for (const part of open) if (part(situation, scope)) return true
    return false
  }
}

const notOf = (of: CompiledCondition): CompiledCondition =>
  of === always ? never : of === never ? always : (situation, scope) => !of(situation, scope)

/** How the answer to a question is read; one that the catalogue has not counts as nobody's. */
const reader = (visit: CompiledVisit, question: Readable): AnswerReader => {
  const slot = visit.catalogue.slotOf.get(question)
  if (slot === undefined) return () => question.initial
  // Looked for when it is read: rules may read each other's questions.
  let compiledSlot: CompiledQuestion | null = null
  return (situation, scope) => {
    compiledSlot ??= compiledQuestionOf(visit, slot)
    return answerOf(situation, scope, compiledSlot)
  }
}

const compile = (visit: CompiledVisit, condition: Condition): CompiledCondition => {
  switch (condition.tag) {
    case 'always':
      return always
    case 'is': {
      const values: readonly Answer[] = condition.values
      const [only] = values
      const read = reader(visit, condition.question)
      return values.length === 1
        ? (situation, scope) => read(situation, scope) === only
        : (situation, scope) => values.includes(read(situation, scope))
    }
    case 'ticked': {
      const read = reader(visit, condition.question)
      return (situation, scope) => {
        const answer = read(situation, scope)
        return Array.isArray(answer) && answer.includes(condition.key)
      }
    }
    case 'olderThan': {
      const read = reader(visit, condition.question)
      return (situation, scope) => {
        const age = ageOn(visit.facts.today, String(read(situation, scope)))
        return age !== null && age > condition.years
      }
    }
    case 'fact':
    case 'visits':
      return conditionByFacts(visit, condition) === true ? always : never
    case 'not':
      return notOf(compile(visit, condition.of))
    case 'all':
      return everyOf(condition.of.map(one => compile(visit, one)))
    case 'any':
      return someOf(condition.of.map(one => compile(visit, one)))
  }
}

/** When a condition holds in this visit. */
export const compileCondition = (visit: CompiledVisit, condition: Condition): CompiledCondition => {
  const cached = visit.conditions.get(condition)
  if (cached !== undefined) return cached
  const found = compile(visit, condition)
  visit.conditions.set(condition, found)
  return found
}

/** What a question lists itself, to choose from: what stands for each in an answer, and when it is there. */
const listedIn = (question: Question): readonly (readonly [key: Answer, shownWhen: Condition])[] => {
  if (question.kind === 'choice') return question.options.map(({ value, shownWhen }) => [value, shownWhen])
  return question.kind === 'boxes' ? question.boxes.map(({ key, shownWhen }) => [key, shownWhen]) : []
}

/** Some options show only while they are the answer. */
const isForAll = (options: readonly Option[]): boolean => options.every(({ offered }) => offered === 'always')

const presumedIn = (visit: CompiledVisit, { presumed }: Question): CompiledQuestion['presumed'] =>
  presumed === null ? null : { when: compileCondition(visit, presumed.when), answer: presumed.answer }

const compileRule = (visit: CompiledVisit, rule: Rule): CompiledRule => ({
  rule,
  holds: compileCondition(visit, rule.when),
  other: rule.check.tag === 'after' ? reader(visit, rule.check.question) : null,
})

const compiledSlot = (visit: CompiledVisit, slot: Slot): CompiledQuestion => {
  const { question } = slot
  const rules = question.rules.map(rule => compileRule(visit, rule))
  const listed = listedIn(question)
  const entries = listed.map(([, shownWhen]) => compileCondition(visit, shownWhen))
  const isSupplied = question.kind === 'choice' && question.supply !== null
  const offersSame = !isSupplied && entries.every(entry => entry === always)
  return {
    slot,
    question,
    initial: question.initial,
    asked: isAsked(visit, slot),
    shows: compileCondition(visit, slot.condition),
    presumed: presumedIn(visit, question),
    rules,
    demands: rules.filter(({ rule }) => isRequiredRule(rule)).map(({ holds }) => holds),
    choice: question.kind === 'choice' && !isSupplied ? { options: question.options, none: question.none } : null,
    boxes: question.kind === 'boxes' ? question.boxes : null,
    isSupplied,
    isSlider: question.kind === 'slider',
    keys: listed.map(([key]) => key),
    entries,
    offersSame,
    offersAll: offersSame && (question.kind !== 'choice' || isForAll(question.options)),
  }
}

export const compiledQuestionOf = (visit: CompiledVisit, slot: Slot): CompiledQuestion => {
  const cached = visit.questions[slot.id]
  if (cached?.slot === slot) return cached
  const found = compiledSlot(visit, slot)
  // One that is only looked at as if it stood otherwise is not remembered in its place.
  if (visit.catalogue.slots[slot.id] === slot) visit.questions[slot.id] = found
  return found
}

/** Whether a question stays as it is held, whatever else is answered: nobody asks it, and what it offers is settled. */
const neverChanges = ({ asked, presumed, offersSame }: CompiledQuestion): boolean =>
  !asked && presumed === null && offersSame

const dependents = (visit: CompiledVisit, slot: Slot): readonly DependentSlots[] => {
  const nodes = slot.dependents.filter(
    node => node === slot || node.kind === 'gate' || !neverChanges(compiledQuestionOf(visit, node)),
  )
  const inGroup = (group: Group, of: readonly Node[]): DependentSlots => ({
    group,
    root: rootOf(group),
    questions: of.flatMap(node => (node.kind === 'slot' ? [compiledQuestionOf(visit, node)] : [])),
    gates: of.flatMap(node =>
      node.kind === 'gate' ? [{ gate: node, holds: compileCondition(visit, node.condition) }] : [],
    ),
  })
  return [...new Set(nodes.map(({ group }) => group))].map(group =>
    inGroup(
      group,
      nodes.filter(node => node.group === group),
    ),
  )
}

/** What depends on an answer in this visit, itself first, section by section: each is gone to once. */
export const dependentsOf = (visit: CompiledVisit, slot: Slot): readonly DependentSlots[] => {
  const cached = visit.dependents[slot.id]
  if (cached !== undefined) return cached
  const found = dependents(visit, slot)
  visit.dependents[slot.id] = found
  return found
}
