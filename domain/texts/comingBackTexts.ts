/** What one who comes back sees at a glance, and what one needs before the first start (our choice). */

const questions = (count: number): string => (count === 1 ? 'Nog 1 vraag' : `Nog ${count} vragen`)
const minutesWords = (minutes: number): string => (minutes === 1 ? '1 minuut' : `${minutes} minuten`)

export const comingBackTexts = {
  title: 'Ga verder waar u was',
  /** `when`: 'gisteren om 21:14'. */
  was: (step: string, when: string) => `U was bij ${step}, ${when}.`,
  left: (count: number, minutes: number) => `${questions(count)}, ongeveer ${minutesWords(minutes)}.`,
  /** What may stay empty may be empty still. */
  noneOpen: 'Er staat geen vraag meer open die u moet beantwoorden. U kunt uw gegevens controleren en versturen.',
  goOn: 'Verder waar u was',
  papers: 'Houd dit bij de hand',
  papersWhy: 'Dan hoeft u straks niet te zoeken.',
} as const
