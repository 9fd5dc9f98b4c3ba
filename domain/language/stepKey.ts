import * as t from 'io-ts'

/** The keys of all steps; each is also the path of its screen (spec 1 section 2). */
export const stepKeys = [
  'intro',
  'aqopi',
  'personal_details',
  'personal_characteristics',
  'current_living_condition',
  'financing',
  'housing_requirements',
  'sustainability',
  'moving',
  'children',
  'unemployment',
  'incapacity_work',
  'death_of_partner',
  'divorce',
  'pension',
  'mortgage',
  'mortgage_and_pension',
  'future_income',
  'questions_for_the_advisor',
  'complete',
  'success',
] as const

export type StepKey = (typeof stepKeys)[number]

export const stepKeyCodec = t.keyof(
  // keyof wants an object; its values are never read.
  Object.fromEntries(stepKeys.map(key => [key, null])) as Record<StepKey, null>,
  'StepKey',
)
