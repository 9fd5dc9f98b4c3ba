import { describe, expect, it } from 'vitest'
import { childrenAtHome } from '../../../projections/homes/childrenAtHome'
import { ownAddress } from '../../../projections/homes/ownAddress'
import { type Portal, portal } from '../portal'
import { viewOf } from '../viewOf'

const childrenOf = (at: Portal) => childrenAtHome(at.catalogue, viewOf(at))

const adds = (at: Portal, name: string, livesAtHome: number): void => {
  const path = `customer.children.${at.adds('customer.children')}`
  at.answers(`${path}.first_name`, name)
  at.answers(`${path}.insertion`, 'de')
  at.answers(`${path}.last_name`, 'Vries')
  at.answers(`${path}.date_of_birth`, '28-12-2009')
  at.answers(`${path}.lives_at_home`, livesAtHome)
}

describe('the children who live at home', () => {
  it('are those of whom the customer says so, in their order', () => {
    const at = portal({ type: 'full' })
    at.answers('customer.has_children', 1)
    adds(at, 'Tess', 1)
    adds(at, 'Daan', 0)
    adds(at, 'Noor', 1)
    expect(childrenOf(at).map(({ firstName }) => firstName)).toEqual(['Tess', 'Noor'])
    expect(childrenOf(at)[0]).toMatchObject({ lastName: 'de Vries', born: '28-12-2009' })
  })

  it('are none when the customer has none after all, whatever was filled in before', () => {
    const at = portal({ type: 'full' })
    at.answers('customer.has_children', 1)
    adds(at, 'Tess', 1)
    at.answers('customer.has_children', 0)
    expect(childrenOf(at)).toEqual([])
  })
})

it('shows the address of the customer once it has a street', () => {
  const at = portal({ type: 'full' })
  at.answers('customer.address.postal_code', '1234AB')
  at.answers('customer.address.number', '10')
  expect(ownAddress(at.catalogue, viewOf(at))).toBeNull()
  at.answers('customer.address.street', 'Proefstraat')
  at.answers('customer.address.place', 'Hilversum')
  expect(ownAddress(at.catalogue, viewOf(at))).toEqual({ street: 'Proefstraat 10', place: '1234 AB Hilversum' })
})
