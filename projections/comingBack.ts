import { isAsked } from '../domain/engine/asked'
import type { Catalogue } from '../domain/engine/catalogue'
import { orderOf } from '../domain/engine/verdict'
import { forRetrieval, papers } from '../domain/invitation/papers'
import type { CountBound } from '../domain/language/countBound'
import type { StepKey } from '../domain/language/stepKey'
import { situationOf } from '../events/state/state'
import { howFar, leftOf } from './howFar'
import { firstByHand, optionsOf } from './introView'
import { isJudged, type View } from './live'
import { fieldAt, showsAt } from './lookUp'
import type { Past } from './past/chronicle'
import { minutesFor, paceOf } from './past/pace'
import { lastDoing } from './past/visits'
import { stepTitle } from './stepTitle'

/**
 * Where the customer was and what is left. `field`: the question to begin at; `left`: how many are to be answered, null
 * where that is not known.
 */
export interface ComingBack {
  readonly step: StepKey
  readonly field: string | null
  readonly title: string
  /** Milliseconds since 1970. */
  readonly at: number
  readonly left: number | null
  readonly bound: CountBound
  readonly minutes: number
}

/** Null where the log tells of nothing that the customer did. What is not asked any more is not gone back to. */
export const comingBack = (catalogue: Catalogue, view: View, past: Past): ComingBack | null => {
  const doing = lastDoing(past)
  if (doing === null) return null
  const order = orderOf(situationOf(catalogue, view.state))
  const step = order.includes(doing.step) ? doing.step : firstByHand(order)
  const isAskedStill = doing.path !== null && showsAt(catalogue, view.tree, doing.path)
  const far = howFar(catalogue, view)
  const left = leftOf(far)
  return {
    step,
    field: step === doing.step && isAskedStill ? doing.path : null,
    title: stepTitle(catalogue, view, step),
    at: doing.at,
    left: isJudged(view) ? left : null,
    bound: far.bound,
    minutes: minutesFor(left, paceOf(past)),
  }
}

/** What one had better have at hand before the first start. */
export const papersFor = (catalogue: Catalogue, { state, tree }: View): readonly string[] => {
  const { facts } = state
  const hasPartner = facts.partnerSession || fieldAt(catalogue, tree, 'customer.has_partner')?.value === 1
  const isAskedFor = (path: string): boolean => {
    const slot = catalogue.slotAt.get(path)
    return slot !== undefined && isAsked({ catalogue, facts }, slot)
  }
  return [
    ...(optionsOf(state)?.includes('digital') === true ? [forRetrieval] : []),
    ...papers
      .filter(paper => isAskedFor(paper.for))
      .map(({ words, ifPartner = '' }) => (hasPartner ? words : words + ifPartner)),
  ]
}
