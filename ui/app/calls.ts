import { type AccountCalls, accountCalls } from '../../events/effects/account'
import type { Http } from '../../events/effects/http'
import { type TenantCalls, tenantCalls } from '../../events/effects/tenant'

/** The calls of the first page. What only a visit calls comes with the wizard's code: the first page stays light. */
export interface Calls {
  readonly account: AccountCalls
  readonly tenant: TenantCalls
  readonly http: Http
}

export const createCalls = (http: Http, subdomain: string): Calls => ({
  account: accountCalls(http),
  tenant: tenantCalls(http, subdomain),
  http,
})
