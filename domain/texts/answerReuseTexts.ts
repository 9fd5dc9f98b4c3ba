/** Texts where the answers of another step, or a home that was chosen there, can be taken over (our choice). */
export const answerReuseTexts = {
  heading: 'Dit heeft u al eerder beantwoord',
  fills: 'Wij vullen dan in:',
  take: (title: string) => `Zelfde antwoorden als bij ${title}`,
  stays: 'Dit heeft u hier zelf ingevuld. Dat blijft zo:',
  unfit: 'Dit antwoord kan hier niet. Dat vult u zelf in:',
  /** Once it is done. */
  done: (title: string) => `Uw antwoorden zijn ingevuld zoals bij ${title}`,
  homeDone: (title: string) => `De woning is ingevuld zoals bij ${title}`,
  onTo: 'Naar de volgende open vraag',
  next: 'Verder naar de volgende stap',
} as const

/** Where homes are searched and one was chosen before (our choice). */
export const homeReuseTexts = {
  title: 'Eerder gekozen woningen',
  at: (title: string) => `Bij ${title}`,
  with: (words: string) => `Wij vullen ook in: ${words}.`,
  take: 'Deze woning kiezen',
  takeHome: (address: string) => `Deze woning kiezen: ${address}`,
} as const
