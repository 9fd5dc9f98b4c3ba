/**
 * Texts on the introduction: where one was, how much is open, and the title over the papers to have at hand (our
 * choice).
 */

import type { CountBound } from '../language/countBound'
import { countBoundWords } from './progressTexts'
import { singularOrPlural } from './singularOrPlural'

const questions = (count: number, bound: CountBound): string =>
  `Nog ${countBoundWords[bound]}${singularOrPlural(count, '1 vraag', `${count} vragen`)}`
const minutesWords = (minutes: number): string => (minutes === 1 ? '1 minuut' : `${minutes} minuten`)

export const returnVisitTexts = {
  /** `when`: 'gisteren om 21:14'. */
  was: (step: string, when: string) => `U was bij ${step}, ${when}.`,
  left: (count: number, bound: CountBound, minutes: number) =>
    `${questions(count, bound)}, ongeveer ${minutesWords(minutes)}${bound === 'atLeast' ? ' of langer' : ''}.`,
  /** What may stay empty may be empty still. */
  noneOpen: 'U kunt uw gegevens controleren en versturen.',
  goOn: 'Verder waar u was',
  papers: 'Houd dit bij de hand',
} as const
