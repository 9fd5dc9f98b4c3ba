import { describe, expect, test } from 'vitest'
import { noLenders } from '../../../domain/language/lender'
import { mortgagesOf, pensionsOf } from '../../../domain/retrieval/loans'
import { lenderNamed, officeLenders, retrieved } from './retrieval'

const today = '2026-11-21'

const loan = (part: object, more: object = {}) => {
  const result = retrieved({ mortgages: [{ source: 'mbd', lender_code: 'OB', parts: [part], ...more }] })
  return mortgagesOf(result, officeLenders, today).items[0]?.lists.get('parts')?.[0]
}

describe('the interest of a loan part', () => {
  test.each([
    ['Vast', 'fixed'],
    ['vaste  rente', 'fixed'],
    ['FIXED', 'fixed'],
    ['variabel', 'variable'],
    ['Variabele rente', 'variable'],
    ['variable', 'variable'],
    ['plafondrente', 'plafondrente'],
  ])('of %s is %s, as it was said', (interest_type, kind) => {
    const part = loan({ interest_type, einddatum_rentevastperiode: '2026-12-01' })
    expect(part?.values.get('interest_type')).toBe(kind)
    expect(part?.origins.get('interest_type')?.manner).toBe('read')
  })

  test.each([
    ['2027-01-22', 'fixed'],
    ['2027-01-21', 'variable'],
  ])('whose fixed period ends on %s is %s', (einddatum_rentevastperiode, kind) => {
    const part = loan({ einddatum_rentevastperiode })
    expect(part?.values.get('interest_type')).toBe(kind)
    expect(part?.origins.get('interest_type')?.manner).toBe('reckoned')
    expect(part?.values.get('einddatum_rentevastperiode')).toBe(einddatum_rentevastperiode)
  })

  test('is not there where nothing is said of it, or nobody knows what day it is', () => {
    expect(loan({ leningdeelnummer: '1' })?.values.has('interest_type')).toBe(false)
    const result = retrieved({ mortgages: [{ parts: [{ einddatum_rentevastperiode: '2027-01-22' }] }] })
    const part = mortgagesOf(result, officeLenders, '').items[0]?.lists.get('parts')?.[0]
    expect(part?.values.has('interest_type')).toBe(false)
  })
})

describe('a loan part', () => {
  test.each([
    ['Ja', 'nhg'],
    ['NHG', 'nhg'],
    ['1', 'nhg'],
    ['nee', 'none'],
    ['none', 'none'],
    ['0', 'none'],
    ['misschien', 'misschien'],
  ])('with guarantee %s has %s', (nationale_hypotheekgarantie, said) =>
    expect(loan({ nationale_hypotheekgarantie })?.values.get('nationale_hypotheekgarantie')).toBe(said),
  )

  test.each<[object, string | undefined, string | undefined]>([
    [{ aflosvorm: '2' }, '2', 'read'],
    [{ aflosvorm: 'Lineair' }, '2', 'reckoned'],
    [{ variant: 'aflossingsvrij' }, '5', 'reckoned'],
    [{ aflosvorm: 'Iets nieuws', variant: 'ook nieuw' }, 'Iets nieuws', 'read'],
    [{ variant: 'ook nieuw' }, 'ook nieuw', 'read'],
    [{}, undefined, undefined],
  ])('of %j is repaid as %s', (said, form, manner) => {
    const part = loan({ leningdeelnummer: '1', ...said })
    expect(part?.values.get('aflosvorm')).toBe(form)
    expect(part?.origins.get('aflosvorm')?.manner).toBe(manner)
  })

  test('has the source of its mortgage, its place and its number, and no variant of its own', () => {
    const part = loan({ leningdeelnummer: '1001-2', variant: 'lineair' })
    expect([part?.called, part?.origin]).toEqual([
      '1001-2',
      { source: 'mbd', manner: 'read', at: 'mortgages.0.parts.0' },
    ])
    expect(part?.values.has('variant')).toBe(false)
    expect(loan({ rentepercentage: 2 })?.called).toBe('')
  })
})

describe('a mortgage', () => {
  const read = (mortgage: object, lenders = officeLenders) =>
    mortgagesOf(retrieved({ mortgages: [{ source: 'mbd', ...mortgage }] }), lenders, today)

  test('says what it says, at its lender, without parts that did not come', () => {
    const said = { rsin: '123', is_shared: 1, historische_woningwaarde: 200_000, lender_code: 'OB' }
    const { items, passedOver } = read(said)
    expect(Object.fromEntries(items[0]?.values ?? [])).toEqual({
      rsin: '123',
      is_shared: 1,
      historische_woningwaarde: 200_000,
      hdn_company_id: lenderNamed('Obvion'),
    })
    expect([items[0]?.called, items[0]?.lists.get('parts'), passedOver]).toEqual(['OB', [], []])
  })

  test.each([
    [{ label_name: 'Familielening', lender_code: 'XX' }, 'Familielening'],
    [{ label_name: 'Familielening' }, 'Familielening'],
    [{ lender_code: 'XX' }, 'XX'],
  ])('at no lender of the lists (%j) is told by its name', (mortgage, name) => {
    const { items, passedOver } = read(mortgage)
    expect(items[0]?.called).toBe(name)
    expect(passedOver).toEqual([{ at: 'mortgages.0.hdn_company_id', name, source: 'mbd', reason: 'notListed' }])
    expect(read(mortgage, noLenders).passedOver).toMatchObject([{ reason: 'noList' }])
  })

  test('that names no lender is told of by nothing', () => {
    const { items, passedOver } = read({ rsin: '123' })
    expect([items[0]?.called, passedOver]).toEqual(['', []])
  })
})

test('a pension that says no amount is none, and the others keep their place', () => {
  const { items, passedOver } = pensionsOf(
    retrieved({ pensions: [{ source: 'mpo' }, { source: 'mpo', aow_uitkering: 14_200 }] }),
  )
  expect(items.map(({ origin, values }) => [origin.at, origin.source, [...values]])).toEqual([
    ['pensions.1', 'mpo', [['aow_uitkering', 14_200]]],
  ])
  expect(passedOver).toEqual([])
})
