import type { Catalogue } from '../../../domain/engine/catalogue'
import type { CountBound } from '../../../domain/language/countBound'
import type { StepKey } from '../../../domain/language/stepKey'
import { calmTexts } from '../../../domain/texts/calmTexts'
import { placeAmong } from '../../../projections/calm/calmPlace'
import { type CalmScreen, headingOver } from '../../../projections/calm/calmScreens'
import { howFarInSteps } from '../../../projections/howFar'
import type { View } from '../../../projections/live'
import { stepTitle } from '../../../projections/stepTitle'

/** Several questions may share a screen: of one screen alone 'vraag 1 van 1' would be untrue. */
const placeOf = (screens: readonly CalmScreen[], screen: CalmScreen, bound: CountBound): string => {
  const place = placeAmong(screens, screen)
  if (place === null) return calmTexts.toRead
  return screens.length === 1 ? calmTexts.oneScreen : calmTexts.place(place.nth, place.of, bound)
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
  return [...(title === screen.title ? [] : [title]), ...(isNew ? [under] : []), placeOf(screens, screen, bound)].join(
    ' · ',
  )
}
