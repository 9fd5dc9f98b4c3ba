import * as t from 'io-ts'
import { field } from '../../domain/language/privacy'
import { definition } from '../definitions/definition'

/** The lists of lenders and products came; `digest` named them in the store beside the log. */
export const lendersLoadedV1 = definition('LendersLoaded', 1, { digest: field(t.string, 'open') })
