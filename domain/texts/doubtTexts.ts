/** Texts around the doubts, at a question and in the list before sending (our choice). */
export const doubtTexts = {
  confirm: 'Ja, dat klopt',
  confirmed: 'Genoteerd: dit klopt.',
  title: 'Klopt dit?',
  lead: 'Deze antwoorden vallen op. U kunt hoe dan ook versturen.',
  settled: 'U heeft gezegd dat deze antwoorden kloppen.',
  look: 'Bekijken',
} as const
