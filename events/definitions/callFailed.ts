/** Defines the stored event `CallFailed`: which office call failed, for which place or document, how, and how often. */
import * as t from 'io-ts'
import { field } from '../../domain/language/privacy'
import { definition } from './definition'

/** Calls of a visit, by the names of `Endpoints`; `receipt` is the call for the customer that asks whether an inventory arrived. */
const failedCallCodec = t.keyof(
  {
    customer: null,
    setting: null,
    lenderCompanies: null,
    lenderLabels: null,
    retrievalToken: null,
    homeAtAddress: null,
    homesNear: null,
    home: null,
    homePicture: null,
    file: null,
    inventory: null,
    receipt: null,
  },
  'FailedCall',
)
export type FailedCall = t.TypeOf<typeof failedCallCodec>

/** As `CallFault`: another status than was wanted, no answer, none in time, one that does not decode, a newer portal. */
const callFailureCodec = t.keyof(
  { status: null, offline: null, slow: null, nonsense: null, outdated: null },
  'CallFailure',
)

/**
 * A call brought nothing. `at`: the address block or the place of homes that it was for; `file`: the document that it sent.
 * `status` stands where `how` is that. `nth`: how often this call failed since the portal was opened, of which not all are told
 * where it is repeated by itself. Never a body or an address.
 */
export const callFailed = definition('CallFailed', 1, {
  call: field(failedCallCodec, 'open'),
  at: field(t.union([t.string, t.null]), 'path'),
  file: field(t.union([t.string, t.null]), 'words', 'document'),
  how: field(callFailureCodec, 'open'),
  status: field(t.union([t.number, t.null]), 'open'),
  nth: field(t.number, 'open'),
})
