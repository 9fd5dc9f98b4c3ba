import type { LogBlob } from '../../../../events/log/log'
import { placeholderPicture } from './placeholderPicture'

/** What a log says of a picture: its digest, or null where the portal's own was shown. */
type PictureDigest = string | null

const safe = /^data:image\/(png|jpe?g|gif|webp|svg\+xml|avif)[;,]/

/** The pictures that came along with a log, by digest. */
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

/** The address of a picture; a drawing of what stood there where it did not come along. */
export const loggedPictureAddress = (
  pictures: ReadonlyMap<string, string>,
  digest: PictureDigest,
  words: string,
  size: readonly [width: number, height: number],
): string | null => (digest === null ? null : (pictures.get(digest) ?? placeholderPicture(words, ...size)))
