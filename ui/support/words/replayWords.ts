/**
 * Dutch words about a replayed log that screen and command share: who wrote a record, whether a condition held, that it
 * is a copy, that no step was submitted.
 */
import type { Author } from '../../../events/record/surveyRecord'
import type { DerivationCondition } from '../../../projections/replay/derivation/derivationNode'

export const authorWords: Readonly<Record<Author, string>> = {
  customer: 'klant',
  retrieval: 'ophalen',
  server: 'kantoor',
  system: 'portaal',
}

/** Whether a condition held, behind its words; '' for several together, whose words say so themselves. */
export const conditionHeldWords = ({ condition, held }: Pick<DerivationCondition, 'condition' | 'held'>): string =>
  condition === null || condition.tag === 'any' ? '' : held ? ' (klopt)' : ' (klopt niet)'

/** Of a log in a file that support made from another one ('Wat als'). `from`: the seq of the first record of support's. */
export const scenarioFileWords = (from: number): string =>
  `Dit logboek is een kopie van de helpdesk: vanaf handeling ${from} is het zo niet gebeurd.`

/** Where no step was submitted there is nothing that could come out otherwise. */
export const noVerdictWords = 'Er is geen stap ingediend: er is geen oordeel om te vergelijken.'
