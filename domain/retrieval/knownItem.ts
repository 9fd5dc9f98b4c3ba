import type { LoadedItem, Scalar } from '../engine/loaded'
import type { PartSource } from './source'
import type { Manner } from './told'

/** Where a value came from: the part's source, how it came to be, and its place in the result. */
export interface Origin {
  readonly source: PartSource
  readonly manner: Manner
  readonly at: string
}

/** A value for a question; not as it stands in the result, where it says how it came to be. */
export type Given = Scalar | { readonly value: Scalar; readonly manner: Manner }

export const reckoned = (value: Scalar): Given => ({ value, manner: 'reckoned' })
export const assumed = (value: Scalar): Given => ({ value, manner: 'assumed' })

/** A part as it fills the survey, with where each value and the part itself came from, and what the part is called. */
export interface KnownItem extends LoadedItem {
  readonly origin: Origin
  readonly called: string
  readonly origins: ReadonlyMap<string, Origin>
  readonly lists: ReadonlyMap<string, readonly KnownItem[]>
}

interface PartOf {
  readonly at: string
  readonly source: PartSource
  readonly called?: string
  readonly lists?: Readonly<Record<string, readonly KnownItem[]>>
  /** The id of the item that it is, where that is known. */
  readonly is?: string | undefined
}

const isGiven = (given: Given): given is Exclude<Given, Scalar> => typeof given === 'object' && given !== null

/** A part with what it says; what it does not say (null) is not there. */
export const knownItem = (of: PartOf, given: Readonly<Record<string, Given>>): KnownItem => {
  const values = new Map<string, Scalar>()
  const origins = new Map<string, Origin>()
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
export const together = (
  parts: readonly (readonly [path: string, part: KnownItem])[],
  lists: Readonly<Record<string, readonly KnownItem[]>>,
): KnownItem => {
  const whole = knownItem({ at: '', source: null, lists }, {})
  const values = new Map(whole.values)
  const origins = new Map(whole.origins)
  for (const [path, part] of parts)
    for (const [key, value] of part.values) {
      const at = `${path}.${key}`
      if (values.has(at)) continue
      values.set(at, value)
      origins.set(at, part.origins.get(key) ?? part.origin)
    }
  return { ...whole, values, origins }
}
