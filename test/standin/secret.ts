import { createHash, randomBytes, randomInt } from 'node:crypto'

/** A new token: 32 random bytes, safe in an address. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** A new code of six digits for a mail. */
export const newCode = (): string => randomInt(1_000_000).toString().padStart(6, '0')

/** What is kept of a token or a code. Plain SHA-256 is enough for tokens: they cannot be guessed. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')
