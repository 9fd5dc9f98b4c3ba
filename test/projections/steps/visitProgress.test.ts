import { describe, expect, test } from 'vitest'
import { slotPath } from '../../../domain/engine/path'
import { invitationTypes } from '../../../domain/language/invitation'
import { progressTexts } from '../../../domain/texts/progressTexts'
import { questionCompletion } from '../../../projections/steps/questionCompletion'
import {
  progressByStep,
  remainingInSection,
  remainingQuestions,
  sameProgress,
  totalQuestions,
  visitProgress,
} from '../../../projections/steps/visitProgress'
import { filledIn } from '../../events/decisions/filledIn'
import { fieldsOf } from '../fields'
import { listening } from '../listening'
import { type Portal, portal } from '../portal'
import { viewOf } from '../viewOf'

const far = (at: Portal) => visitProgress(at.catalogue, viewOf(at))
const inStep = (at: Portal, key: Parameters<Portal['verdict']>[0]) => progressByStep(at.catalogue, viewOf(at)).get(key)

test('an answer that is asked for is no longer open; one that need not be given counts nowhere', () => {
  const at = portal({ type: 'financial_advice' })
  const before = far(at)
  expect(before.open).toBeGreaterThan(10)
  at.answers('customer.last_name', 'Jansen')
  expect(far(at)).toEqual({ ...before, answered: before.answered + 1, open: before.open - 1 })
  at.answers('customer.address.addition', 'A')
  expect(far(at)).toEqual({ ...before, answered: before.answered + 1, open: before.open - 1 })
  at.answers('customer.last_name', '')
  expect(far(at)).toEqual(before)
})

test('what is wrong is open, not answered', () => {
  const at = portal({ type: 'financial_advice' })
  const before = inStep(at, 'personal_details')
  at.answers('customer.address.postal_code', '12')
  expect(inStep(at, 'personal_details')).toEqual(before)
})

test('a slider at which nobody has been is not filled in, and is one of the same questions once it is', () => {
  const at = portal({ type: 'full' })
  const before = inStep(at, 'personal_characteristics')
  expect(before).toEqual({ answered: 0, open: 0, unchosen: 4, bound: 'exact' })
  expect(at.verdict('personal_characteristics').errors).toEqual([])
  for (const { slot, ids, value } of fieldsOf(viewOf(at).tree))
    if (slot.group.step?.key === 'personal_characteristics' && slot.question.kind === 'slider')
      at.answers(slotPath(slot, ids), value)
  expect(inStep(at, 'personal_characteristics')).toEqual({ answered: 4, open: 0, unchosen: 0, bound: 'exact' })
})

test('items count where they show', () => {
  const at = portal({ type: 'financial_advice' })
  at.answers('customer.has_employers', 1)
  const { open } = far(at)
  const [employer = ''] = at.ids('customer.employers')
  at.answers(`customer.employers.${employer}.name`, 'Bakkerij')
  const filled = far(at)
  expect(filled.open).toBe(open - 1)
  at.answers('customer.has_employers', 0)
  expect(totalQuestions(far(at))).toBeLessThan(totalQuestions(filled))
})

test('what was counted in one item counts on while another is answered', () => {
  const { catalogue, live, answers, does, ids } = listening()
  answers('customer.has_employers', 1)
  does({ type: 'AddItem', list: 'customer.employers' })
  const [first = '', second = ''] = ids('customer.employers')
  answers(`customer.employers.${first}.name`, 'Bakkerij')
  const { answered } = visitProgress(catalogue, live.view())
  answers(`customer.employers.${second}.name`, 'Slagerij')
  expect(visitProgress(catalogue, live.view()).answered).toBe(answered + 1)
})

test('nothing is open in an inventory that can be sent', () => {
  expect(remainingQuestions(far(filledIn({ type: 'financial_advice' })))).toBe(0)
})

test('the sections of a step together are the step', () => {
  const at = portal({ type: 'full' })
  at.answers('customer.has_employers', 1)
  const view = viewOf(at)
  for (const { key, sections } of at.catalogue.survey.steps) {
    const left = sections.map(section => remainingInSection(at.catalogue, view, section))
    const counted = progressByStep(at.catalogue, view).get(key)
    expect(left.reduce((total, one) => total + one, 0)).toBe(counted === undefined ? 0 : remainingQuestions(counted))
  }
})

test('nothing is left where whatever is answered is right', () => {
  const at = portal({ type: 'full' })
  at.answers('customer.date_of_birth', '02-02-1950')
  const step = at.catalogue.stepAt.get('unemployment')
  expect(inStep(at, 'unemployment')).toEqual({ answered: 0, open: 0, unchosen: 0, bound: 'exact' })
  expect((step?.sections ?? []).map(section => remainingInSection(at.catalogue, viewOf(at), section))).toEqual([0, 0])
})

describe('how sure the count is', () => {
  test('it is at least so many as long as an open answer may ask for more', () => {
    // Whether there is a partner is open still, and asks for more.
    const at = filledIn({ type: 'financial_advice' })
    expect(far(at).bound).toBe('atLeast')
    const { answered } = far(at)
    expect(progressTexts.answered(answered, answered, far(at).bound)).toBe(
      `${answered} van minstens ${answered} vragen ingevuld`,
    )
    expect(progressTexts.nextOpen(1, far(at).bound)).toBe('Volgende open vraag (nog minstens 1)')
    expect(progressTexts.answered(9, 12, 'exact')).toBe('9 van 12 vragen ingevuld')
    at.answers('customer.has_partner', 0)
    at.answers('customer.has_children', 0)
    expect(far(at)).toEqual({ answered, open: 0, unchosen: 0, bound: 'exact' })
  })

  test('it is about so many while an age that is not known may take questions away', () => {
    expect(far(portal({ type: 'full' })).bound).toBe('about')
    const at = portal({ type: 'full' })
    at.answers('customer.date_of_birth', '02-02-1990')
    expect(far(at).bound).toBe('atLeast')
  })

  // Every choice that can be made first, in every type.
  test.each(invitationTypes)('%s: an answer keeps what was said of the count', type => {
    const first = portal({ type })
    const before = far(first)
    for (const field of fieldsOf(viewOf(first).tree)) {
      const { slot, ids, options } = field
      const status = questionCompletion(field, true)
      if (ids.length > 0 || status === null || status === 'answered') continue
      const values = slot.question.kind === 'date' ? ['02-02-1950', '02-02-1990'] : options.map(({ value }) => value)
      for (const value of values) {
        const at = portal({ type })
        at.answers(slotPath(slot, ids), value)
        const [total, said] = [totalQuestions(far(at)), totalQuestions(before)]
        if (before.bound !== 'about') expect(total).toBeGreaterThanOrEqual(said)
        if (before.bound === 'exact') expect(total).toBe(said)
      }
    }
  })
})

test('two counts are the same only where all of them is', () => {
  const one = { answered: 1, open: 2, unchosen: 3, bound: 'exact' } as const
  expect(sameProgress(one, { ...one })).toBe(true)
  for (const other of [{ answered: 2 }, { open: 1 }, { unchosen: 1 }, { bound: 'about' as const }])
    expect(sameProgress(one, { ...one, ...other })).toBe(false)
})
