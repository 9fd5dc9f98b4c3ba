import { readMoment } from '../../../domain/language/moment'
import { looseClaim, looseText } from './loose'
import { reading, readOr } from './reading'
import { own, unwrapped, type WireRecord } from './record'

export interface Tokens {
  readonly accessToken: string
}

/** The answer of POST /api/login (checklist OPEN-86); `expires_in` (OPEN-90) and `refresh_token`, which no call takes, are not used. */
export const tokensCodec = reading('Tokens', (answer): Tokens | undefined => {
  const accessToken = own(unwrapped(answer), 'access_token')
  return typeof accessToken === 'string' && accessToken !== '' ? { accessToken } : undefined
})

/** Whether a refused login may go on with a code; both spellings are in use (checklist OPEN-86). */
export const allowsTwoFactor = (body: unknown): boolean => {
  const record = unwrapped(body)
  return ['two_factor_allowed', 'two_factor_required'].some(key => readOr(looseClaim, own(record, key), false))
}

/** What the office says of an invitation's token; `type` as the office names it, '' for none: whoever shows it knows which there are. */
export type Validation =
  | { readonly tag: 'valid'; readonly username: string | null; readonly type: string }
  | { readonly tag: 'used' }
  | { readonly tag: 'invalid' }

const usernameIn = (customer: WireRecord | null): string | null => {
  const username = own(customer, 'username')
  return username === undefined ? null : readOr(looseText, username, '')
}

/** The answer of token/validate (checklist OPEN-87). `username` is null where the office leaves it to the customer, '' where it could not make one. */
export const validationCodec = reading('Validation', (answer): Validation | undefined => {
  const record = unwrapped(answer)
  const success = own(record, 'success')
  if (success === undefined) return undefined
  const customer = unwrapped(own(record, 'customer'))
  const invitation = unwrapped(own(customer, 'invitation'))
  if (readOr(looseClaim, success, false))
    return {
      tag: 'valid',
      username: usernameIn(customer),
      type: readOr(looseText, own(invitation, 'type'), ''),
    }
  return { tag: readMoment(own(invitation, 'submitted_at')) === null ? 'invalid' : 'used' }
})
