/**
 * A customer as the office or the retrieval sends it: values and lists by path, before each is matched to a question;
 * and an office value's original JSON.
 */

import type { Answer } from '../language/answer'
import type { Json } from '../language/json'

/** A value as the office sends it, before it is known which question it answers. */
export type OfficeScalar = string | number | boolean | null

/**
 * An item as the office sends it: values by path within the item, lists within it by name ('parts'). `raw`: the very JSON
 * of what was not read as it stands there, or could not be read at all. `is`: the id of the item that it is, where that is
 * known without its saying so. `guesses`: values that nobody said, only for where nothing stands.
 */
export interface LoadedItem {
  readonly values: ReadonlyMap<string, OfficeScalar>
  readonly raw?: ReadonlyMap<string, Json>
  readonly lists: ReadonlyMap<string, readonly LoadedItem[]>
  readonly is?: string
  readonly guesses?: ReadonlySet<string>
}

/** The JSON text of a value of the office's, and the answer that stood at its question once it was loaded. */
export interface OriginalOfficeValue {
  readonly json: string
  readonly as: Answer
}

/** The customer as the office sends it: values and lists by whole path ('customer.address.street'). */
export type LoadedCustomer = LoadedItem
