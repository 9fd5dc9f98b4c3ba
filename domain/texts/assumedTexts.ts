/**
 * Texts about an open question that counts as 'Nee': when the customer goes on, and in the overview (checklist OPEN-59;
 * our choice).
 */
export const assumedTexts = {
  /** Above what is asked at the button, which the customer pressed to go on. */
  notYet: 'U bent nog niet verder: kijk hier eerst naar.',
  goOn: 'Klopt dat? Dan kunt u gewoon verdergaan.',
  inOverview: 'Niet ingevuld; wij gaan uit van nee',
} as const
