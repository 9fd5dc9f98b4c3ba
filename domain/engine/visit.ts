import { ageOn } from '../language/age'
import type { Answer } from '../language/answer'
import type { Condition, Readable } from '../language/condition'
import type { Facts } from '../language/fact'
import type { Option, Question } from '../language/question'
import { isDemand, type Rule } from '../language/rule'
import { rootOf } from './answers'
import { factsSay, isAsked, type Visited } from './asked'
import type { Catalogue, Gate, Group, Node, Slot } from './catalogue'
import { answerOf, type Holds, type Judging, type Reader, type Standing } from './standing'

// What never changes within a visit is resolved once: which questions are asked, what the facts say of a condition, and
// which place a condition reads. What is left for each answer is to look at answers.

/** What must be looked at again in one section or item once an answer has changed. */
export interface Dependents {
  readonly group: Group
  /** The section that it stands in, or is. */
  readonly root: Group
  readonly questions: readonly Standing[]
  readonly gates: readonly { readonly gate: Gate; readonly holds: Holds }[]
}

/** A catalogue and the facts of a visit, with what follows from the two alone. */
export interface Visit {
  readonly catalogue: Catalogue
  readonly facts: Facts
  /** By the slot's id, made when first asked for. */
  readonly standings: (Standing | undefined)[]
  readonly conditions: WeakMap<Condition, Holds>
  /** By the id of the answered slot, made when first asked for. */
  readonly dependents: (readonly Dependents[] | undefined)[]
}

const visits = new WeakMap<Catalogue, WeakMap<Facts, Visit>>()
let latest: Visit | null = null

/** The same for the same facts: nearly always those of a moment ago. */
export const visitOf = ({ catalogue, facts }: Visited): Visit => {
  if (latest !== null && latest.facts === facts && latest.catalogue === catalogue) return latest
  const known = visits.get(catalogue) ?? new WeakMap<Facts, Visit>()
  const visit = known.get(facts) ?? { catalogue, facts, standings: [], conditions: new WeakMap(), dependents: [] }
  visits.set(catalogue, known.set(facts, visit))
  latest = visit
  return visit
}

const always: Holds = () => true
const never: Holds = () => false

const everyOf = (parts: readonly Holds[]): Holds => {
  const open = parts.filter(part => part !== always)
  const [first = always, second] = open
  if (open.includes(never)) return never
  if (second === undefined) return first
  if (open.length === 2) return (situation, place) => first(situation, place) && second(situation, place)
  return (situation, place) => {
    for (const part of open) if (!part(situation, place)) return false
    return true
  }
}

const someOf = (parts: readonly Holds[]): Holds => {
  const open = parts.filter(part => part !== never)
  const [first = never, second] = open
  if (open.includes(always)) return always
  if (second === undefined) return first
  if (open.length === 2) return (situation, place) => first(situation, place) || second(situation, place)
  return (situation, place) => {
    for (const part of open) if (part(situation, place)) return true
    return false
  }
}

const notOf = (of: Holds): Holds =>
  of === always ? never : of === never ? always : (situation, place) => !of(situation, place)

/** How the answer to a question is read; one that the catalogue has not counts as nobody's. */
const reader = (visit: Visit, question: Readable): Reader => {
  const slot = visit.catalogue.slotOf.get(question)
  if (slot === undefined) return () => question.initial
  // Looked for when it is read: rules may read each other's questions.
  let standing: Standing | null = null
  return (situation, place) => {
    standing ??= standingOf(visit, slot)
    return answerOf(situation, place, standing)
  }
}

const compiled = (visit: Visit, condition: Condition): Holds => {
  switch (condition.tag) {
    case 'always':
      return always
    case 'is': {
      const values: readonly Answer[] = condition.values
      const [only] = values
      const read = reader(visit, condition.question)
      return values.length === 1
        ? (situation, place) => read(situation, place) === only
        : (situation, place) => values.includes(read(situation, place))
    }
    case 'ticked': {
      const read = reader(visit, condition.question)
      return (situation, place) => {
        const answer = read(situation, place)
        return Array.isArray(answer) && answer.includes(condition.key)
      }
    }
    case 'olderThan': {
      const read = reader(visit, condition.question)
      return (situation, place) => {
        const age = ageOn(visit.facts.today, String(read(situation, place)))
        return age !== null && age > condition.years
      }
    }
    case 'fact':
    case 'visits':
      return factsSay(visit, condition) === true ? always : never
    case 'not':
      return notOf(compiled(visit, condition.of))
    case 'all':
      return everyOf(condition.of.map(one => compiled(visit, one)))
    case 'any':
      return someOf(condition.of.map(one => compiled(visit, one)))
  }
}

/** When a condition holds in this visit. */
export const holdsIn = (visit: Visit, condition: Condition): Holds => {
  const known = visit.conditions.get(condition)
  if (known !== undefined) return known
  const found = compiled(visit, condition)
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

const presumedIn = (visit: Visit, { presumed }: Question): Standing['presumed'] =>
  presumed === null ? null : { when: holdsIn(visit, presumed.when), answer: presumed.answer }

const judging = (visit: Visit, rule: Rule): Judging => ({
  rule,
  holds: holdsIn(visit, rule.when),
  other: rule.check.tag === 'after' ? reader(visit, rule.check.question) : null,
})

const standing = (visit: Visit, slot: Slot): Standing => {
  const { question } = slot
  const rules = question.rules.map(rule => judging(visit, rule))
  const listed = listedIn(question)
  const entries = listed.map(([, shownWhen]) => holdsIn(visit, shownWhen))
  const isSupplied = question.kind === 'choice' && question.supply !== null
  const offersSame = !isSupplied && entries.every(entry => entry === always)
  return {
    slot,
    question,
    initial: question.initial,
    asked: isAsked(visit, slot),
    shows: holdsIn(visit, slot.condition),
    presumed: presumedIn(visit, question),
    rules,
    demands: rules.filter(({ rule }) => isDemand(rule)).map(({ holds }) => holds),
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

export const standingOf = (visit: Visit, slot: Slot): Standing => {
  const known = visit.standings[slot.id]
  if (known?.slot === slot) return known
  const found = standing(visit, slot)
  // One that is only looked at as if it stood otherwise is not remembered in its place.
  if (visit.catalogue.slots[slot.id] === slot) visit.standings[slot.id] = found
  return found
}

/** Whether a question stays as it is held, whatever else is answered: nobody asks it, and what it offers is settled. */
const standsStill = ({ asked, presumed, offersSame }: Standing): boolean => !asked && presumed === null && offersSame

const dependents = (visit: Visit, slot: Slot): readonly Dependents[] => {
  const nodes = slot.dependents.filter(
    node => node === slot || node.kind === 'gate' || !standsStill(standingOf(visit, node)),
  )
  const inGroup = (group: Group, of: readonly Node[]): Dependents => ({
    group,
    root: rootOf(group),
    questions: of.flatMap(node => (node.kind === 'slot' ? [standingOf(visit, node)] : [])),
    gates: of.flatMap(node => (node.kind === 'gate' ? [{ gate: node, holds: holdsIn(visit, node.condition) }] : [])),
  })
  return [...new Set(nodes.map(({ group }) => group))].map(group =>
    inGroup(
      group,
      nodes.filter(node => node.group === group),
    ),
  )
}

/** What depends on an answer in this visit, itself first, section by section: each is gone to once. */
export const dependentsOf = (visit: Visit, slot: Slot): readonly Dependents[] => {
  const known = visit.dependents[slot.id]
  if (known !== undefined) return known
  const found = dependents(visit, slot)
  visit.dependents[slot.id] = found
  return found
}
