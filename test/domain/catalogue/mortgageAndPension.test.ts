import { expect, test } from 'vitest'
import { mortgages } from '../../../domain/catalogue/mortgages'
import { pensions } from '../../../domain/catalogue/pensions'
import type { Supply } from '../../../domain/language/question'
import { messagesOf } from './messages'
import { inWords, listsIn, questionsIn } from './placed'

const atMortgages = 'type mortgage or mortgage_pension or mortgage_enrich; not (partnerSession)'
const atPensions = 'type pension or mortgage_pension or mortgage_enrich'

/** Path within the customer, title, messages, when it shows: wording A13 and A14, checklist LEN-19 to LEN-38. */
const asked: readonly (readonly [path: string, title: string, messages: readonly string[], shown: string])[] = [
  ['mortgages.*.hdn_company_id', 'Geldverstrekker', ['Maak een keuze'], atMortgages],
  ['mortgages.*.hdn_company_label_id', 'Product', ['Maak een keuze'], atMortgages],
  ['mortgages.*.parts.*.leningdeelnummer', 'Leningdeelnummer', ['Vul een leningdeelnummer in'], atMortgages],
  ['mortgages.*.parts.*.aflosvorm', 'Aflosvorm', ['Maak een keuze'], atMortgages],
  [
    'mortgages.*.parts.*.oorspronkelijke_hoogte_leningdeel',
    'Oorspronkelijke hoogte',
    ['Vul de oorspronkelijke hoogte van het leningdeel in', 'Ongeldige waarde'],
    atMortgages,
  ],
  ['mortgages.*.parts.*.huidige_hoogte_leningdeel', 'Huidige hoogte', ['Ongeldige waarde'], atMortgages],
  [
    'mortgages.*.parts.*.ingangsdatum_leningdeel',
    'Ingangsdatum',
    ['Vul de ingangsdatum van het leningdeel in'],
    atMortgages,
  ],
  ['mortgages.*.parts.*.einddatum_leningdeel', 'Einddatum', ['Vul de einddatum van het leningdeel in'], atMortgages],
  [
    'mortgages.*.parts.*.rentepercentage',
    'Rente (%)',
    ['Vul een rente in', 'Rente mag niet negatief zijn', 'Rente is een te groot getal'],
    atMortgages,
  ],
  ['mortgages.*.parts.*.interest_type', 'Soort rente', ['Maak een keuze'], atMortgages],
  [
    'mortgages.*.parts.*.einddatum_rentevastperiode',
    'Einddatum rentevaste periode',
    ["Vul een einddatum in [not ('Soort rente' is variable)]", 'Vul een einddatum in'],
    atMortgages,
  ],
  [
    'mortgages.*.parts.*.rentevast_periode_in_jaren',
    'Rentevaste periode (jaren)',
    ["Vul het aantal rentevaste jaren in [not ('Soort rente' is variable)]", 'Vul het aantal rentevaste jaren in'],
    atMortgages,
  ],
  ['mortgages.*.parts.*.nationale_hypotheekgarantie', 'Nationale Hypotheek Garantie (NHG)', [], atMortgages],
  [
    'mortgages.*.parts.*.opgebouwde_spaarwaarde',
    'Opgebouwde spaarwaarde',
    ['Ongeldige waarde'],
    `${atMortgages}; not ('Aflosvorm' is 1 or 2 or 5 or none)`,
  ],
  ['pensions.*.aow_alleenstaand', 'AOW als u alleen woont (bruto per jaar)', [], atPensions],
  ['pensions.*.aow_samenwonend', 'AOW als u samenwoont (bruto per jaar)', [], atPensions],
  ['pensions.*.bruto_pensioenbedrag', 'Pensioen (bruto per jaar)', [], atPensions],
  ['pensions.*.bruto_partnerpensioenbedrag', 'Partnerpensioen (bruto per jaar)', [], atPensions],
]

test('mortgages, loan parts and pensions ask exactly what the specification lists', () => {
  const found = [mortgages, pensions]
    .flatMap(questionsIn)
    .filter(({ question }) => question.kind !== 'stored')
    .map(({ path, question, shown }) => [path, question.title, messagesOf(question), inWords(shown)])
  expect(found).toEqual(asked)
})

