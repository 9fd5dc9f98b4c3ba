import { type CustomerCalls, customerCalls } from '../../events/effects/customer'
import { type FileCalls, fileCalls } from '../../events/effects/file'
import type { Http } from '../../events/effects/http'
import { type PropertyCalls, propertyCalls } from '../../events/effects/property'
import { type RetrievalCalls, retrievalCalls } from '../../events/effects/retrieval'

/** The calls that only a visit makes, by subject. */
export interface VisitCalls {
  readonly customer: CustomerCalls
  readonly file: FileCalls
  readonly property: PropertyCalls
  readonly retrieval: RetrievalCalls
}

export const visitCalls = (http: Http): VisitCalls => ({
  customer: customerCalls(http),
  file: fileCalls(http),
  property: propertyCalls(http),
  retrieval: retrievalCalls(http),
})
