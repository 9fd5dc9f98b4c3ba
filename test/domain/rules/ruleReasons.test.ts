import { describe, expect, test } from 'vitest'
import { survey } from '../../../domain/catalogue/survey'
import { evaluateQuestion } from '../../../domain/engine/evaluation/evaluateQuestion'
import type { Answer } from '../../../domain/language/answer'
import type { Check, Fault, Rule } from '../../../domain/language/rule'
import { portal } from '../../projections/portal'
import { questionsIn } from '../catalogue/placed'

const today = '2026-11-21'

const judged = (path: string, answer: Answer) => {
  const home = portal({ type: 'full', today })
  home.answers('customer.has_partner', 1)
  home.answers('customer.has_mortgage_with_partner', 1)
  home.answers('customer.has_companies', 1)
  home.answers('customer.has_children', 1)
  const companies = 'customer.companies'
  const at = path.replace('COMPANY', home.ids(companies)[0] ?? home.adds(companies))
  home.answers(at, answer)
  const { slot, place } = home.at(at)
  const { visible, error, reason } = evaluateQuestion(home.situation(), place, slot)
  expect(visible).toBe(true)
  return { error, reason }
}

const noForm = 'Schrijf de datum als dag-maand-jaar, bijvoorbeeld 31-12-1980'
const savings = 'current_living_condition.sections.section_5.questions.savings.value'

describe('of an answer that is there and wrong the reason is given', () => {
  test.each([
    ['customer.date_of_birth', '22-11-2026', 'Deze datum ligt in de toekomst'],
    ['customer.date_of_birth', '22-11-2008', 'U moet 18 jaar of ouder zijn'],
    ['customer.date_of_birth', '20-11-1905', 'Deze datum ligt meer dan 120 jaar geleden'],
    ['customer.date_of_birth', '31-02-1980', 'Deze datum bestaat niet'],
    ['customer.date_of_birth', '1-1-80', noForm],
    ['customer.partner.date_of_birth', '22-11-2008', 'Uw partner moet 18 jaar of ouder zijn'],
    ['customer.companies.COMPANY.start_date', '31-04-2020', 'Deze datum bestaat niet'],
    ['customer.companies.COMPANY.start_date', 'vorig jaar', noForm],
    ['customer.email', 'jan', 'Een e-mailadres ziet er zo uit: naam@voorbeeld.nl'],
    ['customer.address.postal_code', '12AB', 'Een postcode heeft 4 cijfers en 2 letters, bijvoorbeeld 1234 AB'],
    ['customer.address.number', '12a', 'Een huisnummer heeft 1 tot 5 cijfers, bijvoorbeeld 12'],
    ['customer.partner.salaris_bruto_per_maand', 50_000_001, 'Vul 50.000.000 of een lager getal in'],
    [savings, 'veel', 'Vul een bedrag in, bijvoorbeeld 1.250,00'],
    [savings, -1, 'Vul 0 of een hoger getal in'],
  ])('%s: %s', (path, answer, reason) => {
    expect(judged(path, answer).reason).toBe(reason)
  })

  test('where the message is the question itself, what to do is said of an empty one too', () => {
    expect(judged('customer.has_employers', -1)).toEqual({ error: 'chosen', reason: 'Kies Ja of Nee' })
    expect(portal({ type: 'full' }).message('customer.has_employers', 'personal_details')).toBe('Bent u in loondienst?')
  })

  test.each([
    ['customer.date_of_birth', ''],
    ['customer.partner.date_of_birth', ''],
    ['customer.companies.COMPANY.start_date', ''],
    [savings, ''],
    ['customer.first_name', '  '],
  ])('and of none that is not there: %s', (path, answer) => {
    const { error, reason } = judged(path, answer)
    expect(error).not.toBeNull()
    expect(reason).toBeNull()
  })

  test('and of none that is right', () => {
    expect(judged('customer.date_of_birth', '21-11-2008')).toEqual({ error: null, reason: null })
  })
})

/** The ways in which somebody who types can break a check; a slider and a list offer no such way. */
const ways = (check: Check): readonly Exclude<Fault, 'empty'>[] => {
  switch (check.tag) {
    case 'date':
      return ['form', 'unreal']
    case 'birthDate':
      return ['form', 'unreal', 'future', 'tooLongAgo', ...(check.youngest > 0 ? (['tooYoung'] as const) : [])]
    case 'number':
    case 'pattern':
      return ['form']
    case 'from':
      return ['tooLow']
    case 'upTo':
      return ['tooHigh']
    case 'after':
      return ['notAfter']
    case 'length':
      return ['tooLong']
    case 'filled':
    case 'chosen':
    case 'atLeast':
    case 'onStep':
      return []
  }
}

/** These say it themselves. */
const saysItself = /^(Gebruik maximaal \d+ tekens|Rente mag niet negatief zijn)$/

test('every rule that a typed answer can break says why', () => {
  const typed = survey.steps
    .flatMap(step => step.sections.flatMap(questionsIn))
    .filter(({ question: { kind } }) => kind === 'text' || kind === 'date' || kind === 'number')
  const silent = typed.flatMap(({ path, question }) =>
    question.rules.flatMap(({ check, reasons, message }: Rule) =>
      saysItself.test(message) ? [] : ways(check).flatMap(way => (reasons[way] === undefined ? [[path, way]] : [])),
    ),
  )
  expect(silent).toEqual([])
  expect(typed.length).toBeGreaterThan(50)
})
