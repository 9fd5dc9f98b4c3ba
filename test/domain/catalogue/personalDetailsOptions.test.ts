import { expect, test } from 'vitest'
import { personalDetails } from '../../../domain/catalogue/personalDetails'
import { inWords, questionsIn } from './placed'

const optionsAt = (path: string) => {
  const placed = personalDetails.sections.flatMap(questionsIn).find(one => one.path === path)
  return placed?.question.kind === 'choice'
    ? placed.question.options.map(({ value, label, shownWhen }) => [value, label, inWords(shownWhen)])
    : []
}

const genders = [
  ['m', 'Man', ''],
  ['f', 'Vrouw', ''],
]
const yesAndNo = [
  [1, 'Ja', ''],
  [0, 'Nee', ''],
]

test('the salutation is one of four, and one of two for the monitoring types', () => {
  const outside = ['Beste heer', 'Beste mevrouw', 'Geachte heer', 'Geachte mevrouw']
  const four = outside.map(words => [words, words, 'not (monitoring)'])
  expect(optionsAt('salutation')).toEqual([
    ...four,
    ['De heer', 'De heer', 'monitoring'],
    ['Mevrouw', 'Mevrouw', 'monitoring'],
  ])
  expect(optionsAt('partner.salutation')).toEqual(four)
})

test.each([
  ['gender', genders],
  ['partner.gender', genders],
  ['children.*.gender', genders],
  ['has_employers', yesAndNo],
  ['has_companies', yesAndNo],
  ['has_partner', yesAndNo],
  ['children.*.lives_at_home', yesAndNo],
  [
    'maritial_status',
    [
      [0, 'Alleenstaand', ''],
      [1, 'Gehuwd', ''],
      [2, 'Gehuwd onder huwelijkse voorwaarden', ''],
      [3, 'Geregistreerd partnerschap', ''],
      [4, 'Geregistreerd partnerschap met partnerschapsvoorwaarden', ''],
      [5, 'Samenwonend met samenlevingscontract', ''],
      [6, 'Samenwonend zonder samenlevingscontract', ''],
      [7, 'Gescheiden', ''],
      [8, 'Weduwe of weduwnaar', ''],
      [9, 'Inwonend', ''],
    ],
  ],
  [
    'companies.*.legal_type',
    [
      ['one_man_business', 'Eenmanszaak', ''],
      ['society', 'Maatschap', ''],
      ['partnership', 'Vennootschap onder firma (vof)', ''],
      ['corporation', 'Coöperatie', ''],
      ['private_company', 'Besloten vennootschap (bv)', ''],
      ['limited_company', 'Naamloze vennootschap (nv)', ''],
      ['foundation', 'Stichting', ''],
    ],
  ],
])('the codes and words of %s are those of the specification', (path, options) => {
  expect(optionsAt(path)).toEqual(options)
})

test.each([
  ['salutation', ''],
  ['gender', ''],
  ['smoking', -1],
  ['maritial_status', -1],
  ['has_employers', -1],
  ['has_companies', 0],
  ['has_partner', -1],
  ['has_mortgage_with_partner', -1],
  ['has_children', -1],
  ['is_pensioned', -1],
  ['companies.*.legal_type', 'none'],
  ['partner.different_address', 0],
])('%s starts as %j', (path, initial) => {
  const placed = personalDetails.sections.flatMap(questionsIn).find(one => one.path === path)
  expect(placed?.question.initial).toBe(initial)
})
