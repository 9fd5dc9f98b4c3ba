/**
 * Types of a merge conflict that only the customer can decide (answers, an item, a document), and what the customer
 * chose.
 */
import type { Attachment } from '../../domain/sending/attachment'

/** Which of the two it is to be. */
export type Resolution = 'here' | 'file'

/** A question by its path on each side: the items on the way may have other ids there. */
export interface PathOnEachSide {
  readonly here: string
  readonly file: string
}

/**
 * What went on on both sides, so that only the customer can say which it is to be. `answers`: questions that belong
 * together (an address, a home), mostly one. `item`: changed on one side and removed on the other, `removedBy`; `list` and
 * `id` name it on each side. `document`: null where it was removed.
 */
export type Conflict =
  | { readonly kind: 'answers'; readonly key: string; readonly paths: readonly PathOnEachSide[] }
  | {
      readonly kind: 'item'
      readonly key: string
      readonly removedBy: Resolution
      readonly list: PathOnEachSide
      readonly id: PathOnEachSide
    }
  | {
      readonly kind: 'document'
      readonly key: string
      readonly name: string
      readonly here: Attachment | null
      readonly file: Attachment | null
    }

/** What the customer chose, by the key of the conflict. */
export type Resolutions = ReadonlyMap<string, Resolution>
