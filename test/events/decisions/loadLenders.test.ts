import { describe, expect, test } from 'vitest'
import { type Lenders, noLenders } from '../../../domain/language/lender'
import { outbox } from '../../../projections/outbox/outbox'
import { severalLenders } from '../../arbitraries/lenders'
import { item, only, type Portal, portal } from '../../projections/portal'
import { viewOf } from '../../projections/viewOf'

const mortgages = 'customer.mortgages'

const lists = (lender: string, product: string | null) => ({
  [mortgages]: [item({ id: '1', hdn_company_id: lender, hdn_company_label_id: product })],
})

const productPath = (home: Portal): string => `${mortgages}.${home.ids(mortgages)[0]}.hdn_company_label_id`

const isDue = (home: Portal): boolean => outbox(home.catalogue, viewOf(home)).some(({ tag }) => tag === 'loadLenders')

const load = (digest: string, loaded: Lenders) => ({ type: 'LoadLenders', digest, lists: loaded }) as const

describe('the lists of lenders and products', () => {
  test('are in the log once: the same answer again says that nothing is new', () => {
    const home = portal({ type: 'mortgage' })
    expect(home.does(load('a', severalLenders))).toEqual([
      { type: 'LendersLoaded', v: 2, digest: 'a', lists: severalLenders },
    ])
    expect(home.does(load('a', severalLenders))).toEqual([{ type: 'LendersLoaded', v: 2, digest: 'a', lists: null }])
    expect(home.state().lenders).toEqual({ digest: 'a', ...severalLenders })
    expect(only(home.does(load('b', { ...severalLenders, labels: [] })), 'LendersLoaded')[0]?.lists).not.toBeNull()
  })

  test('that do not come are not missed while earlier ones are there, each by itself', () => {
    const home = portal({ type: 'mortgage', lenders: severalLenders })
    home.does(load('empty', noLenders))
    expect(home.state().lenders).toMatchObject(severalLenders)
    const fewer = severalLenders.companies.slice(0, 1)
    home.does(load('half', { companies: fewer, labels: [] }))
    expect(home.state().lenders).toEqual({ digest: 'half', companies: fewer, labels: severalLenders.labels })
  })

  test('can be asked for again, once until they come', () => {
    const home = portal({ type: 'mortgage' })
    expect(isDue(home)).toBe(true)
    expect(home.does({ type: 'SeekLenders' })).toEqual([])
    home.does(load('empty', noLenders))
    expect(isDue(home)).toBe(false)
    expect(home.does({ type: 'SeekLenders' })).toEqual([{ type: 'LendersSought', v: 1 }])
    expect(isDue(home)).toBe(true)
    expect(home.does({ type: 'SeekLenders' })).toEqual([])
    home.does(load('a', severalLenders))
    expect([isDue(home), home.state().lenders.digest]).toEqual([false, 'a'])
  })
})

describe('a loaded product goes with its loaded lender', () => {
  test.each<[string, string, string | null, string]>([
    ['one of its own stays', 'lender-2', 'product-3', 'product-3'],
    ['one of another is reset', 'lender-2', 'product-1', 'none'],
    ['the only one is chosen', 'lender-1', null, 'product-1'],
    ['the only one is chosen over another', 'lender-1', 'product-3', 'product-1'],
    ['a lender without a list says nothing', 'lender-3', 'product-1', 'product-1'],
    ['nor does an unknown lender', 'lender-gone', 'product-1', 'product-1'],
    ['nor no lender', 'none', 'product-1', 'product-1'],
  ])('%s, in whatever order they come', (_what, lender, product, expected) => {
    const customerFirst = portal({ type: 'mortgage', lists: lists(lender, product) })
    customerFirst.lends(severalLenders)
    const listsFirst = portal({ type: 'mortgage' })
    listsFirst.lends(severalLenders)
    listsFirst.loads({}, lists(lender, product))
    for (const home of [customerFirst, listsFirst]) {
      expect(home.value(productPath(home))).toBe(expected)
      // Loading again finds it as it is.
      expect(home.loads({}, lists(lender, product))).toHaveLength(1)
      expect(home.value(productPath(home))).toBe(expected)
      expect(home.records.at(-1)?.by).toBe('server')
    }
  })

  test('and what the office knows of it still comes after', () => {
    const home = portal({ type: 'mortgage', lists: lists('lender-1', null), lenders: severalLenders })
    expect(home.value(productPath(home))).toBe('product-1')
    home.loads({}, lists('lender-2', 'product-2'))
    expect(home.value(productPath(home))).toBe('product-2')
  })

  test('also when a mortgage is put back after the lists became others', () => {
    const home = portal({ type: 'mortgage', lists: lists('lender-2', 'product-2'), lenders: severalLenders })
    const [id = ''] = home.ids(mortgages)
    home.removes(mortgages, id)
    const moved = severalLenders.labels.map(label => ({ ...label, company_id: 'lender-1' }))
    home.lends({ ...severalLenders, labels: [...moved, { id: 'x', company_id: 'lender-2', code: 'x', name: 'Nieuw' }] })
    home.restores(mortgages, id)
    expect(home.value(productPath(home))).toBe('x')
  })

  test('where this visit asks for it', () => {
    const home = portal({ type: 'full', lists: lists('lender-2', 'product-1'), lenders: severalLenders })
    expect(home.value(productPath(home))).toBe('product-1')
  })
})

describe('a partner session, LEN-11 to LEN-14', () => {
  const step = 'mortgage_and_pension'
  const partner = (type: 'mortgage' | 'mortgage_enrich' | 'partner') =>
    portal({ type, partnerSession: true, lists: lists('lender-1', 'product-1'), lenders: severalLenders })

  test('has no mortgages, and gets none', () => {
    const home = partner('mortgage')
    expect(home.ids(mortgages)).toEqual([])
    expect(home.refuses({ type: 'AddItem', list: mortgages })).toEqual({ tag: 'NoSuchList', list: mortgages })
  })

  test('loses those that are there, and they cannot be put back', () => {
    const home = portal({ type: 'mortgage', lists: lists('lender-1', 'product-1') })
    const [id = ''] = home.ids(mortgages)
    const asPartner = {
      type: 'LoadCustomer',
      invitation: home.state().invitation,
      partnerSession: true,
      office: null,
      customer: item({}, lists('lender-1', 'product-1')),
    } as const
    expect(only(home.does(asPartner), 'ItemRemoved')).toEqual([{ type: 'ItemRemoved', v: 1, list: mortgages, id }])
    expect(home.ids(mortgages)).toEqual([])
    expect(home.refuses({ type: 'RestoreItem', list: mortgages, id })).toMatchObject({ tag: 'NoSuchList' })
    expect(home.does(asPartner)).toHaveLength(1)
  })

  test('comes to the step, which is right, and goes on from it', () => {
    const home = partner('mortgage_enrich')
    expect(home.verdict('intro').next).toBe(step)
    expect(home.verdict(step)).toEqual({ errors: [], next: 'future_income' })
    home.does({ type: 'SubmitStep', step })
    expect(home.state().submitted.has(step)).toBe(true)
  })

  test('of a type without the step keeps the mortgages as they were loaded', () => {
    expect(partner('partner').ids(mortgages)).toHaveLength(1)
  })
})
