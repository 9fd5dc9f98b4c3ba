/**
 * How a slider's answer is stored, loaded, sent and put in words: the catalogue's sentence, with the number or the
 * mark's words filled in.
 */

import type { SliderQuestion } from '../../language/question'
import { type KindRow, loadedNumber } from './kindRow'

/** A slider's value in words: the catalogue's sentence with the number, or the words of the marks, filled in. */
export const showSlider = ({ marks, says }: SliderQuestion, value: number): string => {
  const at = marks.find(mark => mark.at === value)
  const below = marks.filter(mark => mark.at < value).at(-1)
  const above = marks.find(mark => mark.at > value)
  const between = [below, above].flatMap(mark => (mark === undefined ? [] : [mark.label.toLowerCase()])).join(' en ')
  const words = says.replace('{n}', String(value)).replace('{mark}', at?.label ?? `tussen ${between}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export const sliderRow: KindRow<'slider'> = {
  fits: (_, value) => Number.isFinite(value),
  // Where it stands counts as an answer (checklist OPEN-41, OPEN-72).
  isEmpty: () => false,
  kept: (_, value) => value,
  typing: null,
  fromLoaded: (_, loaded) => loadedNumber(loaded),
  inWords: (question, value) => showSlider(question, Number(value)),
  onWire: (_, value) => ({ value }),
}
