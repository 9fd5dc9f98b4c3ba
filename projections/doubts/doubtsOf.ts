import { surveyDoubts } from '../../domain/catalogue/doubts/surveyDoubts'
import type { Catalogue } from '../../domain/engine/catalogue'
import { type Doubts, placeDoubts } from '../../domain/engine/doubts'

const cache = new WeakMap<Catalogue, Doubts>()

/** The doubts that the customer's portal has, laid once: none where the survey is another than the one they are about. */
export const doubtsOf = (catalogue: Catalogue): Doubts => {
  const isTheirs = surveyDoubts.every(({ question }) => catalogue.slotOf.has(question))
  const doubts = cache.get(catalogue) ?? (isTheirs ? placeDoubts(catalogue, surveyDoubts) : new Map())
  cache.set(catalogue, doubts)
  return doubts
}
