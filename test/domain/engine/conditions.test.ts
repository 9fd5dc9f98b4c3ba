import { describe, expect, test } from 'vitest'
import { emptyAnswers, withAnswer } from '../../../domain/engine/answers'
import { compileCatalogue } from '../../../domain/engine/catalogueCompiler/compileCatalogue'
import { conditionHolds, rootScope } from '../../../domain/engine/evaluation/evaluateQuestion'
import { conditionByFacts, isAsked, isKeptEmpty } from '../../../domain/engine/visitContext'
import { boxes, yesNo } from '../../../domain/language/chosenQuestions'
import {
  all,
  always,
  any,
  type Condition,
  is,
  not,
  olderThan,
  partnerSession,
  ticked,
  visitsStep,
} from '../../../domain/language/condition'
import { storedQuestion } from '../../../domain/language/questionBase'
import { list, section, step, stepWithOwnScreen } from '../../../domain/language/section'
import { date } from '../../../domain/language/typedQuestions'
import { initialState, situationOf } from '../../../events/state/state'
import { profilesWith } from '../../arbitraries/surveys'

const yes = yesNo('Ja?', 'situation')
const dots = boxes('Stippen', 'situation', [
  ['a', 'A'],
  ['b', 'B'],
])
const born = date('Geboren', 'birth')
const kept = storedQuestion('Nummer', 'identifier')
const hidden = yesNo('Nooit', 'situation', { shownWhen: partnerSession })
const inList = yesNo('Binnen', 'situation')
const elsewhere = yesNo('Elders?', 'situation')
const catalogue = compileCatalogue({
  steps: [
    step('personal_details', 'Stap', '', [
      section('section_1', null, {
        ...{ yes, dots, born, hidden, number: storedQuestion('Nummer', 'identifier') },
        things: list(
          'Ding',
          { first: 'Ding', another: 'Ding' },
          { inList },
          {
            ...{ matchedBy: 'inList', summary: [], shownWhen: partnerSession, emptyWhen: not(partnerSession) },
          },
        ),
      }),
    ]),
    stepWithOwnScreen('aqopi', 'Ophalen'),
    step('divorce', 'Elders', '', [section('section_1', null, { elsewhere })]),
  ],
  kept: [section('kept', null, { kept }, { at: 'kept' })],
  profiles: profilesWith(['intro', 'personal_details', 'complete', 'success']),
})

const slotOf = (question: Parameters<typeof catalogue.slotOf.get>[0]) => {
  const slot = catalogue.slotOf.get(question)
  if (slot === undefined) throw new Error('not there')
  return slot
}

/** A visit in which Ja is said, one box is ticked and somebody is of age. */
const situation = () => {
  const state = initialState(catalogue)
  let answers = emptyAnswers(catalogue)
  answers = withAnswer(answers, { slot: slotOf(yes), ids: [] }, 1, true)
  answers = withAnswer(answers, { slot: slotOf(dots), ids: [] }, ['b'], true)
  answers = withAnswer(answers, { slot: slotOf(born), ids: [] }, '22-11-1959', true)
  const facts = { ...state.facts, type: 'full' as const, today: '2026-11-22' }
  return situationOf(catalogue, { ...state, answers, facts })
}

const says = (condition: Condition): boolean => {
  const now = situation()
  const place = rootScope(now, slotOf(yes).group)
  if (place === null) throw new Error('no place')
  return conditionHolds(now, place, condition)
}

type Part = readonly [Condition, holds: boolean, byFacts: boolean | null]

/** What answers say and what facts say, as the answers stand. */
const parts: readonly Part[] = [
  [is(yes, 1), true, null],
  [is(yes, 0), false, null],
  [always, true, true],
  [partnerSession, false, false],
]
const some: readonly (readonly Part[])[] = [
  [],
  ...parts.map(one => [one]),
  ...parts.flatMap(one => parts.map(two => [one, two])),
  ...parts.flatMap(one => parts.flatMap(two => parts.map(three => [one, two, three]))),
]
const whole = (tag: 'all' | 'any', of: readonly Part[]): Condition => ({ tag, of: of.map(([one]) => one) })

describe('a condition', () => {
  test('of several holds where all of them do, however many are settled before anything is answered', () => {
    for (const of of some) expect([of, says(whole('all', of))]).toEqual([of, of.every(([, now]) => now)])
  })

  test('of one or another holds where any of them does', () => {
    for (const of of some) expect([of, says(whole('any', of))]).toEqual([of, of.some(([, now]) => now)])
  })

  test('that must not hold is the other way round', () => {
    for (const [one, now] of parts) expect([one, says(not(one))]).toEqual([one, !now])
    expect(says(not(not(all(is(yes, 1), any(is(yes, 0), is(yes, 1))))))).toBe(true)
  })

  test('reads one answer, one of several, a box or an age', () => {
    expect([says(is(yes, 0, 1)), says(is(yes, 0, -1))]).toEqual([true, false])
    expect([says(ticked(dots, 'b')), says(ticked(dots, 'a'))]).toEqual([true, false])
    expect([says(olderThan(born, 66)), says(olderThan(born, 67))]).toEqual([true, false])
  })

  test('reads whether the visit comes by a step', () => {
    expect([says(visitsStep('personal_details')), says(visitsStep('divorce'))]).toEqual([true, false])
    expect(says(all(is(yes, 1), visitsStep('divorce')))).toBe(false)
  })

  test('about a question that nobody asks counts as if nothing was answered', () => {
    const stranger = yesNo('Vreemde', 'situation')
    expect([says(is(stranger, -1)), says(is(stranger, 1))]).toEqual([true, false])
  })
})

describe('what the facts alone say', () => {
  const visited = situation()

  test('of all is no as soon as one says no, and nothing as long as an answer is needed', () => {
    for (const of of some) {
      const by = of.map(([, , facts]) => facts)
      const expected = by.includes(false) ? false : by.includes(null) ? null : true
      expect([of, conditionByFacts(visited, whole('all', of))]).toEqual([of, expected])
    }
  })

  test('of any is yes as soon as one says yes, and nothing as long as an answer is needed', () => {
    for (const of of some) {
      const by = of.map(([, , facts]) => facts)
      const expected = by.includes(true) ? true : by.includes(null) ? null : false
      expect([of, conditionByFacts(visited, whole('any', of))]).toEqual([of, expected])
    }
  })

  test('of the other way round is the other way round, or nothing', () => {
    for (const [one, , facts] of parts) expect(conditionByFacts(visited, not(one))).toBe(facts === null ? null : !facts)
    for (const one of [ticked(dots, 'a'), olderThan(born, 1)]) expect(conditionByFacts(visited, one)).toBeNull()
    expect(conditionByFacts(visited, { tag: 'visits', step: 'personal_details' })).toBe(true)
    expect(conditionByFacts(visited, { tag: 'visits', step: 'divorce' })).toBe(false)
  })

  test('decides what this visit asks at all', () => {
    const asked = [yes, dots, born, hidden, kept, inList, elsewhere].map(question => isAsked(visited, slotOf(question)))
    expect(asked).toEqual([true, true, true, false, false, false, false])
    const list = catalogue.listAt.values().next().value
    expect(list !== undefined && isKeptEmpty(visited, list)).toBe(true)
  })
})
