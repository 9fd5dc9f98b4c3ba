/** Texts of the cards on which answers are read back (our choice). */
export const readBackTexts = {
  confirm: 'Klopt',
  /** Where 'Klopt' was pressed before. */
  confirmed: 'U zei dat dit klopt.',
  change: 'Wijzigen',
  ready: 'Klaar',
  address: 'Adres',
  /** Under an answer on a card whose others are somebody else's. */
  own: 'Zelf ingevuld',
  /** Where the customer can change nothing himself. */
  askAdviser: 'Klopt er iets niet? Vraag het uw adviseur.',
  /** Of what a service told: that does not hear of a change. */
  toAdviser: 'Wat u wijzigt, gaat alleen naar uw adviseur.',
} as const
