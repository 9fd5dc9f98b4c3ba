/**
 * Whom the customer can contact, by name, phone and mail, from the office's data and else the tenant's style; null
 * where neither gives anything.
 */

import { shownText } from '../../domain/format/shownText'
import { readMailAddress } from '../../domain/portal/mailAddress'
import type { Office } from '../../domain/portal/office'
import { defaultTenantStyle, type TenantStyle, tenantMailAddresses } from '../../domain/portal/tenant'
import type { State } from '../../events/state/state'

/** Whom the customer can ask, as the office or the tenant says it; null for what neither does. */
export interface OfficeContact {
  readonly name: string | null
  readonly phone: string | null
  readonly mail: string | null
}

/** Characters of a name that are shown (our choice). */
const longestName = 100

const phone = /^\+?[\d\s().-]{6,24}$/

const officeContactOf = ({ name, phone: number, email }: Office): OfficeContact => ({
  name: shownText(name, longestName) || null,
  phone: phone.test(number.trim()) ? number.trim() : null,
  mail: readMailAddress(email),
})

/** The name that stands in for one that was not loaded is nobody's. */
const tenantContactOf = (style: TenantStyle): OfficeContact => {
  const { contact, support } = tenantMailAddresses(style)
  const name = shownText(style.full_name || style.name, longestName)
  return { name: name === defaultTenantStyle.name ? null : name || null, phone: null, mail: contact ?? support }
}

const noContact: OfficeContact = { name: null, phone: null, mail: null }

export const officeContact = ({ office, look }: Pick<State, 'office' | 'look'>): OfficeContact | null => {
  const own = office === null ? noContact : officeContactOf(office)
  const tenant = look === null ? noContact : tenantContactOf(look.style)
  const contact = { name: own.name ?? tenant.name, phone: own.phone, mail: own.mail ?? tenant.mail }
  return contact.name === null && contact.phone === null && contact.mail === null ? null : contact
}
