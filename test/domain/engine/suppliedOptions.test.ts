import { describe, expect, test } from 'vitest'
import type { Lenders } from '../../../domain/language/lender'
import { severalLenders } from '../../arbitraries/lenders'
import { item, portal } from '../../projections/portal'

const step = 'mortgage_and_pension'

/** A customer with one mortgage at this lender and product. */
const customer = (lender: string, product: string, lenders?: Lenders) => {
  const mortgage = item({ id: '1', hdn_company_id: lender, hdn_company_label_id: product })
  const lists = { 'customer.mortgages': [mortgage] }
  const home = portal({ type: 'mortgage', lists, ...(lenders === undefined ? {} : { lenders }) })
  const path = `customer.mortgages.${home.ids('customer.mortgages')[0]}`
  return { home, lender: `${path}.hdn_company_id`, product: `${path}.hdn_company_label_id` }
}

const noProducts: Lenders = { ...severalLenders, labels: [] }

describe('what can be chosen', () => {
  test('LEN-03, LEN-04: the lenders as the office sorts them, and the products of the one that is chosen', () => {
    const { home, lender, product } = customer('lender-2', 'product-3', severalLenders)
    expect(home.options(lender)).toEqual(['Bank lender-1', 'Bank lender-2', 'Bank lender-3'])
    expect(home.options(product)).toEqual(['Hypotheek product-2', 'Hypotheek product-3'])
    home.answers(lender, 'lender-1')
    expect(home.options(product)).toEqual(['Hypotheek product-1'])
    home.answers(lender, 'none')
    expect(home.options(product)).toEqual([])
  })

  test('a name that did not come along is stood in for by the code', () => {
    const nameless = { companies: [{ id: 'lender-1', code: 'AB', name: '' }], labels: [] }
    const { home, lender } = customer('lender-1', 'none', nameless)
    expect(home.options(lender)).toEqual(['AB'])
    const label = { id: 'product-1', company_id: 'lender-1', code: 'P1', name: '' }
    const products = customer('lender-1', 'none', { ...nameless, labels: [label] })
    expect(products.home.options(products.product)).toEqual(['P1'])
  })

  test.each<[string, Lenders | undefined, readonly string[], readonly string[]]>([
    ['before the lists are there', undefined, ['Onbekende geldverstrekker'], ['Onbekend product']],
    [
      'when they do not have it',
      severalLenders,
      ['Bank lender-1', 'Bank lender-2', 'Bank lender-3', 'Onbekende geldverstrekker'],
      ['Onbekend product'],
    ],
  ])('what was chosen stays, and is called unknown, %s', (_when, lists, lenders, products) => {
    const { home, lender, product } = customer('lender-gone', 'product-gone', lists)
    expect([home.value(lender), home.value(product)]).toEqual(['lender-gone', 'product-gone'])
    expect([home.options(lender), home.options(product)]).toEqual([lenders, products])
  })
})

describe('LEN-23, LEN-24: a choice is demanded as long as there is one', () => {
  test.each<[string, string, Lenders | undefined, string | null, string | null]>([
    ['no lender is chosen', 'none', severalLenders, 'Maak een keuze', 'Maak een keuze'],
    ['the lender has products', 'lender-2', severalLenders, null, 'Maak een keuze'],
    ['the lender has none', 'lender-3', severalLenders, null, null],
    ['the lender is in no list', 'lender-gone', severalLenders, null, null],
    ['the lists did not come', 'none', undefined, null, null],
    ['the lists did not come, and a lender was loaded', 'lender-2', undefined, null, null],
    ['the products did not come', 'none', noProducts, 'Maak een keuze', null],
    ['the products did not come, and there is a lender', 'lender-2', noProducts, null, null],
    ['the lenders did not come', 'none', { ...severalLenders, companies: [] }, null, null],
    [
      'the lenders did not come, and one was loaded',
      'lender-2',
      { ...severalLenders, companies: [] },
      null,
      'Maak een keuze',
    ],
  ])('%s', (_when, chosen, lists, atLender, atProduct) => {
    const { home, lender, product } = customer(chosen, 'none', lists)
    expect([home.message(lender, step), home.message(product, step)]).toEqual([atLender, atProduct])
  })

  test('and with nothing to choose the step goes on', () => {
    const { home } = customer('none', 'none')
    expect(home.verdict(step)).toEqual({ errors: [], next: 'complete' })
  })
})
