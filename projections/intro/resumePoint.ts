/**
 * Finds where the customer can resume (step and question of the last moment in the log, its time, how many questions
 * and minutes are left); null where he has done nothing yet.
 */

import type { Catalogue } from '../../domain/engine/catalogue'
import { firstAskingStep, orderOf } from '../../domain/engine/steps/stepOrder'
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
  readonly remaining: number | null
  readonly bound: CountBound
  readonly minutes: number
}

/**
 * Finds where to resume. Null where the log holds nothing that the customer did; a question that is no longer asked is left
 * out.
 */
export const resumePoint = (catalogue: Catalogue, view: SurveyView, historyView: HistoryView): ResumePoint | null => {
  const moment = lastVisitMoment(historyView)
  if (moment === null) return null
  const order = orderOf(situationOf(catalogue, view.state))
  const step = order.includes(moment.step) ? moment.step : firstAskingStep(order)
  const isStillAsked = moment.path !== null && showsAt(catalogue, view.tree, moment.path)
  const progress = visitProgress(catalogue, view)
  const remaining = remainingQuestions(progress)
  return {
    step,
    field: step === moment.step && isStillAsked ? moment.path : null,
    title: stepTitle(catalogue, view, step),
    at: moment.at,
    remaining: isJudged(view) ? remaining : null,
    bound: progress.bound,
    minutes: minutesFor(remaining, answeringPaceMs(historyView)),
  }
}
