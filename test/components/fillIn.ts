import type { Line, Lines } from '../journeys/answers'
import { box, boxList, fill, option, pick, press, selectField, textField } from './onPortal'

type Place = Parameters<typeof box>[1]

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
    case 'found':
    case 'seen':
    case 'homeInList':
    case 'homeOnMap':
    case 'sought':
      throw new Error(`'${label}' is not answered here yet: ${how}.`)
  }
}

/** Answers the questions of a section or card, from top to bottom. */
export const fillIn = async (lines: Lines, place?: Place): Promise<void> => {
  for (const line of Object.values(lines)) await answer(line, place)
}
