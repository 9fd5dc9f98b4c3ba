import { type Invitation, invitationTypeCodec } from '../../../domain/language/invitation'
import { looseClaim, looseId, looseText } from './loose'
import { readOr } from './reading'
import { own, unwrapped } from './record'

/** A moment as the office wrote it; empty is none. */
const moment = (value: unknown): string | null => {
  const text = readOr(looseText, value, null)
  return text === null || text.trim() === '' ? null : text.trim()
}

/** A claim of which the office may say nothing: it leaves it out or empty, or says what is no yes or no. */
const claimOrNot = (value: unknown): boolean | null =>
  value === null || value === '' ? null : readOr(looseClaim, value, null)

/** An invitation, wrapped or not. Null when there is none or it has no id: then there is no valid one (OPEN-123). */
export const readInvitation = (value: unknown): Invitation | null => {
  const record = unwrapped(value)
  const id = readOr(looseId, own(record, 'id'), null)
  if (record === null || id === null) return null
  const type = readOr(invitationTypeCodec, own(record, 'type') ?? 'full', null)
  if (type === null) return null
  return {
    id,
    type,
    partner_invited: claimOrNot(own(record, 'partner_invited')),
    valid_until: moment(own(record, 'valid_until')),
    submitted_at: moment(own(record, 'submitted_at')),
    aqopi_info: own(record, 'aqopi_info') ?? null,
  }
}
