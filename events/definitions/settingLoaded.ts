import * as t from 'io-ts'
import { field } from '../../domain/language/privacy'
import { definition } from './definition'

/** A setting of the tenant is on or off; one that could not be read is off (checklist OPEN-139). */
export const settingLoaded = definition('SettingLoaded', 1, {
  name: field(t.keyof({ iwize_integration: null }), 'open'),
  on: field(t.boolean, 'open'),
})
