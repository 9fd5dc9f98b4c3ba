import type { Catalogue } from '../../domain/engine/catalogue'
import { orderOf } from '../../domain/engine/steps/stepVerdict'
import { isAsked } from '../../domain/engine/visitContext'
import { forRetrieval, papers } from '../../domain/invitation/papers'
import type { CountBound } from '../../domain/language/countBound'
import type { StepKey } from '../../domain/language/stepKey'
import { situationOf } from '../../events/state/state'
import { isJudged, type SurveyView } from '../live'
import type { HistoryView } from '../logHistory/logHistory'
import { lastVisitMoment } from '../logHistory/visitMoments'
import { remainingQuestions, visitProgress } from '../steps/visitProgress'
import { findField, showsAt } from '../tree/findNode'
import { stepTitle } from '../wording/stepTitle'
import { answeringPaceMs, minutesFor } from './answeringPace'
import { firstManualStep, offeredStartOptions } from './introView'

/**
 * Where the customer was and what is left. `field`: the question to begin at; `left`: how many are to be answered, null
 * where that is not known.
 */
export interface ResumePoint {
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
export const resumePoint = (catalogue: Catalogue, view: SurveyView, past: HistoryView): ResumePoint | null => {
  const doing = lastVisitMoment(past)
  if (doing === null) return null
  const order = orderOf(situationOf(catalogue, view.state))
  const step = order.includes(doing.step) ? doing.step : firstManualStep(order)
  const isAskedStill = doing.path !== null && showsAt(catalogue, view.tree, doing.path)
  const far = visitProgress(catalogue, view)
  const left = remainingQuestions(far)
  return {
    step,
    field: step === doing.step && isAskedStill ? doing.path : null,
    title: stepTitle(catalogue, view, step),
    at: doing.at,
    left: isJudged(view) ? left : null,
    bound: far.bound,
    minutes: minutesFor(left, answeringPaceMs(past)),
  }
}

/** What one had better have at hand before the first start. */
export const papersToPrepare = (catalogue: Catalogue, { state, tree }: SurveyView): readonly string[] => {
  const { facts } = state
  const hasPartner = facts.partnerSession || findField(catalogue, tree, 'customer.has_partner')?.value === 1
  const isAskedFor = (path: string): boolean => {
    const slot = catalogue.slotAt.get(path)
    return slot !== undefined && isAsked({ catalogue, facts }, slot)
  }
  return [
    ...(offeredStartOptions(state)?.includes('digital') === true ? [forRetrieval] : []),
    ...papers
      .filter(paper => isAskedFor(paper.for))
      .map(({ words, ifPartner = '' }) => (hasPartner ? words : words + ifPartner)),
  ]
}
