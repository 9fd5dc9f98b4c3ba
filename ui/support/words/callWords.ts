import type { Effect } from '../../../events/effects/effect'
import { plain } from './replayWords'

/** A call to the office that is due, in words. A replay makes none. */
export const callWords = (effect: Effect): string => {
  switch (effect.tag) {
    case 'loadCustomer':
      return 'Wie de klant is'
    case 'loadSetting':
      return 'Of gegevens opgehaald kunnen worden'
    case 'loadLenders':
      return 'De lijst van geldverstrekkers'
    case 'lookUpAddress':
      return `Straat en plaats bij ${plain(effect.sought.postalCode)} ${plain(String(effect.sought.number))}`
    case 'searchHomes':
      return `Woningen rond ${plain(effect.criteria.postalCode)}`
    case 'seekHome':
      return 'De woning bij een adres'
    case 'makeOverview':
      return 'Het overzicht van wat is opgehaald (wordt hier gemaakt)'
    case 'sendFile':
      return `Document versturen: ${plain(effect.file.name)}`
    case 'sendInventory':
      return effect.again ? 'De inventarisatie nog eens versturen' : 'De inventarisatie versturen'
    case 'askReceipt':
      return 'Of de inventarisatie is aangekomen'
  }
}
