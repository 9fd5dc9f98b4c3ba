import type { TenantStyle } from '../../domain/portal/tenant'
import { themeTokens } from './themeTokens'

/** Sets the tenant's colours as custom properties, by the CSSOM: the portal's policy allows no style in the HTML. */
export const applyTheme = (style: TenantStyle, root: HTMLElement = document.documentElement): void => {
  for (const [name, value] of Object.entries(themeTokens(style.colours))) root.style.setProperty(name, value)
}
