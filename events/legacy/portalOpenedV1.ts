/**
 * Declares the fields of versions 1 and 2 of the stored event `PortalOpened`, for logs of earlier builds: without the
 * tab, version 1 also without the discount.
 */
import * as t from 'io-ts'
import { field } from '../../domain/language/privacy'
import { definition } from '../definitions/definition'

const first = {
  host: field(t.string, 'open'),
  association: field(t.boolean, 'open'),
  today: field(t.string, 'open', 'term'),
  build: field(t.string, 'open'),
  rules: field(t.string, 'open'),
}

/** The portal started on this log; every office gave the discount of the documents. */
export const portalOpenedV1 = definition('PortalOpened', 1, first)

/** In which tab, and whether another had it, was not said. */
export const portalOpenedV2 = definition('PortalOpened', 2, { ...first, discount: field(t.number, 'open') })
