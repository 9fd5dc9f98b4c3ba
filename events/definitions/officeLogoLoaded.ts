import * as t from 'io-ts'
import { field } from '../../domain/language/privacy'
import { definition } from './definition'

/** The office's logo came; `digest` names it, a data URL, in the store beside the log. */
export const officeLogoLoaded = definition('OfficeLogoLoaded', 1, { digest: field(t.string, 'open') })
