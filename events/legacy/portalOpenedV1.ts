import * as t from 'io-ts'
import { field } from '../../domain/language/privacy'
import { definition } from '../definitions/definition'

/** The portal started on this log; every office gave the discount of the documents. */
export const portalOpenedV1 = definition('PortalOpened', 1, {
  host: field(t.string, 'open'),
  association: field(t.boolean, 'open'),
  today: field(t.string, 'open', 'term'),
  build: field(t.string, 'open'),
  rules: field(t.string, 'open'),
})
