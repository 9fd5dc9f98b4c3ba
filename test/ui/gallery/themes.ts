import { defaultTenantStyle, type TenantStyle } from '../../../domain/portal/tenant'

const tenant = (colours: Partial<TenantStyle['colours']>): TenantStyle => ({
  ...defaultTenantStyle,
  colours: { ...defaultTenantStyle.colours, ...colours },
})

/** The default look, a usual tenant, and tenants whose colours nobody could read as they are. */
export const themes: Readonly<Record<string, TenantStyle>> = {
  default: defaultTenantStyle,
  green: tenant({ primary: '#00713d', secondary: '#1d3b2f', tertiary: '#f3b43f', h1: '#1d3b2f', h2: '#00713d' }),
  yellow: tenant({
    primary: '#ffe600',
    secondary: '#ffd1dc',
    tertiary: '#ff00aa',
    text: '#bbbbbb',
    h1: '#ffe600',
    h2: '#ff9900',
    h3: '#99ff99',
  }),
}
