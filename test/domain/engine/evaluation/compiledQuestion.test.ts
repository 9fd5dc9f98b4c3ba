import { describe, expect, test } from 'vitest'
import { emptyAnswers, withAnswer } from '../../../../domain/engine/answers'
import type { Slot } from '../../../../domain/engine/catalogue'
import { compileCatalogue } from '../../../../domain/engine/catalogueCompiler/compileCatalogue'
import { compiledQuestionOf, compiledVisitOf } from '../../../../domain/engine/evaluation/compiledVisit'
import { choosableAt, rootScope, scopeAt, valueAt } from '../../../../domain/engine/evaluation/evaluateQuestion'
import type { Situation } from '../../../../domain/engine/situation'
import { assumedPaths } from '../../../../domain/engine/steps/stepVerdict'
import type { Answer } from '../../../../domain/language/answer'
import { boxes, choice, pick, yesNo } from '../../../../domain/language/chosenQuestions'
import { is } from '../../../../domain/language/condition'
import type { Question } from '../../../../domain/language/question'
import { section, step } from '../../../../domain/language/section'
import { initialState, situationOf } from '../../../../events/state/state'
import { profilesWith } from '../../../arbitraries/surveys'
import { portal } from '../../../projections/portal'

const first = yesNo('Eerste', 'situation')
const other = yesNo('Andere', 'situation')
const presumed = yesNo('Vermoed', 'situation', { presumed: { when: is(first, 1), answer: 1 } })
const colour = choice('radio', 'Kleur', 'situation', [
  [0, 'Rood'],
  [1, 'Blauw', { shownWhen: is(first, 1) }],
  [2, 'Oud', { offered: 'loaded' }],
])
const sort = pick('radio', 'Soort', 'situation', [
  ['a', 'A'],
  ['b', 'B', { offered: 'loaded' }],
])
const dots = boxes('Stippen', 'situation', [
  ['a', 'A'],
  ['b', 'B', { shownWhen: is(first, 1) }],
])
const lines = boxes('Strepen', 'situation', [['a', 'A']])
const asking = { first, other, presumed, colour, sort, dots, lines }
const catalogue = compileCatalogue({
  steps: [step('personal_details', 'Stap', '', [section('section_1', null, asking)])],
  kept: [],
  profiles: profilesWith(['personal_details']),
})

const slotOf = (question: Question): Slot => {
  const slot = catalogue.slots.find(one => one.question === question)
  if (slot === undefined) throw new Error('not there')
  return slot
}

const withAnswers = (...given: readonly (readonly [Question, Answer])[]): Situation => {
  const state = initialState(catalogue)
  const answers = given.reduce(
    (now, [question, value]) => withAnswer(now, { slot: slotOf(question), ids: [] }, value, true),
    emptyAnswers(catalogue),
  )
  return situationOf(catalogue, { ...state, answers, facts: { ...state.facts, type: 'full', today: '2026-11-22' } })
}

const counts = (situation: Situation, question: Question): Answer => {
  const place = rootScope(situation, slotOf(question).group)
  if (place === null) throw new Error('no place')
  return valueAt(situation, place, slotOf(question))
}

const offered = (situation: Situation, question: typeof colour | typeof sort): readonly string[] => {
  const place = rootScope(situation, slotOf(question).group)
  if (place === null) throw new Error('no place')
  return choosableAt(situation, place, question, counts(situation, question)).map(({ label }) => label)
}

describe('an answer counts', () => {
  test('as it was given before as it is presumed, and as it is presumed where none was given', () => {
    expect(counts(withAnswers([first, 1]), presumed)).toBe(1)
    expect(counts(withAnswers([first, 1], [presumed, 0]), presumed)).toBe(0)
    expect(counts(withAnswers([first, 1], [presumed, -1]), presumed)).toBe(1)
    expect(counts(withAnswers([presumed, -1]), presumed)).toBe(-1)
  })

  test('as far as what it chose is there now', () => {
    expect(counts(withAnswers([colour, 1]), colour)).toBe(-1)
    expect(counts(withAnswers([colour, 1], [first, 1]), colour)).toBe(1)
    expect(counts(withAnswers([dots, ['a', 'b']]), dots)).toEqual(['a'])
    expect(counts(withAnswers([dots, ['a', 'b']], [first, 1]), dots)).toEqual(['a', 'b'])
    expect(counts(withAnswers([lines, ['a']]), lines)).toEqual(['a'])
  })

  test('and what is shown only while it is the answer is never offered besides', () => {
    expect(offered(withAnswers(), colour)).toEqual(['Rood'])
    expect(offered(withAnswers([first, 1]), colour)).toEqual(['Rood', 'Blauw'])
    expect(offered(withAnswers([colour, 2]), colour)).toEqual(['Rood', 'Oud'])
    expect([offered(withAnswers(), sort), offered(withAnswers([sort, 'b']), sort)]).toEqual([['A'], ['A', 'B']])
  })

  test('the same however often it is looked at, also after it was looked at as if it stood otherwise', () => {
    const situation = withAnswers([first, 1])
    const visit = compiledVisitOf(situation)
    const slot = slotOf(presumed)
    const before = compiledQuestionOf(visit, slot)
    expect(compiledQuestionOf(visit, { ...slot, question: other }).question).toBe(other)
    expect(compiledQuestionOf(visit, slot)).toEqual(before)
    expect(counts(situation, presumed)).toBe(1)
  })
})

test('what all there is to choose from is, is settled where nothing can change it', () => {
  const visit = compiledVisitOf(withAnswers())
  const same = [colour, sort, dots, lines, first].map(question => {
    const { offersSame, offersAll } = compiledQuestionOf(visit, slotOf(question))
    return [offersSame, offersAll]
  })
  expect(same).toEqual([
    [false, false],
    [true, false],
    [false, false],
    [true, true],
    [true, true],
  ])
})

test('there is no place in an item that is not there', () => {
  const home = portal({ type: 'full' })
  const employers = home.catalogue.listAt.get('customer.employers')
  if (employers === undefined) throw new Error('no list')
  expect(scopeAt(home.situation(), employers.item, ['nobody'])).toBeNull()
  home.answers('customer.has_employers', 1)
  expect(scopeAt(home.situation(), employers.item, home.ids('customer.employers'))).not.toBeNull()
})

test('what is left open and taken for no is told, and not what is said, hidden or taken for nothing', () => {
  const home = portal({ type: 'full' })
  const open = () => assumedPaths(home.situation(), 'personal_details')
  expect(open()).toContain('customer.has_partner')
  expect(open()).not.toContain('customer.gender')
  const before = open()
  home.answers('customer.has_partner', 0)
  expect(open()).toEqual(before.filter(path => path !== 'customer.has_partner'))
})
