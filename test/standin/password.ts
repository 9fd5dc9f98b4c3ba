import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'

/** What one hash costs: 32 MB and about a tenth of a second. It is kept with the hash, so that it can rise later. */
const usualCost = 2 ** 15
const hashBytes = 32

/** How the passwords of an office are kept. */
export interface Passwords {
  /** `scrypt$N$r$p$salt$hash`, salt and hash in base64url. */
  readonly hash: (password: string) => Promise<string>
  /** A hash that no password has: checking an unknown user against it takes as long as checking a known one. */
  readonly nobodys: string
}

/** @param N a power of two; tests in which hundreds log in give a lower one than the usual */
export const passwords = (N: number = usualCost): Passwords => {
  const cost = { N, r: 8, p: 1 } as const
  const kept = (salt: string, hash: string): string => ['scrypt', cost.N, cost.r, cost.p, salt, hash].join('$')
  return {
    hash: async password => {
      const salt = randomBytes(16)
      return kept(salt.toString('base64url'), (await derive(password, salt, cost)).toString('base64url'))
    },
    nobodys: kept('A'.repeat(22), 'A'.repeat(43)),
  }
}

/** Whether the password belongs to the hash; false for a hash that is not ours. */
export async function passwordMatches(password: string, stored: string): Promise<boolean> {
  const [scheme, N, r, p, salt, hash] = stored.split('$')
  if (scheme !== 'scrypt' || salt === undefined || hash === undefined) return false
  const expected = Buffer.from(hash, 'base64url')
  const actual = await derive(password, Buffer.from(salt, 'base64url'), { N: Number(N), r: Number(r), p: Number(p) })
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}

function derive(password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, hashBytes, { ...options, maxmem: 64 * 2 ** 20 }, (error, key) =>
      error === null ? resolve(key) : reject(error),
    )
  })
}