const optionsAt = (path: string) => {
  const placed = questionsIn(mortgages).find(one => one.path === path)
  return placed?.question.kind === 'choice'
    ? placed.question.options.map(({ value, label, offered }) => [value, label, offered])
    : []
}

test('six repayment forms are offered; five more show only while a loaded part has them', () => {
  expect(optionsAt('mortgages.*.parts.*.aflosvorm')).toEqual([
    ['5', 'Aflossingsvrij', 'always'],
    ['2', 'Lineair', 'always'],
    ['1', 'Annuïteiten', 'always'],
    ['50', 'Bankspaarhypotheek', 'always'],
    ['3', 'Levenhypotheek', 'always'],
    ['10', 'Beleggingshypotheek', 'always'],
    ...['9', '13', '51', '52', '53'].map(code => [code, 'Andere aflosvorm', 'loaded']),
  ])
})

test('the interest is fixed or variable, and the guarantee NHG or none', () => {
  expect(optionsAt('mortgages.*.parts.*.interest_type')).toEqual([
    ['fixed', 'Vaste rente', 'always'],
    ['variable', 'Variabele rente', 'always'],
  ])
  expect(optionsAt('mortgages.*.parts.*.nationale_hypotheekgarantie')).toEqual([
    ['nhg', 'Met NHG', 'always'],
    ['none', 'Zonder NHG', 'always'],
  ])
})

const inWordsOf = (supply: Supply): string => (supply.from === 'lenders' ? 'lenders' : `products of ${supply.of.title}`)

test('lenders and products come from the office', () => {
  const supplied = questionsIn(mortgages).flatMap(({ path, question }) =>
    question.kind === 'choice' && question.supply !== null
      ? [[path, inWordsOf(question.supply), question.initial]]
      : [],
  )
  expect(supplied).toEqual([
    ['mortgages.*.hdn_company_id', 'lenders', 'none'],
    ['mortgages.*.hdn_company_label_id', 'products of Geldverstrekker', 'none'],
  ])
})

test('a mortgage may go, its first loan part stays, and nobody adds a pension', () => {
  const lists = [mortgages, pensions].flatMap(listsIn)
  expect(lists.map(({ path, list }) => [path, list.add?.first, list.add?.another, list.firstStays])).toEqual([
    ['mortgages', 'Hypotheek toevoegen', 'Nog een hypotheek toevoegen', false],
    ['mortgages.*.parts', 'Leningdeel toevoegen', 'Leningdeel toevoegen', true],
    ['pensions', undefined, undefined, false],
  ])
})

test('what the page does not ask is kept: every field of mortgage, part and pension has its place', () => {
  const kept = [mortgages, pensions]
    .flatMap(questionsIn)
    .flatMap(({ path, question }) => (question.kind === 'stored' ? [path] : []))
  expect(kept).toEqual([
    'mortgages.*.id',
    'mortgages.*.rsin',
    'mortgages.*.is_shared',
    'mortgages.*.historische_woningwaarde',
    'mortgages.*.parts.*.id',
    'mortgages.*.parts.*.mortgage_id',
    'pensions.*.id',
    'pensions.*.aow_uitkering',
    'pensions.*.aow_gerechtigd',
    'pensions.*.vanaf_leeftijd_jaren',
    'pensions.*.vanaf_leeftijd_maanden',
    'pensions.*.tot_overlijden',
  ])
})

test('the four pension amounts can be read and not changed', () => {
  const amounts = questionsIn(pensions).flatMap(({ question }) => (question.kind === 'number' ? [question] : []))
  expect(amounts.map(({ unit, readOnly }) => [unit, readOnly])).toEqual(Array(4).fill(['money', true]))
})

test('the fixed period is asked in years', () => {
  const placed = questionsIn(mortgages).find(({ path }) => path.endsWith('rentevast_periode_in_jaren'))
  expect(placed?.question).toMatchObject({ kind: 'number', unit: 'years' })
})
