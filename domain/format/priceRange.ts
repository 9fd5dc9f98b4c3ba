import { showEuro } from './amount'

/**
 * Writes a price range from two values in euros ('€ 350.000,00 - € 400.000,00'); one price when they are equal or one
 * is 0, '' when none is known (checklist OPEN-120).
 */
export const showPriceRange = (low: number, high: number): string => {
  const known = [low, high].filter((euros, i, both) => euros > 0 && both.indexOf(euros) === i)
  return known.map(showEuro).join(' - ')
}
