import { showGrouped } from '../format/decimal'

const grouped = (count: number): string => showGrouped(count, 0)

/**
 * Texts under a list that is shown in pages: its range, the buttons to the next and previous page, and how many errors
 * are not listed (our choice).
 */
export const listTexts = {
  range: (from: number, to: number, of: number) => `${grouped(from)} tot en met ${grouped(to)} van ${grouped(of)}`,
  next: (count: number, of: number) => `Toon de volgende ${count} van ${grouped(of)}`,
  previous: (count: number) => `Toon de vorige ${count}`,
  /** Under so many of them that not all are named. */
  moreErrors: (count: number) =>
    `En nog ${grouped(count)}. Die staan hier zodra u de vragen hierboven heeft ingevuld of verbeterd.`,
} as const
