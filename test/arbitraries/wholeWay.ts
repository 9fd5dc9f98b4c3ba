import fc from 'fast-check'
import { type Walked, walker } from './walk'
import { planArbitrary } from './walkPlan'

const firstWalk = (): Walked => {
  for (const plan of fc.sample(planArbitrary('full'), { numRuns: 20, seed: 1 })) {
    const walked = walker(plan).walk()
    if (walked.last.asked.size > 0) return walked
  }
  throw new Error('no walk leaves a question open')
}

let walked: Walked | null = null

/** One walk of the whole way until the inventory is on its way, the same each time: one that leaves questions open. */
export const wholeWay = (): Walked => {
  walked ??= firstWalk()
  return walked
}
