/**
 * Reads the invitation in an office's answer, valid or used, null when there is none, and its raw JSON with only the
 * documented fields.
 */
import { type Invitation, invitationCodec, invitationTypeCodec } from '../../../domain/language/invitation'
import type { Json } from '../../../domain/language/json'
import { momentText } from '../../../domain/language/moment'
import { decodeOr } from './codecFrom'
import { looseBoolean, looseId } from './looseCodecs'
import { ownValue, unwrapped } from './wireRecord'

/** A claim of which the office may say nothing: it leaves it out or empty, or says what is no yes or no. */
const claimOrNot = (value: unknown): boolean | null =>
  value === null || value === '' ? null : decodeOr(looseBoolean, value, null)

const told = [...Object.keys(invitationCodec.fields), 'has_valid_invitation']

/** The very JSON of what the documents name of an invitation; what else stands there may be its token. Null for none. */
export const rawInvitation = (value: unknown): Json => {
  const record = unwrapped(value)
  // The cast: the whole answer was judged to be JSON before.
  return record && (Object.fromEntries(Object.entries(record).filter(([key]) => told.includes(key))) as Json)
}

/** An invitation, wrapped or not. Null when there is none, it has no id, or it is said not to be valid (OPEN-123). */
export const readInvitation = (value: unknown): Invitation | null => {
  const record = unwrapped(value)
  const id = decodeOr(looseId, ownValue(record, 'id'), null)
  if (record === null || id === null) return null
  const submittedAt = momentText(ownValue(record, 'submitted_at'))
  // An invitation that was used is no valid one either, and says more.
  if (claimOrNot(ownValue(record, 'has_valid_invitation')) === false && submittedAt === null) return null
  const type = decodeOr(invitationTypeCodec, ownValue(record, 'type') ?? 'full', null)
  if (type === null) return null
  return {
    id,
    type,
    partner_invited: claimOrNot(ownValue(record, 'partner_invited')),
    valid_until: momentText(ownValue(record, 'valid_until')),
    submitted_at: submittedAt,
    aqopi_info: ownValue(record, 'aqopi_info') ?? null,
  }
}
