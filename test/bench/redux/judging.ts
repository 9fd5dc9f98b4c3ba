import type { Slot } from '../../../domain/engine/catalogue'
import { isEmptyAnswer } from '../../../domain/engine/kinds/kinds'
import { isAsked, type VisitContext } from '../../../domain/engine/visitContext'
import { ageOn } from '../../../domain/language/age'
import type { Answer } from '../../../domain/language/answer'
import type { Condition, Readable } from '../../../domain/language/condition'
import { factHolds } from '../../../domain/language/facts'
import { faultIn, isRequiredRule } from '../../../domain/language/rule'

/** The answers that a place asks for, in the order of its `reads`. */
export type Held = readonly Answer[]

/** A question as a component shows it. */
export interface Judged {
  readonly value: Answer
  readonly visible: boolean
  /** Whether an empty answer would be refused. */
  readonly required: boolean
  readonly error: string | null
  /** Whether it shows and the customer answered it, ever. */
  readonly given: boolean
  /** Which of its options and boxes can be chosen, a bit for each that has a condition. */
  readonly offered: number
}

/** A pure function of held answers, with the questions that it takes; what a developer would write by hand. */
export interface Derived<A> {
  readonly reads: readonly Slot[]
  readonly of: (held: Held, touched: boolean) => A
}

type Of<A> = (held: Held) => A

/** Writes functions over one row of held answers; every question takes its place in it when it is first read. */
const writer = (visited: VisitContext) => {
  const { catalogue, facts } = visited
  const reads: Slot[] = []
  const values = new Map<Slot, Of<Answer>>()
  const at = (slot: Slot): number => (reads.includes(slot) ? reads.indexOf(slot) : reads.push(slot) - 1)

  const read = (question: Readable): Of<Answer> => {
    const slot = catalogue.slotOf.get(question)
    if (slot === undefined) throw new Error(`no question ${question.title}`)
    return value(slot)
  }

  const condition = (given: Condition): Of<boolean> => {
    switch (given.tag) {
      case 'always':
        return () => true
      case 'is': {
        const of = read(given.question)
        return held => {
          const answer = of(held)
          return given.values.some(one => one === answer)
        }
      }
      case 'ticked': {
        const of = read(given.question)
        return held => {
          const answer = of(held)
          return Array.isArray(answer) && answer.includes(given.key)
        }
      }
      case 'olderThan': {
        const of = read(given.question)
        return held => (ageOn(facts.today, String(of(held))) ?? 0) > given.years
      }
      case 'fact': {
        const settled = factHolds(catalogue.survey.profiles[facts.type], facts, given.fact)
        return () => settled
      }
      case 'visits': {
        const settled = catalogue.survey.profiles[facts.type].steps.includes(given.step)
        return () => settled
      }
      case 'not': {
        const of = condition(given.of)
        return held => !of(held)
      }
      case 'all': {
        const of = given.of.map(condition)
        return held => of.every(one => one(held))
      }
      case 'any': {
        const of = given.of.map(condition)
        return held => of.some(one => one(held))
      }
    }
  }

  /** The answer as it counts. */
  const counted = (slot: Slot): Of<Answer> => {
    const { question } = slot
    const place = at(slot)
    const { presumed, initial } = question
    const held: Of<Answer> = row => row[place] ?? initial
    if (!isAsked(visited, slot)) return held
    const shows = condition(slot.condition)
    const presumes = presumed === null ? null : condition(presumed.when)
    const usual: Of<Answer> = row => (presumed !== null && presumes?.(row) === true ? presumed.answer : initial)
    const stands = standing(slot, held)
    return row => {
      if (!shows(row)) return usual(row)
      const answer = stands(row)
      return answer === initial ? usual(row) : answer
    }
  }

  /** None for an option that is no longer there, and without the boxes that are not. */
  const standing = ({ question }: Slot, held: Of<Answer>): Of<Answer> => {
    if (question.kind === 'choice' && question.supply === null) {
      const options = new Map<Answer, Of<boolean>>(
        question.options.map(option => [option.value, condition(option.shownWhen)]),
      )
      return row => (options.get(held(row))?.(row) === true ? held(row) : question.none)
    }
    if (question.kind !== 'boxes') return held
    const boxes = new Map<string, Of<boolean>>(question.boxes.map(({ key, shownWhen }) => [key, condition(shownWhen)]))
    return row => {
      const answer = held(row)
      return Array.isArray(answer) ? answer.filter((key: string) => boxes.get(key)?.(row) === true) : answer
    }
  }

  const value = (slot: Slot): Of<Answer> => {
    const of = values.get(slot) ?? counted(slot)
    values.set(slot, of)
    return of
  }

  const judged = (slot: Slot): Derived<Judged>['of'] => {
    const { question } = slot
    const asked = isAsked(visited, slot)
    const [shows, of] = [condition(slot.condition), value(slot)]
    const rules = question.rules.map(rule => {
      const other = rule.check.tag === 'after' ? read(rule.check.question) : null
      return { rule, holds: condition(rule.when), other }
    })
    const entries = question.kind === 'choice' ? question.options : question.kind === 'boxes' ? question.boxes : []
    const offers = entries.filter(({ shownWhen }) => shownWhen.tag !== 'always').map(one => condition(one.shownWhen))
    return (held, touched) => {
      const [visible, answer] = [asked && shows(held), of(held)]
      const isEmpty = isEmptyAnswer(question, answer)
      const broken = visible
        ? rules.find(
            ({ rule, holds, other }) =>
              holds(held) && faultIn(rule.check, answer, isEmpty, () => other?.(held) ?? '', facts.today) !== null,
          )
        : undefined
      const required = visible && rules.some(({ rule, holds }) => isRequiredRule(rule) && holds(held))
      const offered = offers.reduce((bits, one, bit) => (one(held) ? bits | (1 << bit) : bits), 0)
      return { value: answer, visible, required, error: broken?.rule.name ?? null, given: visible && touched, offered }
    }
  }
  return { reads, condition, judged }
}

export const judging = (visited: VisitContext, slot: Slot): Derived<Judged> => {
  const { reads, judged } = writer(visited)
  const of = judged(slot)
  return { reads, of }
}

export const showing = (visited: VisitContext, condition: Condition): Derived<boolean> => {
  const writing = writer(visited)
  const of = writing.condition(condition)
  return { reads: writing.reads, of }
}
