import { surveyDoubts } from '../../domain/catalogue/doubts/surveyDoubts'
import type { Catalogue } from '../../domain/engine/catalogue'
import { type Doubts, placeDoubts } from '../../domain/engine/doubts'

const cache = new WeakMap<Catalogue, Doubts>()

/**
 * The portal's doubts placed in a catalogue, cached; none for a catalogue without the questions that they are about.
 */
export const doubtsOf = (catalogue: Catalogue): Doubts => {
  const isTheirs = surveyDoubts.every(({ question }) => catalogue.slotOf.has(question))
  const doubts = cache.get(catalogue) ?? (isTheirs ? placeDoubts(catalogue, surveyDoubts) : new Map())
  cache.set(catalogue, doubts)
  return doubts
}
