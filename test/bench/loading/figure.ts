/** What one round at one portal found. Seconds, or how many; null where the page did not open. */
export interface Round {
  readonly intro: number
  readonly firstField: number
  readonly nextStep: number
  readonly secondOpening: number | null
  readonly withoutLine: number | null
  readonly scripts: number
  readonly requests: number
}

/** One row of the table. `most` is the aim; null where nothing is aimed at. */
export interface Figure {
  readonly of: keyof Round
  readonly work: string
  readonly unit: 's' | ''
  readonly most: number | null
}

export const figures: readonly Figure[] = [
  { of: 'intro', work: "from the mail's link to 'Start met invullen'", unit: 's', most: 3.6 },
  { of: 'firstField', work: 'to the first field taking a letter', unit: 's', most: 4.2 },
  { of: 'nextStep', work: "from 'Volgende stap' to the next heading", unit: 's', most: 0.2 },
  { of: 'secondOpening', work: 'second opening at a step, a field takes a letter', unit: 's', most: 1.2 },
  { of: 'withoutLine', work: 'the same without a line', unit: 's', most: 1.2 },
  { of: 'scripts', work: 'scripts asked for before that first letter', unit: '', most: 5 },
  { of: 'requests', work: 'all requests before that first letter', unit: '', most: null },
]
