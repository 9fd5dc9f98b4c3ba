/**
 * The last copy of the answers that the customer made: when, as PDF or print, and whether answers changed since;
 * `copyAfter` gives it after another copy.
 */

import * as t from 'io-ts'

/** How the customer's own copy left the portal: as a PDF that the browser was given, or on its way to paper. */
export const copyKindCodec = t.keyof({ pdf: null, print: null }, 'CopyKind')
export type CopyKind = t.TypeOf<typeof copyKindCodec>

/** `at`: in milliseconds since 1970. Whether it was kept or printed is not known. */
export interface CustomerCopy {
  readonly how: CopyKind
  readonly at: number
  readonly changed: boolean
}

/** A PDF is more than a page on its way to paper: it stays what is told, as long as it says what stands there. */
export const copyAfter = (before: CustomerCopy | null, how: CopyKind, at: number): CustomerCopy =>
  how === 'print' && before?.how === 'pdf' && !before.changed ? before : { how, at, changed: false }
