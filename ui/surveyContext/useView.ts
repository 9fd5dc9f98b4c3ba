import type { SurveyView } from '../../projections/live'
import { useStream } from '../useStream'
import { useSurvey } from './surveyContext'

/**
 * A value selected from the whole survey view; renders again when that value changes.
 * @param same whether two values are one; without it they are compared by identity
 */
export const useView = <A>(select: (view: SurveyView) => A, same?: (a: A, b: A) => boolean): A =>
  useStream(useSurvey().live.view$, select, same)
