import * as E from 'fp-ts/Either'
import * as t from 'io-ts'

const pattern = /^#vraag=([A-Za-z0-9_.-]{1,400})$/

/**
 * Writes and reads the hash of an address that names a question screen, '#vraag=' with the path of a question, list or
 * section, never an answer.
 */
export const questionHashCodec = new t.Type<string, string, unknown>(
  'CalmHash',
  (input): input is string => typeof input === 'string',
  (input, context) => {
    const id = typeof input === 'string' ? pattern.exec(input)?.[1] : undefined
    return id === undefined ? t.failure(input, context) : t.success(id)
  },
  id => `#vraag=${id}`,
)

/** The path in the hash of an address; null where it names none. */
export const questionInHash = (hash: string): string | null => {
  const id = questionHashCodec.decode(hash)
  return E.isLeft(id) ? null : id.right
}
