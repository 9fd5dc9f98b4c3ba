/** Builds the slider for working hours a week, and the reuse groups of the customer's and the partner's hours. */

import { slider } from '../language/chosenQuestions'
import type { Condition } from '../language/condition'
import { workingHoursMarkedEvery, workingHoursMost } from '../language/limits'
import type { ReuseGroup } from '../language/question'
import { reuseGroup } from '../language/questionBase'

const marks = Array.from({ length: workingHoursMost / workingHoursMarkedEvery + 1 }, (_, nth) => {
  const at = nth * workingHoursMarkedEvery
  return { at, label: String(at) }
})

/** The customer's own hours, and those of the partner. */
export const ownHours = reuseGroup('slider', 'Hoeveel uur per week u werkt')
export const partnersHours = reuseGroup('slider', 'Hoeveel uur per week uw partner werkt')

/**
 * From 0 to 40; the default counts as an answer (spec 2 section 5, checklist OPEN-41).
 * @param step 4 on the children page, 1 elsewhere.
 */
export const workingHours = (
  title: string,
  whose: ReuseGroup<'slider'>,
  step: 1 | 4 = 1,
  shown: { readonly shownWhen?: Condition } = {},
) =>
  slider(
    title,
    'situation',
    { from: 0, to: workingHoursMost, step, initial: workingHoursMost, marks, says: '{n} uur per week' },
    { ...shown, alike: whose },
  )
