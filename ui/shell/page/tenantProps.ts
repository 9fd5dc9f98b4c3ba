/** The props of the top bar and of the footer that follow from the tenant's style and logos. */

import { type TenantStyle, tenantMailAddresses } from '../../../domain/portal/tenant'
import type { Logo } from './TopBar'

/** The top bar's props of the tenant and the office; the pictures are addresses, null without one. */
export const topBarProps = (
  { name }: TenantStyle,
  logo: string | null,
  officeLogo: string | null,
): { readonly tenantName: string; readonly tenantLogo?: Logo | undefined; readonly officeLogo?: Logo | undefined } => ({
  tenantName: name,
  tenantLogo: logo === null ? undefined : { src: logo, name },
  // One logo is enough where the office goes by the tenant's own.
  officeLogo:
    officeLogo === null || officeLogo === logo ? undefined : { src: officeLogo, name: 'Het kantoor van uw adviseur' },
})

/** The footer's props of the tenant. @param today ISO */
export const footerProps = (style: TenantStyle, today: string) => {
  const { contact, support } = tenantMailAddresses(style)
  return {
    year: Number(today.slice(0, 4)),
    tenantName: style.full_name || style.name,
    slogan: style.use_slogan && style.slogan !== '' ? style.slogan : undefined,
    contactEmail: contact ?? undefined,
    supportEmail: support ?? undefined,
  }
}
