import * as t from 'io-ts'
import { field } from '../../domain/language/privacy'
import { definition } from './definition'

/**
 * Defines the stored event `OfficeLogoLoaded`: the office's logo came, a data URL that `digest` names in the store
 * beside the log.
 */
export const officeLogoLoaded = definition('OfficeLogoLoaded', 1, { digest: field(t.string, 'open') })
