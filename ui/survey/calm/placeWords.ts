import type { Catalogue } from '../../../domain/engine/catalogue'
import type { CountBound } from '../../../domain/language/countBound'
import type { StepKey } from '../../../domain/language/stepKey'
import { calmTexts } from '../../../domain/texts/calmTexts'
import { placeAmong } from '../../../projections/calm/calmPlace'
import { type CalmScreen, headingOver } from '../../../projections/calm/calmScreen'
import { howFarInSteps } from '../../../projections/howFar'
import type { View } from '../../../projections/live'
import { stepTitle } from '../../../projections/stepTitle'

/** Nothing of a screen to read, or of a step that is one screen. */
const placeOf = (screens: readonly CalmScreen[], screen: CalmScreen, bound: CountBound): readonly string[] => {
  const place = placeAmong(screens, screen)
  return place === null || screens.length === 1 ? [] : [calmTexts.place(place.nth, place.of, bound)]
}

/** Where a screen stands: its step, the heading there, and which of its questions it is. */
export const placeWords = (
  catalogue: Catalogue,
  view: View,
  step: StepKey,
  screens: readonly CalmScreen[],
  screen: CalmScreen | null,
): string => {
  if (screen === null) return ''
  const title = stepTitle(catalogue, view, step)
  const under = headingOver(screen)
  const bound = howFarInSteps(catalogue, view).get(step)?.bound ?? 'exact'
  const isNew = under !== null && under !== title && !screen.title.startsWith(under)
  const above = screen.title.startsWith(title) ? [] : [title]
  return [...above, ...(isNew ? [under] : []), ...placeOf(screens, screen, bound)].join(' · ')
}
