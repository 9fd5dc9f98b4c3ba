import * as t from 'io-ts'
import { field } from '../../domain/language/privacy'
import { definition } from './definition'

/**
 * The portal started on this log. `discount`: what the office gives off the costs, in whole euros, 0 for none. `today` is ISO (Europe/Amsterdam); `build` and `rules` tell which code follows.
 */
export const portalOpened = definition('PortalOpened', 2, {
  host: field(t.string, 'open'),
  association: field(t.boolean, 'open'),
  discount: field(t.number, 'open'),
  today: field(t.string, 'open', 'term'),
  build: field(t.string, 'open'),
  rules: field(t.string, 'open'),
})
