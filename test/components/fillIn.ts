import type { LocatorSelectors } from 'vitest/browser'
import type { Line, Lines } from '../journeys/answers'
import { box, boxList, button, fill, main, option, pick, press, selectField, textField, there } from './onPortal'

type Place = LocatorSelectors

const answer = async (line: Line, place: Place): Promise<void> => {
  if (line.how === 'boxes') {
    for (const { words, ticked } of Object.values(line.boxes))
      if (ticked) await press(box(words, boxList(line.label, place)))
    return
  }
  const { how, label, answer } = line
  switch (how) {
    case 'type':
      return fill(textField(label, place), answer)
    case 'pick':
      return pick(selectField(label, place), answer)
    case 'choose':
      return press(option(label, answer, place))
    case 'tick':
      return press(box(label, place))
    case 'leave':
      return
    case 'slide':
      return place.getByRole('slider', { name: label, exact: true }).fill(answer)
    case 'homeInList':
      await press(button('Zoeken', place))
      await press(button(`Kies deze woning: ${answer}`, place))
      await there(place.getByRole('region', { name: new RegExp(`^Gekozen woning: ${answer},`) }))
      return
    case 'found':
    case 'seen':
    case 'homeOnMap':
    case 'sought':
      throw new Error(`'${label}' is not answered here yet: ${how}.`)
  }
}

/** Answers the questions of a section or card, from top to bottom. */
export const fillIn = async (lines: Lines, place: Place = main): Promise<void> => {
  for (const line of Object.values(lines)) await answer(line, place)
}
