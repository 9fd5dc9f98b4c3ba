import type { Catalogue } from '../domain/engine/catalogue'
import { type SoughtAddress, soughtAddress } from '../domain/homes/address'
import { soughtHome } from '../domain/homes/homePlace'
import { noHomes, sameCriteria } from '../domain/homes/homes'
import { receiptAskedAfter } from '../domain/sending/receipt'
import type { Effect } from '../events/effects/effect'
import { isShown } from './homesView'
import type { View } from './live'

const isSameAddress = (a: SoughtAddress, b: SoughtAddress): boolean =>
  a.postalCode === b.postalCode && a.number === b.number && a.addition === b.addition

/**
 * Whether a call that got no answer is worth making again once there is a line, though it is due no more: what it asked for
 * stands there as it was, and nothing has come of it.
 */
export const isUnheardDue = (catalogue: Catalogue, view: View, effect: Effect): boolean => {
  const { state } = view
  const place = 'at' in effect ? catalogue.homeAt.get(String(effect.at)) : undefined
  const told = (place === undefined ? undefined : state.homes.get(place.path)) ?? noHomes
  switch (effect.tag) {
    case 'loadSetting':
    case 'loadLenders':
      return true
    case 'lookUpAddress': {
      const { at } = effect
      const sought = state.lookUps.get(at) === 'missing' ? soughtAddress(catalogue, state.answers, at) : null
      return sought !== null && isSameAddress(sought, effect.sought)
    }
    case 'searchHomes': {
      const { criteria = null, found = null } = told.search ?? {}
      const isSame = criteria !== null && sameCriteria(criteria, effect.criteria)
      return place !== undefined && isShown(view, place) && isSame && found?.homes.length === 0
    }
    case 'seekHome': {
      if (place === undefined || !isShown(view, place) || told.single?.home !== null) return false
      const isSame = soughtHome(catalogue, state.answers, place)?.key === effect.sought.key
      return isSame && told.single.sought === effect.sought.key && told.single.settled
    }
    case 'askReceipt': {
      const { sending } = state
      const isLast = effect.nth + 1 >= receiptAskedAfter.length
      return sending.tag === 'unconfirmed' && !sending.sought && isLast && sending.asked > effect.nth
    }
    // These are due until they are answered, or wait for a button.
    case 'loadCustomer':
    case 'makeOverview':
    case 'sendFile':
    case 'sendInventory':
      return false
  }
}
