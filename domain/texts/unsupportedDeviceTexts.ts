/**
 * Texts where the portal cannot be used (phone, tablet, unsupported browser): what to use instead, and how to take the
 * link there (our choice, but for the specification's).
 */
export const unsupportedDeviceTexts = {
  mobile: {
    text: 'Op een computer of laptop kunt u uw vragenlijst wel invullen. Gebruik daar Chrome of Firefox.',
    carry: 'Neem deze link mee naar uw computer',
  },
  browser: {
    text: 'Wij raden u aan om Chrome te gebruiken.',
    other: 'Ook Firefox is geschikt.',
    carry: 'Open deze link in de andere browser',
  },
  /** Where only the data provider does not work in this browser: what was answered stands in this one (our choice). */
  goOn: {
    text: 'Wat u al heeft ingevuld, staat alleen in deze browser.',
    button: 'Zelf invullen in deze browser',
  },
  mail: 'Stuur deze link naar uzelf',
  copy: 'Link kopiëren',
  copied: 'Gekopieerd',
  notCopied: 'Kopiëren lukt hier niet. De link hieronder is geselecteerd: kopieer deze zelf.',
  link: 'Uw link',
  personal: 'Deze link is persoonlijk: deel de link met niemand anders.',
  opens: '(opent in een nieuw venster)',
  support: 'Hulp nodig?',
} as const

/** The mail that somebody sends to himself. */
export const linkMail = {
  subject: 'Link naar mijn vragenlijst',
  body: (link: string): string => `Open deze link op een computer of laptop, in Chrome of Firefox:\r\n\r\n${link}\r\n`,
} as const

export const downloadOf = (browser: string): string => `${browser} downloaden`
