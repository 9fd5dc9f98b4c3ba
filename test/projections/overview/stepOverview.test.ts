import { describe, expect, test } from 'vitest'
import type { OverviewEntry } from '../../../projections/overview/overviewEntry'
import {
  itemOverview,
  overviewItemLines,
  type SectionOverview,
  stepLines,
  stepOverview,
} from '../../../projections/overview/stepOverview'
import { item, type Portal, portal } from '../portal'
import { viewOf } from '../viewOf'

interface Block extends ReadonlyArray<Said> {}
type Said = string | Block

/** As a customer reads it: 'question: answer', '! question: message', and what stands under a heading under it. */
const wordsOf = (at: Portal, entry: OverviewEntry): readonly Said[] => {
  switch (entry.kind) {
    case 'answer':
      return [
        entry.missing === null
          ? `${entry.title}: ${entry.answer}`
          : `! ${entry.title}: ${[entry.answer, entry.missing].filter(word => word !== '').join(', ')}`,
      ]
    case 'part':
      return [[entry.title, ...entry.entries.flatMap(one => wordsOf(at, one))]]
    case 'list':
      return overviewItemLines(entry).map(({ id, title }): Said => {
        const { entries } = itemOverview(at.catalogue, entry, id)
        return [title, ...entries.flatMap(one => wordsOf(at, one))]
      })
  }
}

const sectionWords =
  (at: Portal) =>
  ({ section, overview }: SectionOverview): Said => [
    section.title ?? '',
    ...overview.entries.flatMap(entry => wordsOf(at, entry)),
  ]

const step = (at: Portal, key: Parameters<typeof stepOverview>[2]): readonly Said[] =>
  stepOverview(at.catalogue, viewOf(at), key).map(sectionWords(at))

const lines = (at: Portal) => stepLines(at.catalogue, viewOf(at))

