import type { Catalogue, Group, ListSlot, Slot } from '../../domain/engine/catalogue'
import { isEmptyAnswer } from '../../domain/engine/kinds/kinds'
import { ageOn } from '../../domain/language/age'
import type { Answer } from '../../domain/language/answer'
import type { Condition, Readable } from '../../domain/language/condition'
import { type Facts, factHolds } from '../../domain/language/facts'
import { faultIn, isRequiredRule } from '../../domain/language/rule'

/** An answer of the floor, overwritten in place, with what it takes to judge it again resolved once. */
export interface Cell {
  readonly slot: Slot
  readonly scope: Scope
  readonly asked: boolean
  held: Answer
  value: Answer
  visible: boolean
  required: boolean
  error: string | null
  /** Whether the customer answered it, ever, and where it shows. */
  touched: boolean
  given: boolean
  /** Which of its options and boxes can be chosen, a bit for each that has a condition. */
  offered: number
  listener: (() => void) | null
  /** Whether its condition holds now. */
  shows: () => boolean
  /** The answer as it counts now. */
  read: () => Answer
  /** Whether an empty answer would break one of its rules now. */
  demands: () => boolean
  /** The rule that it breaks now. */
  judge: () => string | null
  /** What it offers now. */
  offers: () => number
  /** Computes what depends on it, itself first. */
  dependents: (() => void)[]
}

export interface Items {
  readonly list: ListSlot
  readonly around: Scope
  readonly items: Map<string, Scope>
  visible: boolean
  errors: number
}

/** A section or an item. */
export interface Scope {
  readonly group: Group
  readonly within: Items | null
  readonly cells: Cell[]
  readonly lists: Items[]
  errors: number
}

/** Where everything is found, while it is being connected. */
export interface Wiring {
  readonly catalogue: Catalogue
  readonly facts: Facts
  readonly roots: ReadonlyMap<Group, Scope>
}

export const always = (): boolean => true

export const scopeOf = ({ roots }: Wiring, from: Scope, group: Group): Scope => {
  for (let at: Scope | null = from; at !== null; at = at.within?.around ?? null) if (at.group === group) return at
  const root = roots.get(group)
  if (root === undefined) throw new Error('the floor knows no reading into a list from outside')
  return root
}

const cellOf = (wiring: Wiring, from: Scope, question: Readable): Cell => {
  const slot = wiring.catalogue.slotOf.get(question)
  const cell = slot === undefined ? undefined : scopeOf(wiring, from, slot.group).cells[slot.index]
  if (cell === undefined) throw new Error(`no cell for ${question.title}`)
  return cell
}

export const compile = (wiring: Wiring, scope: Scope, condition: Condition): (() => boolean) => {
  switch (condition.tag) {
    case 'always':
      return always
    case 'is': {
      const cell = cellOf(wiring, scope, condition.question)
      return () => {
        const answer = cell.read()
        return condition.values.some(value => value === answer)
      }
    }
    case 'ticked': {
      const cell = cellOf(wiring, scope, condition.question)
      return () => {
        const answer = cell.read()
        return Array.isArray(answer) && answer.includes(condition.key)
      }
    }
    case 'olderThan': {
      const cell = cellOf(wiring, scope, condition.question)
      return () => (ageOn(wiring.facts.today, String(cell.read())) ?? 0) > condition.years
    }
    case 'fact': {
      const settled = factHolds(wiring.catalogue.survey.profiles[wiring.facts.type], wiring.facts, condition.fact)
      return () => settled
    }
    case 'visits': {
      const settled = wiring.catalogue.survey.profiles[wiring.facts.type].steps.includes(condition.step)
      return () => settled
    }
    case 'not': {
      const of = compile(wiring, scope, condition.of)
      return () => !of()
    }
    case 'all': {
      const of = condition.of.map(one => compile(wiring, scope, one))
      return () => of.every(one => one())
    }
    case 'any': {
      const of = condition.of.map(one => compile(wiring, scope, one))
      return () => of.some(one => one())
    }
  }
}

/** As `valueAt` has it: the default while it is hidden, none for an option that is no longer there. */
export const compileReader = (wiring: Wiring, cell: Cell): (() => Answer) => {
  const { question } = cell.slot
  const { presumed, initial } = question
  const presumes = presumed === null ? null : compile(wiring, cell.scope, presumed.when)
  const usual = (): Answer => (presumed !== null && presumes?.() === true ? presumed.answer : initial)
  const offered = new Map<Answer, () => boolean>(
    question.kind === 'choice' && question.supply === null
      ? question.options.map(({ value, shownWhen }) => [value, compile(wiring, cell.scope, shownWhen)])
      : [],
  )
  const boxes = new Map(
    question.kind === 'boxes'
      ? question.boxes.map(({ key, shownWhen }) => [key as string, compile(wiring, cell.scope, shownWhen)])
      : [],
  )
  const isChoice = question.kind === 'choice' && question.supply === null
  const none = question.kind === 'choice' ? question.none : initial
  return () => {
    const { held } = cell
    if (!cell.asked) return held
    if (!cell.shows()) return usual()
    if (boxes.size > 0 && Array.isArray(held)) return held.filter((key: string) => boxes.get(key)?.() === true)
    const answer = isChoice && offered.get(held)?.() !== true ? none : held
    return answer === initial ? usual() : answer
  }
}

export const compileJudge = (wiring: Wiring, cell: Cell): (() => string | null) => {
  const rules = cell.slot.question.rules.map(rule => ({ rule, holds: compile(wiring, cell.scope, rule.when) }))
  const other = (question: Readable): Answer => cellOf(wiring, cell.scope, question).read()
  return () => {
    if (!cell.visible) return null
    const isEmpty = isEmptyAnswer(cell.slot.question, cell.value)
    for (const { rule, holds } of rules)
      if (holds() && faultIn(rule.check, cell.value, isEmpty, other, wiring.facts.today) !== null) return rule.name
    return null
  }
}

export const compileDemands = (wiring: Wiring, cell: Cell): (() => boolean) => {
  const demands = cell.slot.question.rules.filter(isRequiredRule).map(({ when }) => compile(wiring, cell.scope, when))
  return () => cell.visible && demands.some(holds => holds())
}

export const offersNothing = (): number => 0

export const compileOffers = (wiring: Wiring, { slot: { question }, scope }: Cell): (() => number) => {
  const entries = question.kind === 'choice' ? question.options : question.kind === 'boxes' ? question.boxes : []
  const conditions = entries.map(({ shownWhen }) => shownWhen).filter(({ tag }) => tag !== 'always')
  if (conditions.length === 0) return offersNothing
  const shown = conditions.map(condition => compile(wiring, scope, condition))
  return () => shown.reduce((bits, shows, at) => (shows() ? bits | (1 << at) : bits), 0)
}
