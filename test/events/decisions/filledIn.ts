import type { Attachment } from '../../../domain/sending/attachment'
import { type Portal, portal } from '../../projections/portal'

/** A document that can be added. */
export const pdf = (name: string, size = 1): Attachment => ({
  name,
  size,
  type: 'application/pdf',
  digest: `${name} ${size}`,
})

/** A portal whose inventory is right. */
export const filledIn = (...start: Parameters<typeof portal>): Portal => {
  const home = portal(...start)
  for (const [path, value] of Object.entries({
    salutation: 'Geachte heer',
    first_name: 'Jan',
    last_name: 'Smit',
    date_of_birth: '01-01-1980',
    gender: 'm',
    maritial_status: 0,
    'address.postal_code': '1234AB',
    'address.number': '1',
    'address.street': 'Dorpsstraat',
    'address.place': 'Ons Dorp',
    has_employers: 0,
  }))
    home.answers(`customer.${path}`, value)
  return home
}
