import { describe, expect, test } from 'vitest'
import type { Slot } from '../../../domain/engine/catalogue'
import { isEmptyAnswer } from '../../../domain/engine/kinds/kinds'
import type { Answer } from '../../../domain/language/answer'
import { type Check, faultIn, type Rule } from '../../../domain/language/rule'
import { catalogues } from '../../arbitraries/surveys'

// What the specification says, in numbers of its own: whoever changes a threshold in the code must change it here too.

const { slotAt } = catalogues.shipped
const today = '2026-11-21'

interface Range {
  readonly from: number
  readonly to?: number
  /** The distance between the places of a slider; a cent for what is typed. */
  readonly by?: number
}

const hours: Range = { from: 0, to: 40, by: 1 }
const scale: Range = { from: 0, to: 4, by: 1 }
const amount: Range = { from: 0 }
const percent: Range = { from: 0, to: 100 }
const part = 'customer.mortgages.*.parts.*'

/** Spec 1 section 9 and spec 2 sections 5 and 9. */
const ranges: Readonly<Record<string, Range>> = {
  'customer.address.woz_waarde': amount,
  'customer.address.marktwaarde_woning': amount,
  'customer.employers.*.salary': amount,
  'customer.employers.*.working_hours': amount,
  'customer.employers.*.car_addition': amount,
  'customer.employers.*.car_contribution': amount,
  'customer.companies.*.percentage_of_shares': percent,
  'customer.companies.*.income_percentage': percent,
  'customer.partner.salaris_bruto_per_maand': { from: 0, to: 50_000_000 },
  'current_living_condition.sections.section_4.questions.max_netto_mortgage.value': amount,
  'current_living_condition.sections.section_5.questions.savings.value': amount,
  'children.sections.section_41.questions.working_time.value': { from: 0, to: 40, by: 4 },
  'unemployment.sections.section_52.questions.partner_working_time.value': hours,
  'incapacity_work.sections.section_62.questions.incapacity_work_hours.value': hours,
  'death_of_partner.sections.section_72.questions.working_time.value': hours,
  'divorce.sections.section_82.questions.working_time.value': hours,
  'pension.sections.section_92.questions.working_time.value': hours,
  [`${part}.oorspronkelijke_hoogte_leningdeel`]: amount,
  [`${part}.huidige_hoogte_leningdeel`]: amount,
  [`${part}.rentepercentage`]: percent,
  [`${part}.rentevast_periode_in_jaren`]: amount,
  [`${part}.opgebouwde_spaarwaarde`]: amount,
  'personal_characteristics.sections.section_1.questions.question_1.value': scale,
  'personal_characteristics.sections.section_1.questions.question_2.value': scale,
  'personal_characteristics.sections.section_1.questions.question_3.value': scale,
  'personal_characteristics.sections.section_1.questions.question_4.value': scale,
}

/** Of age at 18, nobody over 120 (checklist OPEN-67): the first and the last day of birth that is right. */
const adult = ['22-11-1905', '21-11-2008'] as const
const births: Readonly<Record<string, readonly [first: string, last: string]>> = {
  'customer.date_of_birth': adult,
  'customer.partner.date_of_birth': adult,
  'customer.children.*.date_of_birth': ['22-11-1905', '21-11-2026'],
}

const steps = [
  'children.sections.section_42',
  'unemployment.sections.section_51',
  'incapacity_work.sections.section_61',
]
const further = ['death_of_partner.sections.section_71', 'divorce.sections.section_81', 'pension.sections.section_91']
const searches = [...steps, ...further, 'moving.sections.section_31'].map(
  at => `${at}.questions.search_postal_code.value`,
)
const wanted = 'current_living_condition.sections.section_2.questions'

interface Form {
  readonly at: readonly string[]
  readonly right: readonly string[]
  readonly wrong: readonly string[]
}

/** Checklist OPEN-62 to OPEN-65, and the searches of spec 2 section 5. */
const forms: Readonly<Record<string, Form>> = {
  postalCode: {
    at: ['customer.address.postal_code', 'customer.partner.address.postal_code', `${wanted}.postal_code.value`],
    right: ['1000AA', '9999ZZ', '3511 ab', '1234SE'],
    wrong: ['0999AA', '1234SA', '1234SD', '1234ss', '123AB', '12345AB', '1234A', '1234ABC'],
  },
  houseNumber: {
    at: ['customer.address.number', 'customer.partner.address.number', `${wanted}.number.value`],
    right: ['1', '99999'],
    wrong: ['0', '100000', '1a', '-1'],
  },
  email: {
    at: ['customer.email', 'customer.partner.email'],
    right: ['a@b.nl', `${'a'.repeat(249)}@b.nl`],
    wrong: ['a.nl', 'a@b', 'a @b.nl', `${'a'.repeat(250)}@b.nl`],
  },
  phone: {
    at: ['customer.phone', 'customer.partner.phone'],
    right: ['0612345678', '06-12 34 56 78', '+31612345678', '0031612345678', '+49123456', `+${'4'.repeat(15)}`],
    wrong: ['061234567', '06123456789', '00316123456789', '+4912345', `+${'4'.repeat(16)}`, '6123456789'],
  },
  sixCharacters: { at: searches, right: ['1234AB', '1234 AB', 'abcdef'], wrong: ['1234A', '1234ABC'] },
}

