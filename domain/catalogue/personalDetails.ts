/** The step 'Persoonlijke gegevens': the sections on the person, home, employers, companies, partner and children. */

import { step } from '../language/section'
import { childrenSection } from './personalDetails/childrenSection'
import { companies } from './personalDetails/companies'
import { employers } from './personalDetails/employers'
import { home } from './personalDetails/home'
import { partner } from './personalDetails/partner'
import { person } from './personalDetails/person'

export const personalDetails = step(
  'personal_details',
  'Persoonlijke gegevens',
  'Controleer uw gegevens en vul aan wat ontbreekt.',
  [person, home, employers, companies, partner, childrenSection],
  {
    summary: [
      ['customer.first_name', 'customer.insertion', 'customer.last_name'],
      ['customer.partner.first_name', 'customer.partner.insertion', 'customer.partner.last_name'],
      'customer.children',
    ],
  },
)
