/** Where 'Verder op een andere computer' is offered (our choice). */
export const elsewhereOffers = {
  menu: 'Verder op een andere computer',
  menuOpen: 'Bestand van een andere computer openen',
  introTitle: 'Verder met een bestand',
  intro: 'Bent u op een andere computer begonnen? Open hier het bestand dat u daar heeft gemaakt.',
  introOpen: 'Bestand openen',
} as const
