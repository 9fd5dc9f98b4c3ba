import { surveyDoubts } from '../../../domain/catalogue/doubts'
import type { Catalogue } from '../../../domain/engine/catalogue'
import { type Doubts, layDoubts } from '../../../domain/engine/doubts'

const laid = new WeakMap<Catalogue, Doubts>()

/** The doubts that the customer's portal has, laid once. */
export const laidDoubts = (catalogue: Catalogue): Doubts => {
  const doubts = laid.get(catalogue) ?? layDoubts(catalogue, surveyDoubts)
  laid.set(catalogue, doubts)
  return doubts
}
