/** The address of the data provider's page for a visit, and the sources that are retrieved there. */

import type { HostConfig } from '../portal/portalConfig'
import type { Colours } from '../portal/tenant'
import type { Source } from './source'

/** A source as the provider's page knows it, and the order in which they are shown (spec 2 section 3). */
export type Extension = `${Source}-ext`
const extensions: readonly Extension[] = ['mbd-ext', 'uwv-ext', 'moh-ext', 'mpo-ext']

/** The sources of a visit: all of them, but for the benefits agency where the invitation is for monitoring. */
export const extensionsOf = (monitoring: boolean): readonly Extension[] =>
  extensions.filter(extension => extension !== 'uwv-ext' || !monitoring)

/** What the provider's page must know of a visit. */
export interface ProviderVisit {
  /** '' where there is none. */
  readonly invitation: string
  /** '' where there is none. */
  readonly partner: string
  readonly monitoring: boolean
  readonly colours: Pick<Colours, 'primary' | 'secondary' | 'tertiary'>
}

/**
 * The address of the provider's page with all its parameters (spec 1 section 7, checklist OPEN-109).
 * @param token the iwize token; null for monitoring, which has none. It stands nowhere but in this address.
 */
export const providerAddress = (
  { provider, local }: Pick<HostConfig, 'provider' | 'local'>,
  { invitation, partner, monitoring, colours }: ProviderVisit,
  token: string | null,
): string => {
  const address = new URL(provider.page)
  const parameters: Readonly<Record<string, string>> = {
    configs: provider.configs,
    'use-stub': String(local),
    'is-hypotheekwacht': String(monitoring),
    ext: extensionsOf(monitoring).join(','),
    dd_id: invitation,
    dd_partner_id: partner,
    kantoor: provider.kantoor,
    colors: [colours.primary, colours.secondary, colours.tertiary].join(','),
    'show-test-page': String(local),
    hbx: provider.hbx,
    ...(token === null ? {} : { 'aanvrager-jwt': token }),
  }
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value)
  return address.href
}
