import * as t from 'io-ts'
import { field } from '../../domain/language/privacy'
import { tenantStyleCodec } from '../../domain/portal/tenant'
import { definition } from './definition'

/** The tenant's look came. The pictures are data URLs in the store beside the log; null means the portal's own. */
export const styleLoaded = definition('StyleLoaded', 1, {
  style: field(tenantStyleCodec, 'open'),
  logo: field(t.union([t.string, t.null]), 'open'),
  hero: field(t.union([t.string, t.null]), 'open'),
})
