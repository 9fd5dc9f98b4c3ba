import { describe, expect, test } from 'vitest'
import { errorLines, sameErrorLines } from '../../../projections/steps/errorLines'
import { errorScopeOf } from '../../../projections/steps/errorScope'
import { shownErrorCount } from '../../../projections/steps/fieldErrors'
import { findField } from '../../../projections/tree/findNode'
import { severalLenders } from '../../arbitraries/lenders'
import { refusedFields } from '../fields'
import { type Portal, portal } from '../portal'
import { viewOf } from '../viewOf'

const details = 'personal_details'
const lines = (at: Portal) => errorLines(at.catalogue, viewOf(at), details)
const labels = (at: Portal) => lines(at).map(({ label }) => label)
const submits = (at: Portal) => at.does({ type: 'SubmitStep', step: details })
const required = (at: Portal, path: string) => {
  const field = findField(at.catalogue, viewOf(at).tree, path)
  return field?.required === true
}

describe('the error summary', () => {
  test('is empty until the step is submitted, and then names every question that is not right, from top to bottom', () => {
    const at = portal({ type: 'financial_advice' })
    expect(lines(at)).toEqual([])
    submits(at)
    const step = at.catalogue.survey.steps.find(({ key }) => key === details)
    if (step === undefined) throw new Error(details)
    expect(lines(at).map(({ path }) => path)).toEqual(
      refusedFields(at.catalogue, viewOf(at).tree, step).map(([path]) => path),
    )
    expect(lines(at)[0]).toEqual({
      path: 'customer.salutation',
      label: 'Aanhef',
      message: 'Vul uw aanhef in',
      reason: null,
      table: null,
    })
  })

  test('loses a line as soon as the answer is right', () => {
    const at = portal({ type: 'financial_advice' })
    submits(at)
    expect(labels(at)).toContain('Roepnaam')
    at.answers('customer.first_name', 'Jan')
    expect(labels(at)).not.toContain('Roepnaam')
  })

  test('names an explanation after what it explains, as their own titles are alike', () => {
    const at = portal({ type: 'financial_advice' })
    const questions = 'questions_for_the_advisor.sections.section_1.questions.question_4'
    at.answers(`${questions}.value`, 1)
    at.answers(`${questions}.explanation.value`, 'x'.repeat(1001))
    at.does({ type: 'SubmitStep', step: 'questions_for_the_advisor' })
    expect(errorLines(at.catalogue, viewOf(at), 'questions_for_the_advisor').map(({ label }) => label)).toEqual([
      'Verzekeringen, Wat wilt u hierover vragen?',
    ])
  })

  test('says in which item the question is, by its name where it has one', () => {
    const at = portal({ type: 'financial_advice' })
    at.answers('customer.has_employers', 1)
    const second = at.adds('customer.employers')
    at.answers(`customer.employers.${second}.name`, 'Bakkerij Jansen')
    submits(at)
    expect(labels(at)).toContain('Werkgever 1, Werkgever')
    expect(labels(at)).toContain('Werkgever 2: Bakkerij Jansen, Functie')
  })

  test('tells a row of a table under the question of its table, and why an answer that is there is wrong', () => {
    const at = portal({ type: 'full' })
    const step = 'pension'
    at.does({ type: 'SubmitStep', step })
    const shown = errorLines(at.catalogue, viewOf(at), step)
    const table = 'Hoe groot is de kans dat dit na uw pensioen gebeurt?'
    expect(shown.filter(line => line.table === table).map(({ label }) => label)).toEqual([
      'Verhuizen',
      'Een erfenis of schenking krijgen',
      'Een andere belangrijke verandering',
    ])
    expect(shown.filter(line => line.table === null).length).toBeGreaterThan(0)
    at.answers('customer.date_of_birth', '31-02-1980')
    submits(at)
    expect(lines(at).find(({ label }) => label === 'Geboortedatum')).toMatchObject({
      message: 'Vul uw geboortedatum in',
      reason: 'Deze datum bestaat niet',
    })
  })

  test('does not speak of items in a list that is closed, though something else in its section is wrong', () => {
    const at = portal({ survey: 'everyKind', type: 'full', association: true, lenders: severalLenders })
    at.answers('customer.has_boats', 1)
    const boats = 'questions_for_the_advisor'
    at.does({ type: 'SubmitStep', step: boats })
    const named = () => errorLines(at.catalogue, viewOf(at), boats).map(({ label }) => label)
    expect(named()).toEqual(['Geldverstrekker', 'Product', 'Boot 1, Naam', 'Boot 1, Gebouwd'])
    at.answers('customer.has_boats', 0)
    expect(named()).toEqual(['Geldverstrekker', 'Product'])
  })
})

describe('lines', () => {
  const line = { path: 'a', label: 'A', message: 'Vul in', reason: 'Bestaat niet', table: 'Hoe groot?' }

  test('are the same only as long as every word of them is', () => {
    expect(sameErrorLines([line], [{ ...line }])).toBe(true)
    expect(sameErrorLines([line], [line, line])).toBe(false)
    for (const key of ['path', 'label', 'message', 'reason', 'table'] as const)
      expect(sameErrorLines([line], [{ ...line, [key]: 'anders' }])).toBe(false)
  })
})

