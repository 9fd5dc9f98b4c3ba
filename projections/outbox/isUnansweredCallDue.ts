import type { Catalogue } from '../../domain/engine/catalogue'
import { type AddressToLookUp, addressToLookUp } from '../../domain/homes/addressToLookUp'
import { noHomeLookupResults, sameCriteria } from '../../domain/homes/homeLookupResults'
import { homeToLookUp } from '../../domain/homes/homeToLookUp'
import { receiptAskedAfter } from '../../domain/sending/receipt'
import type { Effect } from '../../events/effects/effect'
import { isHomeSlotShownInTree } from '../homes/homeSearchView'
import type { SurveyView } from '../live'

const isSameAddress = (a: AddressToLookUp, b: AddressToLookUp): boolean =>
  a.postalCode === b.postalCode && a.number === b.number && a.addition === b.addition

/**
 * Whether a call that got no answer and is no longer due must be repeated once there is a connection: what it asked for
 * is unchanged, and nothing came of it.
 */
export const isUnansweredCallDue = (catalogue: Catalogue, view: SurveyView, effect: Effect): boolean => {
  const { state } = view
  const homeSlot = 'at' in effect ? catalogue.homeAt.get(String(effect.at)) : undefined
  const lookups = (homeSlot === undefined ? undefined : state.homes.get(homeSlot.path)) ?? noHomeLookupResults
  switch (effect.tag) {
    case 'loadSetting':
    case 'loadLenders':
      return true
    case 'lookUpAddress': {
      const { at } = effect
      const address = state.lookUps.get(at) === 'missing' ? addressToLookUp(catalogue, state.answers, at) : null
      return address !== null && isSameAddress(address, effect.sought)
    }
    case 'searchHomes': {
      const { criteria = null, found = null } = lookups.search ?? {}
      const isSame = criteria !== null && sameCriteria(criteria, effect.criteria)
      return homeSlot !== undefined && isHomeSlotShownInTree(view, homeSlot) && isSame && found?.homes.length === 0
    }
    case 'seekHome': {
      if (homeSlot === undefined || !isHomeSlotShownInTree(view, homeSlot) || lookups.single?.home !== null)
        return false
      const isSame = homeToLookUp(catalogue, state.answers, homeSlot)?.key === effect.sought.key
      return isSame && lookups.single.sought === effect.sought.key && lookups.single.settled
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
