import { showDecimal, showGrouped } from './decimal'

/**
 * Writes a distance as text: '350 m' under a kilometre (to 50 metres, never less than that), '1,2 km' under ten,
 * '12 km' above.
 */
export const showKilometres = (kilometres: number): string => {
  const metres = Math.max(1, Math.round((kilometres * 1000) / 50)) * 50
  if (metres < 1000) return `${metres} m`
  return kilometres < 9.95 ? `${showDecimal(Number(kilometres.toFixed(1)))} km` : `${showGrouped(kilometres, 0)} km`
}
