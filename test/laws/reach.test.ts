import { expect, test } from 'vitest'
import { emptyAnswers } from '../../domain/engine/answers'
import type { Situation } from '../../domain/engine/situation'
import { conditionByFacts, isAsked } from '../../domain/engine/visitContext'
import type { Facts } from '../../domain/language/facts'
import { type InvitationType, invitationTypes } from '../../domain/language/invitation'
import { lenderLists } from '../arbitraries/lenders'
import { hide, idsTo, reach } from '../arbitraries/reach'
import { rightAnswers } from '../arbitraries/rightAnswer'
import { catalogues } from '../arbitraries/surveys'

const catalogue = catalogues.shipped
const [lenders] = lenderLists
const answers = emptyAnswers(catalogue)

const visits = (type: InvitationType): readonly Facts[] =>
  [true, false].flatMap(partnerSession =>
    [true, false].map(association => ({ type, partnerSession, association, discount: 100, today: '2026-11-21' })),
  )

const situationOf = (facts: Facts): Situation => {
  if (lenders === undefined) throw new Error('no lists of lenders')
  return { catalogue, facts, answers, lenders }
}

const asked = (situation: Situation) =>
  catalogue.slots.filter(slot => slot.question.kind !== 'stored' && isAsked(situation, slot))

test.each(invitationTypes)('%s: whatever it asks comes on a screen by some answers, and can then be answered', type => {
  for (const facts of visits(type)) {
    const start = situationOf(facts)
    const stuck = asked(start).flatMap(slot => {
      const there = reach(start, slot)
      if (there === null) return [`${slot.path} never shows`]
      const isReadOnly = slot.question.kind === 'number' && slot.question.readOnly
      const right = rightAnswers(there, slot, idsTo(slot.group))
      return right.length > 0 || isReadOnly ? [] : [`${slot.path} has no right answer`]
    })
    expect([facts, stuck]).toEqual([facts, []])
  }
})

test.each(invitationTypes)('%s: whatever shows only by some answers goes by others', type => {
  for (const facts of visits(type)) {
    const start = situationOf(facts)
    const depends = asked(start).filter(({ condition }) => conditionByFacts(start, condition) === null)
    const stays = depends.filter(slot => hide(start, slot) === null).map(({ path }) => path)
    expect([facts, stays]).toEqual([facts, []])
  }
})

test('every question of the survey is asked in some visit', () => {
  const seen = new Set(invitationTypes.flatMap(visits).flatMap(facts => asked(situationOf(facts))))
  const never = catalogue.slots.filter(slot => slot.question.kind !== 'stored' && !seen.has(slot))
  expect(never.map(({ path }) => path)).toEqual([])
})
