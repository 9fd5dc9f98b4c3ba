import { expect, test } from 'vitest'
import { surveyDoubts } from '../../../../domain/catalogue/doubts/surveyDoubts'
import { loanPart } from '../../../../domain/catalogue/loanPart'
import { employer as employerOf } from '../../../../domain/catalogue/personalDetails/employers'
import { survey } from '../../../../domain/catalogue/survey'
import { compileCatalogue } from '../../../../domain/engine/catalogueCompiler/compileCatalogue'
import { placeDoubts } from '../../../../domain/engine/doubts'
import { is } from '../../../../domain/language/condition'
import { doubtWhen } from '../../../../domain/language/doubt'
import { text } from '../../../../domain/language/typedQuestions'
import { catalogues } from '../../../arbitraries/surveys'
import { household } from '../doubtCase'
import { householdCases } from '../householdDoubts'
import { loanCases } from '../loanDoubts'
import { moneyCases } from '../moneyDoubts'

// What is asked back, in numbers and words of its own: whoever changes a doubt in the code must change it here too.

const cases = [...householdCases, ...moneyCases, ...loanCases]

test.each(cases)('%s, %s', (path, name, fine, doubtful, words) => {
  // Loans are asked after where a mortgage is watched.
  const at = household(path.startsWith('part.') ? 'mortgage' : 'full')
  const isIt = (one: { readonly path: string; readonly doubt: string }) =>
    one.path === at.pathOf(path) && one.doubt === name
  expect(at.asked()).toEqual([])
  at.answers(fine)
  expect(at.asked().filter(isIt)).toEqual([])
  at.answers(doubtful)
  expect(
    at
      .asked()
      .filter(isIt)
      .map(one => one.words),
  ).toEqual([words])
})

test('every doubt of the catalogue is among these cases', () => {
  const names = surveyDoubts.map(({ question, name }) => `${question.title}, ${name}`)
  const at = household()
  const tried = cases.map(([path, name]) => `${at.at(at.pathOf(path)).slot.question.title}, ${name}`)
  // A business is not in the household above, and asks what an employer does.
  expect(names.filter(name => !tried.includes(name))).toEqual(['Startdatum, young'])
  expect(names.length).toBe(new Set(surveyDoubts).size)
})

test('a loan is not held against the pay of one employer while another says nothing', () => {
  const at = household('mortgage')
  at.answers({ 'part.oorspronkelijke_hoogte_leningdeel': 450_000 })
  expect(at.asked().map(one => one.doubt)).toEqual(['farAboveIncome'])
  at.does({ type: 'AddItem', list: 'customer.employers' })
  expect(at.asked()).toEqual([])
  at.answers({ [`customer.employers.${at.ids('customer.employers')[1]}.salary`]: 30_000 })
  expect(at.asked()).toEqual([])
  at.answers({ [`customer.employers.${at.ids('customer.employers')[1]}.salary`]: 4_000 })
  expect(at.asked().map(one => one.doubt)).toEqual(['yearLooksLikeMonth', 'farAboveIncome'])
  at.answers({ 'customer.has_employers': 0 })
  expect(at.asked()).toEqual([])
})

test('two doubts of one answer are asked one after the other', () => {
  const at = household('mortgage')
  at.answers({ 'part.huidige_hoogte_leningdeel': 2_100_000 })
  const confirm = (): void => {
    const [{ path, doubt, rested }] = at.asked() as [ReturnType<typeof at.asked>[number]]
    at.does({ type: 'ConfirmDoubt', path, doubt, rested })
  }
  expect(at.asked().map(one => one.doubt)).toEqual(['moreThanOriginal'])
  confirm()
  expect(at.asked().map(one => one.doubt)).toEqual(['farAboveValue'])
  confirm()
  expect(at.asked()).toEqual([])
})

const [one] = surveyDoubts
const stray = text('Nergens', 'name')

test('doubts that could not be told from each other, or lead nowhere, do not start', () => {
  if (one === undefined) throw new Error('no doubts')
  const catalogue = compileCatalogue(survey)
  const employer = employerOf.name
  const step = catalogue.slotAt.get('divorce.sections.section_82.questions.working_time.value')
  if (step === undefined) throw new Error('no such questions')
  expect(() => placeDoubts(catalogue, [one, one])).toThrow("Two doubts title of 'Geslacht'")
  expect(() => placeDoubts(catalogue, [{ ...one, question: stray }])).toThrow('is not in the catalogue: Nergens')
  expect(() => placeDoubts(catalogue, [doubtWhen(one.question, 'x', is(employer, 'x'), '')])).toThrow('from outside')
  expect(() => placeDoubts(catalogue, [{ ...one, question: step.question }])).toThrow('comes and goes')
  const added = { tag: 'timesAll', times: 1, than: loanPart.rentepercentage } as const
  expect(() => placeDoubts(catalogue, [{ ...one, suspicion: added }])).toThrow('adds up')
  expect(placeDoubts(catalogues.shipped, surveyDoubts).size).toBeGreaterThan(20)
})
