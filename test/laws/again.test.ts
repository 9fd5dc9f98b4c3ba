import fc from 'fast-check'
import { expect, test } from 'vitest'
import { reuseAnswers } from '../../domain/engine/answerReuse/reuseAnswers'
import { answerAt, groupAt } from '../../domain/engine/answers'
import { evaluateQuestion } from '../../domain/engine/evaluation/evaluateQuestion'
import { isEmptyAnswer } from '../../domain/engine/kinds/kinds'
import { slotAddress, slotPath } from '../../domain/engine/path'
import type { Answer } from '../../domain/language/answer'
import type { Condition } from '../../domain/language/condition'
import type { StepKey } from '../../domain/language/stepKey'
import type { State } from '../../events/state/state'
import { reusableAnswers } from '../../projections/answerReuse/reusableAnswers'
import { anyAnswer, asGiven } from '../arbitraries/answers'
import { catalogues } from '../arbitraries/surveys'
import { choosesHome } from '../events/decisions/repeating'
import { only, type Portal, portal } from '../projections/portal'
import { checkLaw } from './check'

const catalogue = catalogues.shipped
const steps: readonly StepKey[] = [...catalogue.alikeIn].flatMap(([step, asked]) => (asked.size > 0 ? [step] : []))

/** The questions that are alike, what decides whether they show, and what is asked beside them. */
const asked = [...catalogue.slotAt].filter(
  ([path, { group, question }]) =>
    (group.step !== null && steps.includes(group.step.key) && group.within === null && question.kind !== 'stored') ||
    path === 'customer.has_partner',
)

const today = '2026-11-21'

const answer = fc
  .constantFrom(...asked)
  .chain(([path, { question }]) => fc.record({ path: fc.constant(path), value: anyAnswer(catalogue, question) }))

const places = [...catalogue.homeAt.values()].filter(({ what }) => what === 'search')

const home = fc.record({
  place: fc.constantFrom(...places.map(({ path }) => path.replace(/\.home$/, ''))),
  id: fc.constantFrom('h1', 'h2'),
})

const scene = fc.record({
  partner: fc.boolean(),
  answers: fc.array(answer, { maxLength: 60 }),
  homes: fc.array(home, { maxLength: 4 }),
  step: fc.constantFrom(...steps),
  from: fc.constantFrom(...steps),
  home: fc.constantFrom(null, null, 'home' as const),
})

/** The answers that a condition asks for. */
const shownBy = (condition: Condition | undefined): readonly (readonly [path: string, value: Answer])[] => {
  if (condition?.tag === 'all') return condition.of.flatMap(shownBy)
  const slot = condition?.tag === 'is' ? catalogue.slotOf.get(condition.question) : undefined
  const value = condition?.tag === 'is' ? condition.values[0] : undefined
  return slot === undefined || value === undefined ? [] : [[slotPath(slot, []), value]]
}

type Scene = typeof scene extends fc.Arbitrary<infer S> ? S : never

const played = ({ partner, answers, homes }: Scene): Portal => {
  const visit = portal({ type: 'full', values: { 'customer.has_partner': partner ? 1 : 0 }, today })
  for (const { place, id } of homes) {
    for (const [path, value] of shownBy(catalogue.homeAt.get(`${place}.home`)?.gate.condition))
      visit.answers(path, value)
    choosesHome(visit, place, id)
  }
  for (const { path, value } of answers) visit.refuses({ type: 'ChangeAnswer', path, value: asGiven(value, today) })
  return visit
}

const addressOf = (path: string) => {
  const address = slotAddress(catalogue, path)
  if (address === null) throw new Error(`No question at ${path}`)
  return address
}

const held = ({ answers }: State, path: string) => answerAt(answers, addressOf(path))

test('taking over answers changes what it names and nothing else, as the customer would by hand', () => {
  const law = fc.property(scene, one => {
    const [visit, byHand] = [played(one), played(one)]
    const before = visit.state()
    const { fills, leaves } = reuseAnswers(visit.situation(), one.step, one.from, one.home)
    const command = { type: 'RepeatAnswers', step: one.step, from: one.from, only: one.home } as const
    const changed = only(visit.does(command), 'AnswerChanged')
    const named = new Set(changed.map(({ path }) => path))
    expect(changed.length).toBe(fills.reduce((total, { homeConsequences }) => total + 1 + homeConsequences.length, 0))

    const others = [...catalogue.slots].filter(({ group, path }) => group.within === null && !named.has(path))
    const moved = others.filter(({ path }) => held(visit.state(), path) !== held(before, path))
    expect(moved.map(({ path }) => path)).toEqual([])
    for (const { path, value } of changed) {
      const { slot } = addressOf(path)
      const isOwn = groupAt(before.answers, slot.group, [])?.touched[slot.index] === true
      expect(isOwn && !isEmptyAnswer(slot.question, held(before, path) ?? '')).toBe(false)
      const { place } = visit.at(path)
      const judged = evaluateQuestion(visit.situation(), place, slot)
      expect([judged.visible, judged.error, judged.value]).toEqual([true, null, value])
      if (slot.question.kind === 'stored') continue
      expect(byHand.shows(path)).toBe(true)
      expect(byHand.answers(path, value)).toEqual([{ type: 'AnswerChanged', v: 1, path, value }])
    }
    for (const { slot } of leaves) expect(named.has(slot.path)).toBe(false)
    expect(visit.verdict(one.step)).toEqual(byHand.verdict(one.step))
    expect(visit.verdict('complete')).toEqual(byHand.verdict('complete'))

    expect(reuseAnswers(visit.situation(), one.step, one.from, one.home).fills).toEqual([])
    expect(visit.does(command)).toEqual([])
  })
  checkLaw('taking over is typing', law)
})

test('what is offered is what is done, and then it is offered no more', () => {
  const law = fc.property(scene, one => {
    const visit = played(one)
    const offered = reusableAnswers(catalogue, visit.state(), one.step)
    if (offered === null) return
    const { from, fills } = offered
    expect(fills.length).toBeGreaterThan(0)
    expect(fills.every(({ words }) => words.trim() !== '')).toBe(true)
    const changed = only(visit.does({ type: 'RepeatAnswers', step: one.step, from, only: null }), 'AnswerChanged')
    const alike = changed.filter(({ path }) => addressOf(path).slot.question.alike !== null)
    expect(alike.map(({ path }) => path)).toEqual(fills.map(({ key }) => key))
    expect(reusableAnswers(catalogue, visit.state(), one.step)?.from).not.toBe(from)
  })
  checkLaw('an offer is kept', law)
})
