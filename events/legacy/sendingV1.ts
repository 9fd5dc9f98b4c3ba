/**
 * Version 1 of the stored events `SendingStarted` and `SendingUnconfirmed`, for logs of earlier builds, which kept no
 * bytes of what was sent.
 */
import * as t from 'io-ts'
import { field } from '../../domain/language/privacy'
import { definition } from '../definitions/definition'

/** Sending began; what was sent was made anew at each try, and not kept. */
export const sendingStartedV1 = definition('SendingStarted', 1, {})

/** The inventory went out, and nothing that came back says that the office has it. */
export const sendingUnconfirmedV1 = definition('SendingUnconfirmed', 1, {
  why: field(t.keyof({ noAnswer: null, noProof: null }, 'UnprovenV1'), 'open'),
})
