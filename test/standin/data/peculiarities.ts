/**
 * `ready`: there is a picture; `slow`: it has to be made first; `none`: there is none; `never`: it is being made, without end.
 */
export type Picture = 'ready' | 'slow' | 'none' | 'never'

const pictures: Readonly<Record<number, Picture>> = {
  14: 'slow',
  19: 'slow',
  16: 'none',
  21: 'none',
  18: 'never',
  25: 'never',
}

/** The house numbers of which the picture takes a while or stays away, in every street. */
export const pictureAt = (number: number): Picture => pictures[number] ?? 'ready'

export type Values = { readonly value_low: number; readonly value_high: number }

/** In every street the values at 22 and 23 are unknown, at 24 and 27 the low one only, and at 26 and 29 both are the same. */
export function valuesAt(number: number, known: Values): Values {
  if (number === 22 || number === 23) return { value_low: 0, value_high: 0 }
  if (number === 24 || number === 27) return { ...known, value_low: 0 }
  if (number === 26 || number === 29) return { ...known, value_high: known.value_low }
  return known
}
