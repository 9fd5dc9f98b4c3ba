import * as t from 'io-ts'
import { field } from '../../domain/language/privacy'
import { definition } from './definition'

/** The portal started on this log. `today` is ISO (Europe/Amsterdam); `build` and `rules` tell which code follows. */
export const portalOpened = definition('PortalOpened', 1, {
  host: field(t.string, 'open'),
  association: field(t.boolean, 'open'),
  today: field(t.string, 'open', 'term'),
  build: field(t.string, 'open'),
  rules: field(t.string, 'open'),
})
