/**
 * Reads a base64 picture of at most 3 MB in an answer as a data URL, its kind known by its first bytes; null for
 * anything else.
 */
import { codecFrom } from './codecFrom'
import { ownValue, unwrapped } from './wireRecord'

/** How the base64 of a picture begins, for each kind that is shown. */
export const pictureBeginnings: readonly (readonly [string, string])[] = [
  ['iVBORw0KGgo', 'image/png'],
  ['/9j/', 'image/jpeg'],
  ['R0lGOD', 'image/gif'],
  ['UklGR', 'image/webp'],
  ['PHN2Zy', 'image/svg+xml'],
  ['PD94bWwg', 'image/svg+xml'],
]

/** Characters of base64 (3 MB of picture; our choice): what is larger holds up the page that it is to adorn. */
export const pictureMost = 4_000_000

const base64 = /^[A-Za-z0-9+/]+={0,2}$/

/**
 * A picture in an answer (`{data: {body}}`, base64) as a data URL. The kind is read from the bytes, never from what
 * the answer says, so that nothing but a picture gets in.
 */
export const readPicture = (answer: unknown): string | null => {
  const said = ownValue(unwrapped(answer), 'body')
  if (typeof said !== 'string' || said.length > pictureMost) return null
  const body = said.replace(/^data:[^,]*,/, '').replace(/\s/g, '')
  const kind = pictureBeginnings.find(([beginning]) => body.startsWith(beginning))?.[1]
  return kind === undefined || !base64.test(body) ? null : `data:${kind};base64,${body}`
}

export const pictureCodec = codecFrom('Picture', answer => readPicture(answer) ?? undefined)
