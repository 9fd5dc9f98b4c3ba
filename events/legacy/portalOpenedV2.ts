import * as t from 'io-ts'
import { field } from '../../domain/language/privacy'
import { definition } from '../definitions/definition'

/** The portal started on this log; in which tab, and whether another had it, was not said. */
export const portalOpenedV2 = definition('PortalOpened', 2, {
  host: field(t.string, 'open'),
  association: field(t.boolean, 'open'),
  discount: field(t.number, 'open'),
  today: field(t.string, 'open', 'term'),
  build: field(t.string, 'open'),
  rules: field(t.string, 'open'),
})
