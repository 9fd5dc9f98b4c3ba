/**
 * Reads the office's answers to a login (token, whether a code may follow a refusal) and to an invitation token
 * (valid, used, invalid).
 */
import { readMoment } from '../../../domain/language/moment'
import { codecFrom, decodeOr } from './codecFrom'
import { looseBoolean, looseText } from './looseCodecs'
import { ownValue, unwrapped, type WireRecord } from './wireRecord'

export interface LoginTokens {
  readonly accessToken: string
}

/** The answer of POST /api/login (checklist OPEN-86); `expires_in` (OPEN-90) and `refresh_token`, which no call takes, are not used. */
export const loginTokensCodec = codecFrom('Tokens', (answer): LoginTokens | undefined => {
  const accessToken = ownValue(unwrapped(answer), 'access_token')
  return typeof accessToken === 'string' && accessToken !== '' ? { accessToken } : undefined
})

/** Whether a refused login may go on with a code; both spellings are in use (checklist OPEN-86). */
export const allowsTwoFactor = (body: unknown): boolean => {
  const record = unwrapped(body)
  return ['two_factor_allowed', 'two_factor_required'].some(key => decodeOr(looseBoolean, ownValue(record, key), false))
}

/** What the office says of an invitation's token; `type` as the office names it, '' for none: whoever shows it knows which there are. */
export type TokenValidation =
  | { readonly tag: 'valid'; readonly username: string | null; readonly type: string }
  | { readonly tag: 'used' }
  | { readonly tag: 'invalid' }

const usernameIn = (customer: WireRecord | null): string | null => {
  const username = ownValue(customer, 'username')
  return username === undefined ? null : decodeOr(looseText, username, '')
}

/** The answer of token/validate (checklist OPEN-87). `username` is null where the office leaves it to the customer, '' where it could not make one. */
export const tokenValidationCodec = codecFrom('Validation', (answer): TokenValidation | undefined => {
  const record = unwrapped(answer)
  const success = ownValue(record, 'success')
  if (success === undefined) return undefined
  const customer = unwrapped(ownValue(record, 'customer'))
  const invitation = unwrapped(ownValue(customer, 'invitation'))
  if (decodeOr(looseBoolean, success, false))
    return {
      tag: 'valid',
      username: usernameIn(customer),
      type: decodeOr(looseText, ownValue(invitation, 'type'), ''),
    }
  return { tag: readMoment(ownValue(invitation, 'submitted_at')) === null ? 'invalid' : 'used' }
})