const boxesOfOne = [
  'current_living_condition.sections.section_5.questions.saving_goals.value',
  'current_living_condition.sections.section_5.questions.loans_and_liabilities.value',
  'financing.sections.section_11.questions.mortgage_properties.value',
  'sustainability.sections.section_3.questions.reason_for_sustainability.value',
  'unemployment.sections.section_51.questions.becoming_unemployed.value',
  'incapacity_work.sections.section_61.questions.becoming_incapacitated.value',
  'death_of_partner.sections.section_71.questions.my_partner_is_going_to_die.value',
  'death_of_partner.sections.section_71.questions.partner_dies.value',
  'pension.sections.section_91.questions.solutions.value',
  'pension.sections.section_91.questions.partner_dies.value',
]

const slot = (path: string): Slot => {
  const found = slotAt.get(path)
  if (found === undefined) throw new Error(`nothing at ${path}`)
  return found
}

type Tag = Check['tag']

/** Every place with a rule that has a threshold of this kind. */
const placesWith = (...tags: readonly Tag[]): readonly string[] =>
  [...slotAt].flatMap(([path, { question }]) =>
    question.rules.some(({ check }) => tags.includes(check.tag)) ? [path] : [],
  )

/** Whether the rules of these kinds take the answer; `start` is what another date is compared with. */
const takes = (path: string, tags: readonly Tag[], value: Answer, start = ''): boolean => {
  const { question } = slot(path)
  const rules: readonly Rule[] = question.rules.filter(({ check }) => tags.includes(check.tag))
  return rules.every(({ check }) => faultIn(check, value, isEmptyAnswer(question, value), () => start, today) === null)
}

describe('amounts, percentages, hours and scales', () => {
  const tags = ['from', 'upTo', 'onStep'] as const

  test('are all there', () => {
    expect([...placesWith(...tags)].sort()).toEqual(Object.keys(ranges).sort())
  })

  test.each(Object.entries(ranges))('%s is right up to both ends, and wrong beyond them', (path, { from, to, by }) => {
    const next = by ?? 0.01
    const inside = [from, from + next, ...(to === undefined ? [1e12] : [to, to - next])]
    const outside = [
      from - next,
      ...(to === undefined ? [] : [to + next]),
      ...(by === undefined ? [] : [from + by / 2]),
    ]
    expect(inside.filter(value => !takes(path, tags, value))).toEqual([])
    expect(outside.filter(value => takes(path, tags, value))).toEqual([])
  })
})

describe('dates of birth', () => {
  test('are all there', () => {
    expect([...placesWith('birthDate')].sort()).toEqual(Object.keys(births).sort())
  })

  const dayAfter: Readonly<Record<string, string>> = { '21-11-2008': '22-11-2008', '21-11-2026': '22-11-2026' }

  test.each(Object.entries(births))('%s is right from its first day to its last', (path, [first, last]) => {
    expect([first, last, '01-01-1906'].filter(date => !takes(path, ['birthDate'], date))).toEqual([])
    expect(['21-11-1905', dayAfter[last] ?? ''].filter(date => takes(path, ['birthDate'], date))).toEqual([])
  })
})

describe('forms', () => {
  test('are all there', () => {
    expect([...placesWith('pattern')].sort()).toEqual(
      Object.values(forms)
        .flatMap(({ at }) => at)
        .sort(),
    )
  })

  test.each(Object.entries(forms).flatMap(([name, form]) => form.at.map(path => [name, path, form] as const)))(
    '%s at %s',
    (_name, path, { right, wrong }) => {
      expect(right.filter(text => !takes(path, ['pattern'], text))).toEqual([])
      expect(wrong.filter(text => takes(path, ['pattern'], text))).toEqual([])
    },
  )
})

describe('boxes', () => {
  test('that need an answer are all there, and one is enough', () => {
    expect([...placesWith('atLeast')].sort()).toEqual([...boxesOfOne].sort())
    for (const path of boxesOfOne) {
      const { question } = slot(path)
      const [key = ''] = question.kind === 'boxes' ? question.boxes.map(box => box.key) : []
      expect([takes(path, ['atLeast'], []), takes(path, ['atLeast'], [key])]).toEqual([false, true])
    }
  })
})

describe('text', () => {
  test.each([...slotAt].filter(([, { question }]) => question.kind === 'text'))(
    '%s has its length',
    (path, { question }) => {
      const most = question.kind === 'text' && question.form === 'lines' ? 1000 : 255
      expect(takes(path, ['length'], 'a'.repeat(most))).toBe(true)
      expect(takes(path, ['length'], 'a'.repeat(most + 1))).toBe(false)
      expect(takes(path, ['length'], '😀'.repeat(most))).toBe(true)
      expect(takes(path, ['length'], '😀'.repeat(most + 1))).toBe(false)
    },
  )
})

test('the end of a loan part lies after its start, and nothing else is compared like that', () => {
  const end = `${part}.einddatum_leningdeel`
  expect(placesWith('after')).toEqual([end])
  expect(takes(end, ['after'], '02-01-2020', '01-01-2020')).toBe(true)
  expect(takes(end, ['after'], '01-01-2020', '01-01-2020')).toBe(false)
  expect(takes(end, ['after'], '01-01-2020')).toBe(true)
})
