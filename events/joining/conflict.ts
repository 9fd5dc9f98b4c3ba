import type { Attachment } from '../../domain/sending/file'

/** Which of the two it is to be. */
export type Pick = 'here' | 'file'

/** A question by its path on each side: the items on the way may have other ids there. */
export interface Both {
  readonly here: string
  readonly file: string
}

/**
 * What went on on both sides, so that only the customer can say which it is to be. `answers`: questions that belong
 * together (an address, a home), mostly one. `item`: changed on one side and removed on the other, `removedBy`; `list` and
 * `id` name it on each side. `document`: null where it was removed.
 */
export type Conflict =
  | { readonly kind: 'answers'; readonly key: string; readonly paths: readonly Both[] }
  | {
      readonly kind: 'item'
      readonly key: string
      readonly removedBy: Pick
      readonly list: Both
      readonly id: Both
    }
  | {
      readonly kind: 'document'
      readonly key: string
      readonly name: string
      readonly here: Attachment | null
      readonly file: Attachment | null
    }

/** What the customer chose, by the key of the conflict. */
export type Picks = ReadonlyMap<string, Pick>
