import * as t from 'io-ts'
import { field } from '../../domain/privacy'
import { definition } from './definition'

/** The lists of lenders and products came; `digest` names them in the store beside the log. */
export const lendersLoaded = definition('LendersLoaded', 1, { digest: field(t.string, 'open') })
