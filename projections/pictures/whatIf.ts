import type { Catalogue } from '../../domain/engine/catalogue'
import { showEuro } from '../../domain/format/amount'
import type { StepKey } from '../../domain/language/stepKey'
import { whatIfTexts as texts } from '../../domain/texts/pictureTexts'
import type { View } from '../live'
import { fieldAt } from '../lookUp'
import { isExemptNow } from '../stepView'
import { leftOut, ownIncome } from './ownIncome'
import type { Sum } from './reading'

/** A part of somebody's income. `at` and `width` are per cents of the bar; nothing is drawn of what has no width. */
export interface Piece {
  readonly label: string
  readonly text: string
  /** Whether this is what the step is about: it may fall away. */
  readonly falls: boolean
  readonly at: number
  readonly width: number
}

/** The income of one person, in the period that it was asked for. */
export interface PersonIncome {
  readonly who: string
  readonly isPartner: boolean
  readonly pieces: readonly Piece[]
}

export interface WhatIf {
  readonly title: string
  readonly people: readonly PersonIncome[]
  /** What the bars do not say. */
  readonly notes: readonly string[]
}

type Told = keyof typeof texts.title

interface About {
  /** Whose income the step is about. */
  readonly of: 'you' | 'partner'
  /** Whether it is about profit as well as pay. */
  readonly profitToo: boolean
}

const about: Readonly<Record<Told, About>> = {
  unemployment: { of: 'you', profitToo: false },
  incapacity_work: { of: 'you', profitToo: true },
  death_of_partner: { of: 'partner', profitToo: false },
  divorce: { of: 'partner', profitToo: false },
  pension: { of: 'you', profitToo: true },
}

const isTold = (step: StepKey): step is Told => step in about

interface Part {
  readonly label: string
  readonly cents: number | null
  readonly period: string
  readonly falls: boolean
}

const piecesOf = (parts: readonly Part[]): readonly Piece[] => {
  const lengths = parts.map(({ cents }) => Math.max(0, cents ?? 0))
  const whole = lengths.reduce((sum, one) => sum + one, 0)
  let before = 0
  return parts.map(({ label, cents, period, falls }, nth) => {
    const length = lengths[nth] ?? 0
    const at = whole === 0 ? 0 : (before / whole) * 100
    before += length
    return {
      label,
      text: cents === null ? texts.unknown : `${showEuro(cents / 100)} ${period}`,
      falls,
      at,
      width: whole === 0 ? 0 : (length / whole) * 100,
    }
  })
}

const ofSum = (label: string, { cents, known, missing }: Sum, falls: boolean): readonly Part[] =>
  known + missing === 0 ? [] : [{ label, cents: known === 0 ? null : cents, period: texts.perYear, falls }]

const isDrawn = ({ width }: Piece): boolean => width > 0

const ofPerson = (who: string, isPartner: boolean, parts: readonly Part[]): readonly PersonIncome[] =>
  parts.length === 0 ? [] : [{ who, isPartner, pieces: piecesOf(parts) }]

/**
 * The income that was filled in, and what of it the step is about; null in any other step, in one that need not be filled
 * in, and while nothing of it is known that could fall away. How much falls away is not said: nobody told.
 */
export const whatIf = (catalogue: Catalogue, view: View, step: StepKey): WhatIf | null => {
  if (!isTold(step) || isExemptNow(catalogue, view.state, step)) return null
  const income = ownIncome(catalogue, view.tree)
  const { wage, profit, partner } = income
  const hasPartner = fieldAt(catalogue, view.tree, 'customer.has_partner')
  const isCouple = hasPartner?.visible === true && hasPartner.value === 1
  const { of, profitToo } = about[step]
  const isYours = of === 'you'
  const theirs = { label: texts.wage, cents: partner, period: texts.perMonth, falls: !isYours }
  const people = [
    ...ofPerson(texts.you, false, [
      ...ofSum(texts.wage, wage, isYours),
      ...ofSum(texts.profit, profit, isYours && profitToo),
    ]),
    ...ofPerson(texts.partner, true, isCouple ? [theirs] : []),
  ]
  if (!people.some(({ pieces }) => pieces.some(piece => piece.falls && isDrawn(piece)))) return null
  const drawn = people.filter(({ pieces }) => pieces.some(isDrawn))
  return {
    title: texts.title[step],
    people,
    notes: [...leftOut(income), ...(drawn.length > 1 ? [texts.scales] : []), texts.source],
  }
}
