/**
 * Validates the address in redirect_success or redirect_fail: its normalised form where it is https (locally also http),
 * without user name or password, and of an origin that the host lists; else null.
 */

import type { HostConfig } from './portalConfig'

/** Longer ones are no address of an office (our choice). */
const longest = 2000

/** With all that browsers drop from an address or turn round (white space, backslashes), what is read is not what is gone to. */
const plainAddress = /^https?:\/\/[^\s\\\p{C}]+$/iu

/**
 * It leads to an origin that its row lists, letter for letter, over https (over http on local development only), and
 * never with a name or a password in the address.
 */
export const redirectTarget = (
  { redirectOrigins, local }: Pick<HostConfig, 'redirectOrigins' | 'local'>,
  address: string | null,
): string | null => {
  if (address === null || address.length > longest || !plainAddress.test(address) || !URL.canParse(address)) return null
  const { protocol, origin, username, password, href } = new URL(address)
  const isSafe = protocol === 'https:' || (local && protocol === 'http:')
  return isSafe && username === '' && password === '' && redirectOrigins.includes(origin) ? href : null
}
