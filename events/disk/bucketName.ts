/** Derives from the name of a database the name of its own storage bucket, such that no two databases share one. */
import { digestOf, utf8Bytes } from '../record/digest'

/** A browser takes names of at most this many characters (Chromium). */
const longest = 63

const escaped = (byte: number): string => {
  const letter = String.fromCharCode(byte)
  return /[a-z0-9-]/.test(letter) ? letter : `_${byte.toString(16).padStart(2, '0')}`
}

/**
 * The bucket of a database: no two share one. Its name holds small letters, digits, '-' and '_'; like the database's own
 * it begins with a letter. What is too long goes by its digest, which no other name is written as: 'x' is no digit.
 */
export const bucketName = async (database: string): Promise<string> => {
  const name = Array.from(utf8Bytes(database), escaped).join('')
  return name.length <= longest ? name : `digest_x${(await digestOf(utf8Bytes(database))).slice(0, 54)}`
}
