import type { Slot } from '../../domain/engine/catalogue'
import { isAsked } from '../../domain/engine/visitContext'
import { profiles } from '../../domain/invitation/profiles'
import { type Answer, sameAnswer } from '../../domain/language/answer'
import { type Condition, questionsReadBy, type Readable } from '../../domain/language/condition'
import type { TextForm } from '../../domain/language/question'
import type { StepKey } from '../../domain/language/stepKey'
import { findItems, findList } from '../../projections/tree/findNode'
import { catalogue, factsOf } from './benchSurvey'
import { type AnswerChange, type Load, loanPartsOf, mixedLoad } from './load'
import { createPortal, type Portal } from './portal'

interface Asked {
  readonly slot: Slot
  readonly path: string
  readonly step: StepKey
}

/** Every question of the visit in its order: those that stand once, and those of the first item of a list. */
const askedIn = ({ visit, live }: Portal): readonly Asked[] => {
  const facts = factsOf(visit)
  const places = [...catalogue.slotAt].flatMap(([at, slot]): readonly Asked[] => {
    const step = slot.group.step?.key
    if (step === undefined || slot.question.kind === 'stored' || !isAsked({ catalogue, facts }, slot)) return []
    const [list = '', rest] = at.split('.*.')
    if (rest === undefined) return [{ slot, path: at, step }]
    const [first = ''] = findItems(catalogue, live.view().tree, list)?.ids ?? []
    return [{ slot, path: `${list}.${first}.${rest}`, step }]
  })
  return profiles[facts.type].steps.flatMap(key => places.filter(({ step }) => step === key))
}

/** Whether it is on the screen: in a list, while the list is. */
const isShown = ({ live }: Portal, { slot, path }: Asked): boolean => {
  const { within } = slot.group
  const isListShown = within === null || findList(live.view().tree, within, [])?.visible === true
  return isListShown && live.field(path)?.visible === true
}

const deepest = 3

/** How many answers stand above a question, one below the other: 0 for one that always shows. */
const depthOf = ({ condition, group }: Slot): number => {
  const above = [condition, ...(group.within === null ? [] : [group.within.gate.condition])].flatMap(questionsReadBy)
  const depths = above.map(question => {
    const slot = catalogue.slotOf.get(question)
    return slot === undefined ? 0 : depthOf(slot) + 1
  })
  return Math.min(deepest, Math.max(0, ...depths))
}

/** The answers of a question that a condition waits for. */
const awaited = (condition: Condition, question: Readable): readonly Answer[] => {
  switch (condition.tag) {
    case 'is':
      return condition.question === question ? condition.values : []
    case 'not':
      return awaited(condition.of, question)
    case 'all':
    case 'any':
      return condition.of.flatMap(one => awaited(one, question))
    default:
      return []
  }
}

const texts: Readonly<Record<TextForm, (n: number) => string>> = {
  words: n => `Zoals wij het zien ${n}`,
  lines: n => `Dat weten wij nog niet.\nMisschien in ${n}.`,
  postalCode: n => `${1000 + (n % 9000)}AB`,
  email: n => (n % 2 === 0 ? `jan${n}@voorbeeld.nl` : `jan${n}`),
  phone: n => `06${10_000_000 + n}`,
  digits: n => String(n + 1),
}

const openings = new Map<Slot, readonly Answer[]>()

/** The answers of a question that open another; found once, so that a load costs little to make. */
const openingOf = (slot: Slot): readonly Answer[] => {
  const known = openings.get(slot)
  if (known !== undefined) return known
  const found = slot.dependents.flatMap(({ condition }) => awaited(condition, slot.question))
  openings.set(slot, found)
  return found
}

/** One of two answers, of which the second opens what the question opens; texts and numbers count on. */
const answerTo = (slot: Slot, n: number, turned: boolean): Answer => {
  const { question } = slot
  switch (question.kind) {
    case 'choice': {
      const values = question.options.map(({ value }) => value)
      const opening = openingOf(slot)
      const opens = values.find(value => opening.includes(value)) ?? values[0] ?? question.none
      return turned ? opens : (values.findLast(value => value !== opens) ?? question.none)
    }
    case 'boxes': {
      const keys = question.boxes.filter(({ alone }) => !alone).map(({ key }) => key)
      return keys.filter((_, at) => (at % 2 === 0) === turned)
    }
    case 'date':
      return turned ? '01-02-1950' : '03-04-1980'
    case 'switch':
      return turned ? 1 : 0
    case 'slider':
      return turned ? question.from : question.from + question.step
    case 'number':
      return question.unit === 'percentage' ? (n % 997) / 100 : 1000 + n
    case 'text':
      return texts[question.form](n)
    case 'stored':
      return question.initial
  }
}

const answerIn = ({ slot, depth }: Asked & { readonly depth: number }, n: number): Answer =>
  answerTo(slot, n, ((n >> depth) & 1) === 1)

const rounds = 2 ** (deepest + 1)

/**
 * A visit that answers whatever is asked: each question is answered only while it shows, every branch is open in some
 * rounds and closed in others, and what stands deeper changes more slowly, so that both its answers are given.
 */
const everyQuestion = (portal: Portal): Load => {
  const asked = askedIn(portal).map(one => ({ ...one, depth: depthOf(one.slot) }))
  const trial = createPortal(portal.visit, loanPartsOf(portal).ids.length)
  const held = new Map<string, Answer>()
  const changesIn = (n: number) =>
    asked.filter(one => {
      const { path } = one
      const value = answerIn(one, n)
      const before = held.get(path)
      if (!isShown(trial, one) || (before !== undefined && sameAnswer(before, value))) return false
      held.set(path, value)
      trial.dispatch({ type: 'ChangeAnswer', path, value })
      return true
    })
  // Twice around: after the first time every round begins as it will begin ever after.
  const plans = Array.from({ length: 2 * rounds }, (_, n) => changesIn(n)).slice(rounds)
  const cycle = (n: number): readonly AnswerChange[] =>
    (plans[n % rounds] ?? []).map(one => ({ path: one.path, step: one.step, value: answerIn(one, n) }))
  return (from, cycles) => Array.from({ length: cycles }, (_, n) => cycle(from + n)).flat()
}

/** What the customer does in this visit. */
export const loadOf = (portal: Portal): Load =>
  portal.visit === 'loanParts' ? mixedLoad(portal) : everyQuestion(portal)
