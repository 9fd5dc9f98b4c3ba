import { type AccountCalls, accountCalls } from '../../events/effects/account'
import { type CustomerCalls, customerCalls } from '../../events/effects/customer'
import { type FileCalls, fileCalls } from '../../events/effects/file'
import type { Http } from '../../events/effects/http'
import { type PropertyCalls, propertyCalls } from '../../events/effects/property'
import { type TenantCalls, tenantCalls } from '../../events/effects/tenant'

/** Every call the portal makes, by subject. */
export interface Calls {
  readonly account: AccountCalls
  readonly customer: CustomerCalls
  readonly file: FileCalls
  readonly property: PropertyCalls
  readonly tenant: TenantCalls
  readonly http: Http
}

export const createCalls = (http: Http, subdomain: string): Calls => ({
  account: accountCalls(http),
  customer: customerCalls(http),
  file: fileCalls(http),
  property: propertyCalls(http),
  tenant: tenantCalls(http, subdomain),
  http,
})
