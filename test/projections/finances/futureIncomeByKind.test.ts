import { expect, test } from 'vitest'
import type { LoadedItem } from '../../../domain/engine/loadedCustomer'
import { futureIncomeByKind } from '../../../projections/finances/futureIncomeByKind'
import { findItems } from '../../../projections/tree/findNode'
import { item, portal } from '../portal'
import { viewOf } from '../viewOf'

const kindsOf = (pensions: readonly LoadedItem[]) => {
  const at = portal({ type: 'mortgage_pension', lists: { 'customer.pensions': pensions } })
  const slot = at.catalogue.listAt.get('customer.pensions')
  const list = findItems(at.catalogue, viewOf(at).tree, 'customer.pensions')
  if (slot === undefined || list === null) throw new Error('There is no list of pensions')
  return futureIncomeByKind(slot, list)
}

test('without pensions there is nothing to compare', () => {
  expect(kindsOf([])).toEqual([])
})

test('the four amounts of a pension, each as it was retrieved; what was not is no zero', () => {
  const pension = { aow_alleenstaand: 18_900, aow_samenwonend: 0, bruto_pensioenbedrag: '19870.50' }
  const amounts = kindsOf([item(pension)]).map(({ title, amounts: [amount] }) => [title, amount?.value, amount?.text])
  expect(amounts).toEqual([
    ['AOW als u alleen woont (bruto per jaar)', 18_900, '€\u00a018.900,00'],
    ['AOW als u samenwoont (bruto per jaar)', 0, '€\u00a00,00'],
    ['Pensioen (bruto per jaar)', 19_870.5, '€\u00a019.870,50'],
    ['Partnerpensioen (bruto per jaar)', null, 'Niet bekend'],
  ])
})

test('several pensions stand side by side and are not added up; each says from what age where that is known', () => {
  const kinds = kindsOf([
    item({ id: '1', bruto_pensioenbedrag: 100, vanaf_leeftijd_jaren: 67, vanaf_leeftijd_maanden: 3 }),
    item({ id: '2', bruto_pensioenbedrag: 200, vanaf_leeftijd_jaren: '70', vanaf_leeftijd_maanden: 1 }),
    item({ id: '3', bruto_pensioenbedrag: 300, vanaf_leeftijd_jaren: 68, vanaf_leeftijd_maanden: 0 }),
    item({ id: '4', bruto_pensioenbedrag: 400 }),
  ])
  expect(kinds).toHaveLength(4)
  expect(kinds[2]?.amounts.map(({ pension, value }) => [pension, value])).toEqual([
    ['Pensioen 1, vanaf 67 jaar en 3 maanden', 100],
    ['Pensioen 2, vanaf 70 jaar en 1 maand', 200],
    ['Pensioen 3, vanaf 68 jaar', 300],
    ['Pensioen 4', 400],
  ])
})

test('what the partner is paid after death is of no age of the customer', () => {
  const pensions = [
    item({ id: '1', bruto_partnerpensioenbedrag: 9800, vanaf_leeftijd_jaren: 67, vanaf_leeftijd_maanden: 3 }),
    item({ id: '2', bruto_partnerpensioenbedrag: 500, vanaf_leeftijd_jaren: 70, vanaf_leeftijd_maanden: 0 }),
  ]
  const [single, together, own, partner] = kindsOf(pensions)
  expect(partner?.path).toBe('bruto_partnerpensioenbedrag')
  expect(partner?.amounts.map(({ pension, from, value }) => [pension, from, value])).toEqual([
    ['Pensioen 1', null, 9800],
    ['Pensioen 2', null, 500],
  ])
  for (const kind of [single, together, own])
    expect(kind?.amounts.map(({ pension, from }) => [pension, from])).toEqual([
      ['Pensioen 1, vanaf 67 jaar en 3 maanden', 67.25],
      ['Pensioen 2, vanaf 70 jaar', 70],
    ])
})
