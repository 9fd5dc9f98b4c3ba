import { expect, it } from 'vitest'
import { homeSearch } from '../../../domain/catalogue/homeSearch'
import { always } from '../../../domain/language/condition'
import { invitationTypes } from '../../../domain/language/invitation'
import { distance, moved } from '../data/coordinates'
import type { CustomerRecord } from '../data/customerRecord'
import { customersFor, partnerCustomersFor, partnerSessionTypes, singleCustomerFor } from '../data/customers'
import { homeTypeCodec } from '../data/homeTypes'
import { lenderCompanies, lenderLabels } from '../data/lenders'
import { properties } from '../data/properties'
import { propertiesNear, propertyAt, propertyCount } from '../data/propertyLookUp'

const customers = customersFor(2026)
const everyone: readonly CustomerRecord[] = [
  ...invitationTypes.map(type => customers[type]),
  ...partnerSessionTypes.map(type => partnerCustomersFor(2026, type)),
  singleCustomerFor(2026),
]

/** By their names, so that an address that several have counts once. */
const homes = new Map(
  everyone
    .flatMap(({ address, partner }) => [address, partner?.address ?? null])
    .flatMap(address => (address === null ? [] : [address]))
    .map(address => [`${address.street} ${address.number}${address.addition}`, address]),
)

it.each([...homes])('%s, where a customer lives, is a home with a picture and values', (_, address) => {
  const property = propertyAt(String(address.postal_code), String(address.number), String(address.addition))
  expect(property?.address).toMatchObject({ street: address.street, city: address.place })
  expect([property?.picture, Number(property?.value_low) > 0]).toEqual(['ready', true])
})

it('every address is in the list once, and some hundreds are', () => {
  expect(propertyCount).toBe(properties.length)
  expect(propertyCount).toBeGreaterThan(300)
})

it.each(Object.keys(homeTypeCodec.keys).filter(homeTypeCodec.is))(
  'there are places to search for %s with none, a few and more than twelve',
  homeType => {
    const counts = ['3581KW', '1234AB', '1011VK', '9726GS'].flatMap(postcode =>
      [1, 5, 10, 15].map(kilometres => propertiesNear({ postcode, kilometres, homeType }).length),
    )
    expect(Math.min(...counts)).toBe(0)
    expect(Math.max(...counts)).toBeGreaterThan(12)
    expect(counts.some(count => count > 0 && count <= 12)).toBe(true)
  },
)

it('there is a customer for full with a partner and one without, each with a child at home', () => {
  for (const record of [customers.full, singleCustomerFor(2026)]) {
    expect(record.children.some(child => child.lives_at_home === 1)).toBe(true)
    expect(record.pensions).not.toEqual([])
    expect(record.mortgages.some(({ parts }) => parts.length > 1)).toBe(true)
  }
  expect(customers.full.partner).not.toBeNull()
  expect(singleCustomerFor(2026)).toMatchObject({ partner: null, fields: { has_partner: 0 } })
})

it('the customer for mortgage_enrich has three mortgages of several parts, with products of the lists', () => {
  const { mortgages } = customers.mortgage_enrich
  expect(mortgages).toHaveLength(3)
  for (const { fields, parts } of mortgages) {
    expect(parts.length).toBeGreaterThan(1)
    const product = lenderLabels.find(({ id }) => id === fields.hdn_company_label_id)
    expect(product?.company_id).toBe(fields.hdn_company_id)
  }
})

it('lenders have no, one and several products', () => {
  const counts = lenderCompanies.map(({ id }) => lenderLabels.filter(({ company_id }) => company_id === id).length)
  for (const count of [0, 1, 6]) expect(counts).toContain(count)
})

it('the office knows the kinds of home that the portal asks for', () => {
  const { home_type } = homeSearch(always).content
  const asked = home_type?.kind === 'choice' ? home_type.options.map(({ value }) => value) : []
  expect(Object.keys(homeTypeCodec.keys)).toEqual(asked)
})

it('measures distances over the globe', () => {
  const utrecht = { latitude: 52.0907, longitude: 5.1214 }
  const amsterdam = { latitude: 52.3702, longitude: 4.8952 }
  expect(distance(utrecht, amsterdam)).toBeCloseTo(34.7, 0)
  expect(distance(utrecht, moved(utrecht, 3, 4))).toBeCloseTo(5, 2)
})
