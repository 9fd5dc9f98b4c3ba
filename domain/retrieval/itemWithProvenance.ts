/**
 * Makes a retrieved part into an item that fills the survey, with where each value and the part came from, and combines
 * several into one.
 */

import type { LoadedItem, OfficeScalar } from '../engine/loadedCustomer'
import type { PartSource } from './source'
import type { ValueManner } from './toldValue'

/** Where a value came from: the part's source, how it came to be, and its place in the result. */
interface RetrievedProvenance {
  readonly source: PartSource
  readonly manner: ValueManner
  readonly at: string
}

/** A value for a question; not as it stands in the result, where it says how it came to be. */
export type GivenValue = OfficeScalar | { readonly value: OfficeScalar; readonly manner: ValueManner }

export const reckonedValue = (value: OfficeScalar): GivenValue => ({ value, manner: 'reckoned' })
export const assumedValue = (value: OfficeScalar): GivenValue => ({ value, manner: 'assumed' })

/** `called`: what the part is called. */
export interface ItemWithProvenance extends LoadedItem {
  readonly origin: RetrievedProvenance
  readonly called: string
  readonly origins: ReadonlyMap<string, RetrievedProvenance>
  readonly lists: ReadonlyMap<string, readonly ItemWithProvenance[]>
}

interface PartOrigin {
  readonly at: string
  readonly source: PartSource
  readonly called?: string
  readonly lists?: Readonly<Record<string, readonly ItemWithProvenance[]>>
  /** The id of the item that it is, where that is known. */
  readonly is?: string | undefined
}

const isGiven = (given: GivenValue): given is Exclude<GivenValue, OfficeScalar> =>
  typeof given === 'object' && given !== null

/** A part with what it says; what it does not say (null) is not there. */
export const itemWithProvenance = (of: PartOrigin, given: Readonly<Record<string, GivenValue>>): ItemWithProvenance => {
  const values = new Map<string, OfficeScalar>()
  const origins = new Map<string, RetrievedProvenance>()
  const guesses = new Set<string>()
  for (const [key, one] of Object.entries(given)) {
    const { value, manner } = isGiven(one) ? one : { value: one, manner: 'read' as const }
    if (value === null) continue
    values.set(key, value)
    if (manner === 'assumed') guesses.add(key)
    origins.set(key, { source: of.source, manner, at: `${of.at}.${key}` })
  }
  return {
    values,
    origins,
    origin: { source: of.source, manner: 'read', at: of.at },
    called: of.called ?? '',
    guesses,
    lists: new Map(Object.entries(of.lists ?? {})),
    ...(of.is === undefined ? {} : { is: of.is }),
  }
}

/** Parts as one, each under its own path; of two that say the same, the first. */
export const combineItems = (
  parts: readonly (readonly [path: string, part: ItemWithProvenance])[],
  lists: Readonly<Record<string, readonly ItemWithProvenance[]>>,
): ItemWithProvenance => {
  const combined = itemWithProvenance({ at: '', source: null, lists }, {})
  const values = new Map(combined.values)
  const origins = new Map(combined.origins)
  for (const [path, part] of parts)
    for (const [key, value] of part.values) {
      const at = `${path}.${key}`
      if (values.has(at)) continue
      values.set(at, value)
      origins.set(at, part.origins.get(key) ?? part.origin)
    }
  return { ...combined, values, origins }
}
