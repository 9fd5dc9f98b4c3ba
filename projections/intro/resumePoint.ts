import type { Catalogue } from '../../domain/engine/catalogue'
import { firstManualStep, orderOf } from '../../domain/engine/steps/stepOrder'
import type { CountBound } from '../../domain/language/countBound'
import type { StepKey } from '../../domain/language/stepKey'
import { situationOf } from '../../events/state/state'
import { isJudged, type SurveyView } from '../live'
import type { HistoryView } from '../logHistory/logHistory'
import { lastVisitMoment } from '../logHistory/visitMoments'
import { remainingQuestions, visitProgress } from '../steps/visitProgress'
import { showsAt } from '../tree/findNode'
import { stepTitle } from '../wording/stepTitle'
import { answeringPaceMs, minutesFor } from './answeringPace'

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
