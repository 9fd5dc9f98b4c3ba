/**
 * Texts of the view that asks one question at a time, why a question is asked, and the steps whose description gives no
 * reason.
 */

import type { CountBound } from '../language/countBound'
import type { StepKey } from '../language/stepKey'
import { countBoundWords } from './progressTexts'
import { singularOrPlural } from './singularOrPlural'

/** Above a search for homes in the calm view, where it has no heading of its own (our choice). */
export const homeSearchTitle = 'Woningen zoeken'

/** What the calm view says of itself (our choice). */
export const oneQuestionViewTexts = {
  /** Of a screen's place in its step: several questions may share one. */
  place: (nth: number, of: number, bound: CountBound) => `scherm ${nth} van ${countBoundWords[bound]}${of}`,
  next: 'Volgende',
  /** Over the answers that others gave, for one to look at. */
  isItRight: (called: string) => `${called}: klopt dit?`,
  why: 'Waarom vragen wij dit?',
  backTo: (title: string) => `Terug naar ‘${title}’`,
  open: 'Openen',
  missing: 'Nog niet compleet',
  wrong: (count: number) => singularOrPlural(count, '1 vraag klopt nog niet', `${count} vragen kloppen nog niet`),
} as const

const quoted = (titles: readonly string[]): string => titles.map(title => `‘${title}’`).join(', ')

/** Why a question is asked, of what the catalogue knows (our choice of words). */
export const questionReasonTexts = {
  cause: (question: string, answer: string) => `Bij ‘${question}’ staat ‘${answer}’. Daarom vragen wij dit.`,
  /** @param more how many are asked besides those that are named */
  effect: (titles: readonly string[], more: number) => {
    const rest = more === 0 ? '' : singularOrPlural(more, ' en nog 1 vraag', ` en nog ${more} vragen`)
    return `Van uw antwoord hangt af of wij u ook dit vragen: ${quoted(titles)}${rest}.`
  },
  steps: (titles: readonly string[]) =>
    `Van uw antwoord hangt af of u ${singularOrPlural(titles.length, 'deze stap krijgt', 'deze stappen krijgt')}: ${quoted(titles)}.`,
  address: 'Met de postcode en het huisnummer zoeken wij de straat en woonplaats op.',
  home: 'Met de postcode en het huisnummer zoeken wij de woning op.',
  homes: 'Met deze gegevens zoeken wij woningen. U hoeft geen woning te kiezen.',
} as const

/** The steps whose description says what to do, and not what is asked for. */
export const stepsWithoutReason: ReadonlySet<StepKey> = new Set([
  'personal_details',
  'mortgage_and_pension',
  'future_income',
])
