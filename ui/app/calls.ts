import { type AccountCalls, accountCalls } from '../../events/effects/account'
import { type CustomerCalls, customerCalls } from '../../events/effects/customer'
import { type FileCalls, fileCalls } from '../../events/effects/file'
import type { Http } from '../../events/effects/http'
import { type PropertyCalls, propertyCalls } from '../../events/effects/property'
import { type RecoveryCalls, recoveryCalls } from '../../events/effects/recovery'
import { type RetrievalCalls, retrievalCalls } from '../../events/effects/retrieval'
import { type TenantCalls, tenantCalls } from '../../events/effects/tenant'

/** Every call of the portal, by subject. */
export interface Calls {
  readonly account: AccountCalls
  readonly recovery: RecoveryCalls
  readonly tenant: TenantCalls
  readonly customer: CustomerCalls
  readonly file: FileCalls
  readonly property: PropertyCalls
  readonly retrieval: RetrievalCalls
  readonly http: Http
}

export const createCalls = (http: Http, subdomain: string): Calls => ({
  account: accountCalls(http),
  recovery: recoveryCalls(http),
  tenant: tenantCalls(http, subdomain),
  customer: customerCalls(http),
  file: fileCalls(http),
  property: propertyCalls(http),
  retrieval: retrievalCalls(http),
  http,
})
