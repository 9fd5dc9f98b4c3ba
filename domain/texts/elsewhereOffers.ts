/** Where 'Verder op een andere computer' is offered (our choice). */
export const elsewhereOffers = {
  menu: 'Verder op een andere computer',
  menuOpen: 'Bestand van een andere computer openen',
  why: 'Neem uw antwoorden mee in een bestand met een wachtwoord.',
  introOpen: 'Verder met een bestand',
} as const
