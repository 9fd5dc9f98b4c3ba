import { showEuro } from './amount'

/**
 * '€ 350.000,00 - € 400.000,00' from two values in euros; one price when they are equal or the low one is 0; '' when
 * none is known (checklist OPEN-120).
 */
export const showPriceRange = (low: number, high: number): string => {
  const known = [low, high].filter((euros, i, both) => euros > 0 && both.indexOf(euros) === i)
  return known.map(showEuro).join(' - ')
}
