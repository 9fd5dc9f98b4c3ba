import type { LogBlob } from '../../../../events/log/log'
import { placeholderPicture } from './placeholderPicture'

/**
 * The pictures that a log holds (logos, the office's photograph), as data URLs by digest, and the address of one for
 * the replayed screens: a placeholder where the log lacks it, null without a digest.
 */
export const loggedPictures = (blobs: readonly LogBlob[]): ReadonlyMap<string, string> => {
  const decoder = new TextDecoder()
  return new Map(
    blobs.flatMap(({ digest, bytes }) => {
      // What the portal kept is a picture as an address; documents are none.
      const text = bytes.length > 5 && bytes[0] === 0x64 ? decoder.decode(bytes) : ''
      return safe.test(text) ? [[digest, text] as const] : []
    }),
  )
}

/** The digest of a picture in a log; null where the portal's own picture showed. */
type PictureDigest = string | null

const safe = /^data:image\/(png|jpe?g|gif|webp|svg\+xml|avif)[;,]/

/** The data URL of a picture; a placeholder where the log does not include it. */
export const loggedPictureAddress = (
  pictures: ReadonlyMap<string, string>,
  digest: PictureDigest,
  words: string,
  size: readonly [width: number, height: number],
): string | null => (digest === null ? null : (pictures.get(digest) ?? placeholderPicture(words, ...size)))
