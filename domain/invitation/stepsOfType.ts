import type { InvitationType } from '../language/invitation'
import type { StepKey } from '../language/stepKey'

const start: readonly StepKey[] = ['intro', 'personal_details']
const end: readonly StepKey[] = ['complete', 'success']
const questions: readonly StepKey[] = ['questions_for_the_advisor', ...end]
const profile: readonly StepKey[] = ['personal_characteristics', ...questions]
const lifeEvents: readonly StepKey[] = ['unemployment', 'incapacity_work', 'death_of_partner', 'divorce', 'pension']
const living: readonly StepKey[] = ['current_living_condition', 'financing', 'mortgage', 'sustainability']
const watched: readonly StepKey[] = ['intro', 'aqopi', 'personal_details', 'mortgage_and_pension']

/** The lists of spec 2 section 4, and where it is silent those of checklist OPEN-01 to OPEN-09. */
const steps: Readonly<Record<InvitationType, readonly StepKey[]>> = {
  full: [...start, ...living, 'housing_requirements', 'children', ...lifeEvents, 'moving', ...profile],
  source_data: [...start, 'sustainability', ...questions],
  financial_advice: [...start, ...questions],
  assessment: [...start, ...living, 'children', ...lifeEvents, ...profile],
  advice: [...start, ...living, ...profile],
  partner: [...start, 'mortgage', ...lifeEvents, ...profile],
  partner_advice: [...start, 'mortgage', ...profile],
  partner_assessment: [...start, 'mortgage', ...lifeEvents, ...profile],
  partner_source_data: [...start, ...questions],
  partner_financial_advice: [...start, ...questions],
  customer_profile: [...start, 'mortgage', ...profile],
  pension: [...watched, 'future_income', ...end],
  mortgage: [...watched, ...end],
  mortgage_pension: [...watched, 'future_income', ...end],
  mortgage_enrich: ['intro', 'mortgage_and_pension', 'future_income', ...end],
  debug: [...start, ...end],
}

/** All steps of a type in order, with those that need a partner. */
export const stepsOf = (type: InvitationType): readonly StepKey[] => steps[type]
