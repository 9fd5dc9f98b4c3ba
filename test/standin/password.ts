import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'

/** Cost of one hash: 32 MB and about a tenth of a second. It is kept with the hash, so that it can rise later. */
const cost = { N: 2 ** 15, r: 8, p: 1 } as const
const hashBytes = 32

/** `scrypt$N$r$p$salt$hash`, salt and hash in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const hash = await derive(password, salt, cost)
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), hash.toString('base64url')].join('$')
}

/** Whether the password belongs to the hash; false for a hash that is not ours. */
export async function passwordMatches(password: string, stored: string): Promise<boolean> {
  const [scheme, N, r, p, salt, hash] = stored.split('$')
  if (scheme !== 'scrypt' || salt === undefined || hash === undefined) return false
  const expected = Buffer.from(hash, 'base64url')
  const actual = await derive(password, Buffer.from(salt, 'base64url'), { N: Number(N), r: Number(r), p: Number(p) })
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}

/** A hash that no password has: checking an unknown user against it takes as long as checking a known one. */
export const nobodysPasswordHash = ['scrypt', cost.N, cost.r, cost.p, 'AAAAAAAAAAAAAAAAAAAAAA', 'A'.repeat(43)].join(
  '$',
)

function derive(password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, hashBytes, { ...options, maxmem: 64 * 2 ** 20 }, (error, key) =>
      error === null ? resolve(key) : reject(error),
    )
  })
}
