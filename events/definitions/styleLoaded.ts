import * as t from 'io-ts'
import { field } from '../../domain/language/privacy'
import { tenantStyleCodec } from '../../domain/portal/tenant'
import { definition } from './definition'

/**
 * Stored event: the tenant's style, logo and hero picture came; a picture is the digest of its data URL in the store
 * beside the log, null for the portal's own.
 */
export const styleLoaded = definition('StyleLoaded', 1, {
  style: field(tenantStyleCodec, 'open'),
  logo: field(t.union([t.string, t.null]), 'open'),
  hero: field(t.union([t.string, t.null]), 'open'),
})
