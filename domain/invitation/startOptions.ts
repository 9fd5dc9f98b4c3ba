/** The ways to supply data that the intro offers, by invitation type and tenant, with their texts. */

import { manualMinutes, retrievalMinutes } from '../language/limits'

/** The ways to supply data that the intro offers. */
export type StartOption = 'digital' | 'manual'

/**
 * How a type of invitation starts: `asSet` as the tenant's setting has it, `digital` by retrieval alone, but for a
 * partner, who may choose, and `manual` by hand alone (checklist OPEN-21, OPEN-22).
 */
export type StartMode = 'asSet' | 'digital' | 'manual'

/**
 * The start options of a visit.
 * @param iwizeOn the tenant's setting iwize_integration
 */
export const startOptions = (starts: StartMode, partnerSession: boolean, iwizeOn: boolean): readonly StartOption[] => {
  switch (starts) {
    case 'asSet':
      return iwizeOn ? ['digital', 'manual'] : ['manual']
    case 'digital':
      return partnerSession ? ['digital', 'manual'] : ['digital']
    case 'manual':
      return ['manual']
  }
}

/** The question above the start options; null when there is nothing to choose. */
export const supplyQuestion = (options: readonly StartOption[]): string | null =>
  options.length > 1 ? 'Hoe wilt u uw gegevens aanleveren?' : null

/** Filling in by hand, of a type that takes much less than the minutes that are said of every type (our choice). */
export const shorterText = (minutes: number): string =>
  `U vult uw gegevens zelf in. Een hele inventarisatie duurt ongeveer ${manualMinutes} minuten. Die van u is korter: ongeveer ${minutes} minuten.`

/** In place of filling in, where nothing is asked (our choice). */
export const nothingToFillIn = {
  title: 'Versturen',
  text: 'U hoeft niets in te vullen, alleen te versturen.',
  button: 'Ga verder',
} as const

export const startOptionTexts: Readonly<
  Record<StartOption, { readonly title: string; readonly text: string; readonly button: string }>
> = {
  digital: {
    title: 'Digitaal ophalen',
    text: `U haalt uw gegevens op bij de overheid. Dit duurt ongeveer ${retrievalMinutes} minuten.`,
    button: 'Start met ophalen',
  },
  manual: {
    title: 'Zelf invullen',
    text: `U vult uw gegevens zelf in. Dit duurt ongeveer ${manualMinutes} minuten.`,
    button: 'Start met invullen',
  },
}

/** Filling in by hand, in the view that asks one question at a time (our choice). */
export const oneAtATimeTexts = {
  title: 'Vraag voor vraag invullen',
  text: 'U kunt later wisselen.',
  button: 'Start vraag voor vraag',
} as const
