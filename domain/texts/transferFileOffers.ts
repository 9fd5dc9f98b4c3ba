/** Labels where 'Verder op een andere computer' is offered (our choice). */
export const transferFileOffers = {
  menu: 'Verder op een andere computer',
  menuOpen: 'Bestand van een andere computer openen',
  introOpen: 'Verder met een bestand',
} as const
