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
  await home(place, street).filter({ hasText: 'Gekozen woning' }).waitFor()
}
