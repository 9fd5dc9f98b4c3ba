/**
 * `Seal`, the interface through which a log's lines and bytes go to disk and back, so that they can be encrypted later; the
 * plain one in use does not encrypt. Also opens the line of a stored value and compares two stored values.
 */

/** What the store holds in the place of a line or of a file's bytes. */
export type SealedValue = string | Uint8Array

/**
 * The one seam between what the log means and what the disk holds, so that logs can be sealed at rest later without any
 * caller noticing. `open` rejects what `close` did not make, and answers at once where nothing is waited for: a log has ten
 * thousand lines.
 */
export interface Seal {
  readonly close: (plain: SealedValue) => Promise<SealedValue>
  readonly open: (stored: unknown) => SealedValue | Promise<SealedValue>
}

/** No seal: the disk holds the lines as they are. */
export const plainSeal: Seal = {
  close: plain => Promise.resolve(plain),
  open: stored =>
    typeof stored === 'string' || stored instanceof Uint8Array
      ? stored
      : Promise.reject(new TypeError('neither text nor bytes')),
}

const shown = (plain: unknown): string => (typeof plain === 'string' ? plain : (JSON.stringify(plain) ?? String(plain)))

/** The line of a stored value. What is not a line any more is shown as well as it can be: reading calls it damaged. */
export const openLine = (seal: Seal, stored: unknown): string | Promise<string> => {
  const plain = seal.open(stored)
  return plain instanceof Promise ? plain.catch(() => stored).then(shown) : shown(plain)
}

/** Whether two stored values are the same; damage may have made them anything. */
export const sameStored = (a: unknown, b: unknown): boolean =>
  a instanceof Uint8Array && b instanceof Uint8Array
    ? a.length === b.length && a.every((byte, i) => byte === b[i])
    : a === b || (typeof a === 'object' && JSON.stringify(a) === JSON.stringify(b))
