/** Returns the saving status of the customer's answers, and renders again when it changes. */
import type { SavingStatus } from '../../events/store/writer'
import { useStream } from '../useStream'
import { useSurvey } from './surveyContext'

export const useSaving = (): SavingStatus => useStream(useSurvey().saving$)