describe('a step', () => {
  test('is refused from its submitting until all of it is right', () => {
    const at = portal({ type: 'full' })
    const moves = 'moving.sections.section_31.questions.i_expect_to_move.value'
    const refused = () => errorLines(at.catalogue, viewOf(at), 'moving').length > 0
    expect(refused()).toBe(false)
    at.does({ type: 'SubmitStep', step: 'moving' })
    expect(refused()).toBe(true)
    at.answers(moves, 0)
    expect(refused()).toBe(false)
  })

  test('is not refused where whatever is answered is right', () => {
    const at = portal({ type: 'full' })
    at.does({ type: 'SubmitStep', step: 'unemployment' })
    expect(errorLines(at.catalogue, viewOf(at), 'unemployment').length).toBeGreaterThan(0)
    at.answers('customer.date_of_birth', '01-01-1950')
    expect(errorLines(at.catalogue, viewOf(at), 'unemployment')).toEqual([])
  })
})

describe('errors', () => {
  test('show on the steps that sending refused', () => {
    const at = portal({ type: 'financial_advice' })
    expect(errorScopeOf(at.catalogue, viewOf(at), details)).toBeNull()
    at.does({ type: 'SubmitStep', step: 'complete' })
    expect(errorScopeOf(at.catalogue, viewOf(at), details)).toEqual(
      new Set(at.verdict(details).errors.map(([path]) => path)),
    )
    expect(errorScopeOf(at.catalogue, viewOf(at), 'questions_for_the_advisor')).toBeNull()
  })

  describe('after a refusal', () => {
    const refusedWith = (employers: 0 | 1): Portal => {
      const at = portal({ type: 'financial_advice' })
      at.answers('customer.has_employers', employers)
      submits(at)
      return at
    }
    const employersIn = (at: Portal) =>
      viewOf(at)
        .tree.flatMap(({ lists }) => lists)
        .find(({ ids }) => ids.length > 0)
    const wrongIn1 = (at: Portal) =>
      employersIn(at)?.items.map(item => shownErrorCount(item, errorScopeOf(at.catalogue, viewOf(at), details)))

    test('a question that comes then is open, until one wants to go on once more', () => {
      const at = refusedWith(0)
      const before = labels(at)
      at.answers('customer.has_employers', 1)
      expect(labels(at)).toEqual(before)
      expect(employersIn(at)?.errors).toBeGreaterThan(0)
      expect(wrongIn1(at)).toEqual([0])
      submits(at)
      expect(wrongIn1(at)).toEqual([employersIn(at)?.errors])
      expect(lines(at).length).toBe(at.verdict(details).errors.length)
    })

    test('so is an item that is added then, beside one that was refused', () => {
      const at = refusedWith(1)
      const [refused = 0] = wrongIn1(at) ?? []
      expect(refused).toBeGreaterThan(0)
      at.adds('customer.employers')
      expect(wrongIn1(at)).toEqual([refused, 0])
    })

    test('what one has been at is wrong: written wrong, or made empty', () => {
      const at = refusedWith(0)
      at.answers('customer.has_employers', 1)
      const [id = ''] = at.ids('customer.employers')
      const name = `customer.employers.${id}.name`
      at.answers(name, 'Bakkerij')
      expect(wrongIn1(at)).toEqual([0])
      at.answers(name, '')
      expect(wrongIn1(at)).toEqual([1])
      expect(lines(at).map(({ path }) => path)).toContain(name)
    })

    test('what was refused stays wrong, also once it was hidden', () => {
      const at = refusedWith(1)
      const before = wrongIn1(at)
      at.answers('customer.has_employers', 0)
      expect(lines(at).some(({ path }) => path.startsWith('customer.employers.'))).toBe(false)
      at.answers('customer.has_employers', 1)
      expect(wrongIn1(at)).toEqual(before)
    })
  })
})

describe('a question that may stay empty', () => {
  test('is told from one that may not', () => {
    const at = portal({ type: 'financial_advice' })
    expect(required(at, 'customer.first_name')).toBe(true)
    expect(required(at, 'customer.insertion')).toBe(false)
    // It has rules, but only for what is filled in.
    expect(required(at, 'customer.phone')).toBe(false)
  })

  test('can be one that another invitation demands', () => {
    expect(required(portal({ type: 'financial_advice' }), 'customer.initials')).toBe(false)
    expect(required(portal({ type: 'pension' }), 'customer.initials')).toBe(true)
  })

  test('is told within an item too', () => {
    const at = portal({ type: 'financial_advice' })
    const id = at.adds('customer.employers')
    expect(required(at, `customer.employers.${id}.name`)).toBe(true)
    expect(required(at, `customer.employers.${id}.tax_number`)).toBe(false)
  })
})