describe('the overview before sending', () => {
  test('has the steps that ask something, in order, with how many questions each still needs', () => {
    const at = portal({ type: 'financial_advice' })
    expect(lines(at).map(({ title, missing }) => [title, missing])).toEqual([
      ['Persoonlijke gegevens', 11],
      ['Vragen aan uw adviseur', 0],
    ])
    at.answers('customer.first_name', 'Jan')
    expect(lines(at)[0]?.missing).toBe(10)
  })

  test('reads as the steps do: answers in words, what is wrong with its message, items by name', () => {
    const at = portal({ type: 'financial_advice' })
    for (const [path, value] of [
      ['first_name', 'Jan'],
      ['gender', 'm'],
      ['date_of_birth', '31-02-1980'],
      ['address.postal_code', '3511AB'],
      ['address.woz_waarde', 350_000],
      ['has_companies', 0],
    ] as const)
      at.answers(`customer.${path}`, value)
    at.answers('customer.has_employers', 1)
    const [employer = ''] = at.ids('customer.employers')
    at.answers(`customer.employers.${employer}.name`, 'Bakkerij Jansen')
    expect(step(at, 'personal_details')).toEqual([
      [
        'Persoonlijke gegevens',
        '! Aanhef: Vul uw aanhef in',
        'Roepnaam: Jan',
        '! Achternaam: Vul uw achternaam in',
        '! Geboortedatum: 31-02-1980, Vul uw geboortedatum in',
        'Geslacht: Man',
        '! Burgerlijke staat: Vul uw burgerlijke staat in',
      ],
      [
        'Uw woning',
        'Postcode: 3511 AB',
        '! Huisnummer: Dit veld is verplicht',
        '! Straat: Dit veld is verplicht',
        '! Woonplaats: Dit veld is verplicht',
        'WOZ-waarde: €\u00a0350.000,00',
      ],
      [
        'Werkgevers',
        'Bent u in loondienst?: Ja',
        [
          'Werkgever 1: Bakkerij Jansen',
          'Werkgever: Bakkerij Jansen',
          '! In dienst sinds: Vul een datum in',
          '! Functie: Vul een functie in',
        ],
      ],
      ['Kamer van Koophandel', 'Staat u ingeschreven bij de Kamer van Koophandel?: Nee'],
      ['Partner', 'Heeft u een partner?: Niet ingevuld; wij gaan uit van nee'],
      ['Kinderen', 'Heeft u kinderen?: Niet ingevuld; wij gaan uit van nee'],
    ])
  })

  test('leaves out what may stay open, and counts it', () => {
    const at = portal({ type: 'financial_advice' })
    const person = () =>
      stepOverview(at.catalogue, viewOf(at), 'personal_details').find(({ section }) => section.id === 'person')
        ?.overview
    const before = person()
    at.answers('customer.smoking', 0)
    expect(person()?.leftOpen).toBe((before?.leftOpen ?? 0) - 1)
    expect(person()?.entries).toHaveLength((before?.entries.length ?? 0) + 1)
  })

  test('says what is assumed of the questions that change the survey, as long as they are open', () => {
    const at = portal({ type: 'financial_advice' })
    const partner = () =>
      stepOverview(at.catalogue, viewOf(at), 'personal_details')
        .filter(({ section }) => section.id === 'partner')
        .map(({ overview }) => [...overview.entries.flatMap(entry => wordsOf(at, entry)), overview.leftOpen])
    expect(partner()).toEqual([['Heeft u een partner?: Niet ingevuld; wij gaan uit van nee', 0]])
    at.answers('customer.has_partner', 1)
    expect(partner()).toEqual([
      [
        'Heeft u een partner?: Ja',
        'Heeft u samen met uw partner een hypotheek, of wilt u die samen afsluiten?: Niet ingevuld; wij gaan uit van nee',
        0,
      ],
    ])
  })

  test('says of a slider nobody touched that it is not the customer’s choice, until he chooses that very place', () => {
    const at = portal({ type: 'customer_profile' })
    const path = 'personal_characteristics.sections.section_1.questions.question_1.value'
    const said = () => step(at, 'personal_characteristics').flat(2)[1]
    expect(said()).toMatch(/\(nog niet door u gekozen\)$/)
    at.answers(path, 2)
    expect(said()).not.toMatch(/gekozen/)
  })

  test('does not show what an answer hides, and shows it again when it comes back', () => {
    const at = portal({ type: 'financial_advice' })
    at.answers('customer.has_employers', 1)
    const [employer = ''] = at.ids('customer.employers')
    at.answers(`customer.employers.${employer}.name`, 'Bakkerij Jansen')
    at.answers('customer.has_employers', 0)
    const words = () => JSON.stringify(step(at, 'personal_details'))
    expect(words()).not.toContain('Bakkerij')
    at.answers('customer.has_employers', 1)
    expect(words()).toContain('Bakkerij')
  })

  test('has a question for the adviser only when its topic is on, with its explanation under it', () => {
    const at = portal({ type: 'financial_advice' })
    const path = 'questions_for_the_advisor.sections.section_1.questions.question_3'
    at.answers(`${path}.value`, 1)
    at.answers(`${path}.explanation.value`, 'Wat kost het?')
    expect(step(at, 'questions_for_the_advisor')).toEqual([
      ['', 'Kosten en belasting: Ja', 'Wat wilt u hierover vragen?: Wat kost het?'],
    ])
  })

  test('has boxes by their words, tables under their heading, and nothing of a step that age exempts from', () => {
    const at = portal({ type: 'full' })
    at.answers('customer.date_of_birth', '01-01-1950')
    const exempt = lines(at).filter(line => line.exempt !== null)
    expect(exempt.map(({ key, missing }) => [key, missing])).toEqual([
      ['unemployment', 0],
      ['incapacity_work', 0],
    ])
    expect(JSON.stringify(step(at, 'unemployment'))).not.toContain('!')
    at.answers('pension.sections.section_91.questions.solutions.value', ['sell_the_house', 'change_mortgage'])
    at.answers('pension.sections.section_91.questions.moving.value', 2)
    const [pension] = step(at, 'pension')
    const part = (title: string): Said | undefined =>
      typeof pension === 'string' ? undefined : pension?.find(([first]) => first === title)
    expect(part('Wonen en betalen')).toContain(
      'Wat doet u als uw pensioen te laag is voor uw woonlasten?: Ik verkoop mijn woning, Ik pas mijn hypotheek aan',
    )
    expect(part('Veranderingen')).toContainEqual([
      'Hoe groot is de kans dat dit na uw pensioen gebeurt?',
      'Verhuizen: Zeer waarschijnlijk',
      '! Een erfenis of schenking krijgen: Maak een keuze',
      '! Een andere belangrijke verandering: Maak een keuze',
    ])
  })

  test('has the amounts of each pension, those that were not retrieved too, and none of them to change', () => {
    const at = portal({
      type: 'mortgage_enrich',
      lists: { 'customer.pensions': [item({ id: '1', aow_alleenstaand: 18_900 }), item({ id: '2' })] },
    })
    const [section] = stepOverview(at.catalogue, viewOf(at), 'future_income')
    const list = section?.overview.entries[0]
    if (list?.kind !== 'list') throw new Error('There is no list of pensions')
    const [first = ''] = list.view.ids
    expect(overviewItemLines(list).map(({ title }) => title)).toEqual(['Pensioen 1', 'Pensioen 2'])
    expect(itemOverview(at.catalogue, list, first).entries).toMatchObject([
      { title: 'AOW als u alleen woont (bruto per jaar)', answer: '€\u00a018.900,00', changeable: false },
      { answer: 'Niet bekend', changeable: false },
      { answer: 'Niet bekend', changeable: false },
      { answer: 'Niet bekend', changeable: false },
    ])
  })

  test('makes a section again only when something in it changed', () => {
    const at = portal({ type: 'financial_advice' })
    const tree = viewOf(at).tree
    const view = { state: at.state(), tree }
    const before = stepOverview(at.catalogue, view, 'personal_details')
    const after = stepOverview(at.catalogue, view, 'personal_details')
    expect(before.length).toBeGreaterThan(0)
    before.forEach(({ overview }, i) => {
      expect(after[i]?.overview).toBe(overview)
    })
  })
})

describe('a chosen home', () => {
  const home = 'moving.sections.section_31.questions'

  test('is shown by address and price, while the search shows and something was chosen', () => {
    const at = portal({ type: 'full' })
    at.answers(`${home}.i_expect_to_move.value`, 1)
    const chosen = () =>
      step(at, 'moving')
        .flat()
        .filter(line => String(line).startsWith('Gekozen woning'))
    expect(chosen()).toEqual([])
    at.loads({
      [`${home}.jumba_id.value`]: '3581KW12',
      [`${home}.street.value`]: 'Maliesingelhof',
      [`${home}.number.value`]: '12',
      [`${home}.number_addition.value`]: 'A',
      [`${home}.postal_code.value`]: '3581KW',
      [`${home}.city.value`]: 'Utrecht',
      [`${home}.value_low.value`]: '400000',
      [`${home}.value_high.value`]: '450000',
    })
    expect(chosen()).toEqual([
      'Gekozen woning: Maliesingelhof 12 A, 3581 KW Utrecht, €\u00a0400.000,00 - €\u00a0450.000,00',
    ])
    at.loads({ [`${home}.jumba_id.value`]: '' })
    expect(chosen()).toHaveLength(1)
    at.answers(`${home}.i_expect_to_move.value`, 0)
    expect(chosen()).toEqual([])
  })
})
