/**
 * The options of the questions for gender (customer, partner, children) and salutation (customer, partner), with those
 * of the monitoring variant.
 */

import { monitoring, not } from '../language/condition'

export const genders = [
  ['m', 'Man'],
  ['f', 'Vrouw'],
] as const

/**
 * The four that spec 1 section 3 gives outside the monitoring variant. The office fills in 'De heer' or 'Mevrouw' for
 * everybody (checklist OPEN-60).
 */
export const salutations = [
  ['Beste heer', 'Beste heer', { shownWhen: not(monitoring) }],
  ['Beste mevrouw', 'Beste mevrouw', { shownWhen: not(monitoring) }],
  ['Geachte heer', 'Geachte heer', { shownWhen: not(monitoring), loadedAs: ['De heer'] }],
  ['Geachte mevrouw', 'Geachte mevrouw', { shownWhen: not(monitoring), loadedAs: ['Mevrouw'] }],
] as const

/** The two of the monitoring variant; the other way round is our choice. */
export const monitoringSalutations = [
  ['De heer', 'De heer', { shownWhen: monitoring, loadedAs: ['Geachte heer', 'Beste heer'] }],
  ['Mevrouw', 'Mevrouw', { shownWhen: monitoring, loadedAs: ['Geachte mevrouw', 'Beste mevrouw'] }],
] as const
