import type { Locator } from 'playwright-core'
import type { Hands } from './hands'
import { button, home, type Place, says, tab } from './screen'

/** Searches with what was filled in, until the screen says what came of it. */
export const searchHomes = async (hands: Hands, place: Place, outcome: string): Promise<void> => {
  await hands.press(button(place, 'Zoeken'))
  await says(place, outcome)
}

/** Searches with what was filled in, and chooses a home by its street, among the cards or on the map. */
export const chooseHome = async (hands: Hands, place: Place, street: string, onMap: boolean): Promise<void> => {
  await hands.press(button(place, 'Zoeken'))
  if (onMap) {
    await tab(place, 'Kaart').waitFor()
    await hands.turnTo(tab(place, 'Kaart'))
    await hands.press(place.getByRole('button', { name: new RegExp(`^Woning \\d+, ${street},`) }))
  }
  await hands.press(button(place, `Kies deze woning: ${street}`))
  await home(chosenHome(place, street), street).filter({ hasText: 'Gekozen woning' }).waitFor()
}

/** What a search folds to once a home is chosen. */
export const chosenHome = (place: Place, street: string): Locator =>
  place.getByRole('region', { name: new RegExp(`^Gekozen woning: ${street},`) })

/** Opens the searches that are folded to the home that was chosen. */
export const openSearches = async (place: Place): Promise<void> => {
  const folded = place.getByRole('button', { name: 'Andere woning kiezen', expanded: false })
  while ((await folded.count()) > 0) await folded.first().click()
}
