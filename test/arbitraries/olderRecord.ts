import type { SurveyRecord } from '../../events/record/surveyRecord'

/** A record as a build wrote it that did not record what was meant. */
export const olderRecord = ({ intent: _, ...rest }: SurveyRecord): SurveyRecord => rest
