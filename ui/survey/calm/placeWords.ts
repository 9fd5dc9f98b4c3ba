import type { Catalogue } from '../../../domain/engine/catalogue'
import type { StepKey } from '../../../domain/language/stepKey'
import { calmTexts } from '../../../domain/texts/calmTexts'
import { placeAmong } from '../../../projections/calm/calmPlace'
import { type CalmScreen, headingOver } from '../../../projections/calm/calmScreens'
import type { View } from '../../../projections/live'
import { stepTitle } from '../../../projections/stepTitle'

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
  const place = placeAmong(screens, screen)
  const under = headingOver(screen)
  const isNew = under !== null && under !== title && !screen.title.startsWith(under)
  return [
    ...(title === screen.title ? [] : [title]),
    ...(isNew ? [under] : []),
    place === null ? calmTexts.toRead : calmTexts.place(place.nth, place.of),
  ].join(' · ')
}
