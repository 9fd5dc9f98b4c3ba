import * as t from 'io-ts'
import { field } from '../../domain/language/privacy'
import { definition } from '../definitions/definition'

/**
 * Version 1 of the stored event `LendersLoaded`, for logs of earlier builds: the lists came, and `digest` named their
 * bytes beside the log.
 */
export const lendersLoadedV1 = definition('LendersLoaded', 1, { digest: field(t.string, 'open') })
