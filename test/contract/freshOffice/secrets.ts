import { createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { text } from './reply'

/** A password as it is kept. */
export interface Secret {
  readonly salt: Buffer
  readonly key: Buffer
}

export const fresh = (): string => randomBytes(32).toString('base64url')

/** No token lies in a map as it is. */
export const hash = (value: unknown): string => createHash('sha256').update(String(value)).digest('hex')

export const same = (a: unknown, b: unknown): boolean => timingSafeEqual(Buffer.from(hash(a)), Buffer.from(hash(b)))

/** Cheap, for tests: an office leaves N as Node has it. */
const cost = { N: 2 ** 8 }

const derived = (password: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password, salt, 32, cost, (error, key) => (error === null ? resolve(key) : reject(error)))
  })

export const seal = async (password: unknown, salt: Buffer = randomBytes(16)): Promise<Secret> => ({
  salt,
  key: await derived(text(password), salt),
})

const nobody = await seal(fresh())

/** Whether this password is the one that was sealed; without one it takes as long. */
export const opens = async (secret: Secret | null, password: unknown): Promise<boolean> => {
  const { salt, key } = secret ?? nobody
  return timingSafeEqual((await seal(password, salt)).key, key) && secret !== null
}
