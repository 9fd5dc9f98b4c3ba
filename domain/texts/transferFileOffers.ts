/**
 * Labels of the menu items and of the introduction's button that lead to the transfer file for another computer: to make one
 * or to open one (our choice).
 */
export const transferFileOffers = {
  menu: 'Verder op een andere computer',
  menuOpen: 'Bestand van een andere computer openen',
  introOpen: 'Verder met een bestand',
} as const
