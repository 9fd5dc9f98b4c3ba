/** Texts while there is no connection to the office: that it is gone or back, and what waits for it (our choice). */
export const connectionTexts = {
  gone: 'Er is nu geen verbinding.',
  /** What the browser knows: the office has not been asked anything since. */
  back: 'Uw apparaat heeft weer verbinding.',
  goOn: 'U kunt verder invullen.',
  waits: (what: readonly string[]) => `Dit wacht op verbinding: ${what.join(', ')}.`,
  addresses: 'adressen opzoeken',
  homes: 'woningen opzoeken',
  addressesAndHomes: 'adressen en woningen opzoeken',
  lenders: 'geldverstrekkers kiezen',
  retrieval: 'gegevens ophalen',
  send: 'gegevens versturen',
  sendFiles: 'gegevens en documenten versturen',
  /** A sending went out, and nobody knows whether it arrived. */
  asks: 'Zodra er weer verbinding is, vragen wij of uw gegevens zijn aangekomen.',
} as const
