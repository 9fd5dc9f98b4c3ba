/** Every call of the portal to the office, by subject, created over one connection with its token. */
import { type AccountCalls, accountCalls } from '../../events/effects/calls/accountCalls'
import { type CustomerCalls, customerCalls } from '../../events/effects/calls/customerCalls'
import { type FileCalls, fileCalls } from '../../events/effects/calls/fileCalls'
import type { Http } from '../../events/effects/calls/http'
import { type PropertyCalls, propertyCalls } from '../../events/effects/calls/propertyCalls'
import { type RecoveryCalls, recoveryCalls } from '../../events/effects/calls/recoveryCalls'
import { type RetrievalCalls, retrievalCalls } from '../../events/effects/calls/retrievalCalls'
import { type TenantCalls, tenantCalls } from '../../events/effects/calls/tenantCalls'

/** Every call of the portal to the office, by subject. */
export interface OfficeCalls {
  readonly account: AccountCalls
  readonly recovery: RecoveryCalls
  readonly tenant: TenantCalls
  readonly customer: CustomerCalls
  readonly file: FileCalls
  readonly property: PropertyCalls
  readonly retrieval: RetrievalCalls
  readonly http: Http
}

export const createOfficeCalls = (http: Http, subdomain: string): OfficeCalls => ({
  account: accountCalls(http),
  recovery: recoveryCalls(http),
  tenant: tenantCalls(http, subdomain),
  customer: customerCalls(http),
  file: fileCalls(http),
  property: propertyCalls(http),
  retrieval: retrievalCalls(http),
  http,
})
