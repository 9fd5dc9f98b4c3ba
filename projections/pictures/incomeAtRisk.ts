/**
 * Bars of the customer's and partner's income in the steps on unemployment, incapacity, partner's death, divorce and
 * pension, marking the income that may fall away; null in other steps.
 */
import type { Catalogue } from '../../domain/engine/catalogue'
import { showEuro } from '../../domain/format/amount'
import { showGrouped } from '../../domain/format/decimal'
import type { StepKey } from '../../domain/language/stepKey'
import { whatIfTexts as texts } from '../../domain/texts/pictureTexts'
import type { SurveyView } from '../live'
import { isExemptNow } from '../steps/errorScope'
import { findField } from '../tree/findNode'
import type { AmountSum } from './knownAnswers'
import { incomeOmissionWords, ownIncome } from './ownIncome'

/**
 * A part of somebody's income. `at` and `width` are per cents of the longest bar of the picture; nothing is drawn of what has
 * no width.
 */
export interface IncomePart {
  readonly label: string
  readonly text: string
  /** In cents a month, the one unit of all bars; null while it is not known. */
  readonly monthly: number | null
  /** Whether this is what the step is about: it may fall away. */
  readonly falls: boolean
  readonly at: number
  readonly width: number
}

/** The income of one person. */
export interface PersonIncome {
  readonly who: string
  readonly isPartner: boolean
  readonly pieces: readonly IncomePart[]
}

export interface IncomeLoss {
  readonly title: string
  readonly people: readonly PersonIncome[]
  /** What the bars do not say. */
  readonly notes: readonly string[]
}

type IncomeStep = keyof typeof texts.title

interface IncomeFocus {
  /** Whose income the step is about. */
  readonly of: 'you' | 'partner'
  /** Whether it is about profit as well as pay. */
  readonly profitToo: boolean
}

const focusByStep: Readonly<Record<IncomeStep, IncomeFocus>> = {
  unemployment: { of: 'you', profitToo: false },
  incapacity_work: { of: 'you', profitToo: true },
  death_of_partner: { of: 'partner', profitToo: false },
  divorce: { of: 'partner', profitToo: false },
  pension: { of: 'you', profitToo: true },
}

const isIncomeStep = (step: StepKey): step is IncomeStep => step in focusByStep

interface Part {
  readonly label: string
  /** In the period that it was asked for; null while it is not known. */
  readonly cents: number | null
  readonly period: 'year' | 'month'
  readonly falls: boolean
}

type PersonParts = Omit<PersonIncome, 'pieces'> & { readonly parts: readonly Part[] }

const monthsPerYear = 12

const monthlyOf = ({ cents, period }: Part): number | null =>
  cents === null || period === 'month' ? cents : cents / monthsPerYear

const lengthOf = (part: Part): number => Math.max(0, monthlyOf(part) ?? 0)

const barOf = ({ parts }: PersonParts): number => parts.reduce((sum, part) => sum + lengthOf(part), 0)

/** @param compares whether it stands beside another's income, so that an amount a year is said by the month too */
const textOf = (part: Part, compares: boolean): string => {
  const { cents, period } = part
  if (cents === null) return texts.unknown
  const asAsked = texts.per[period](showEuro(cents / 100))
  const monthly = showGrouped(Math.round((monthlyOf(part) ?? 0) / 100), 0)
  return compares && period === 'year' ? `${asAsked}, ${texts.about(monthly)}` : asAsked
}

/** @param most the longest bar of the picture, in cents a month */
const piecesOf = (parts: readonly Part[], most: number, compares: boolean): readonly IncomePart[] => {
  let before = 0
  return parts.map(part => {
    const length = lengthOf(part)
    const at = most === 0 ? 0 : (before / most) * 100
    before += length
    return {
      label: part.label,
      text: textOf(part, compares),
      monthly: monthlyOf(part),
      falls: part.falls,
      at,
      width: most === 0 ? 0 : (length / most) * 100,
    }
  })
}

const sumParts = (label: string, { cents, known, missing }: AmountSum, falls: boolean): readonly Part[] =>
  known + missing === 0 ? [] : [{ label, cents: known === 0 ? null : cents, period: 'year', falls }]

const personParts = (who: string, isPartner: boolean, parts: readonly Part[]): readonly PersonParts[] =>
  parts.length === 0 ? [] : [{ who, isPartner, parts }]

/**
 * The income that was filled in, and what of it the step is about; null in any other step, in one that need not be filled
 * in, and while nothing of it is known that could fall away. How much falls away is not said: nobody told.
 */
export const incomeAtRisk = (catalogue: Catalogue, view: SurveyView, step: StepKey): IncomeLoss | null => {
  if (!isIncomeStep(step) || isExemptNow(catalogue, view.state, step)) return null
  const income = ownIncome(catalogue, view.tree)
  const { wage, profit, partner } = income
  const hasPartner = findField(catalogue, view.tree, 'customer.has_partner')
  const isCouple = hasPartner?.visible === true && hasPartner.value === 1
  const { of, profitToo } = focusByStep[step]
  const isOwn = of === 'you'
  const partnerIncome = { label: texts.wage, cents: partner, period: 'month', falls: !isOwn } as const
  const people = [
    ...personParts(texts.you, false, [
      ...sumParts(texts.wage, wage, isOwn),
      ...sumParts(texts.profit, profit, isOwn && profitToo),
    ]),
    ...personParts(texts.partner, true, isCouple ? [partnerIncome] : []),
  ]
  if (!people.some(({ parts }) => parts.some(part => part.falls && lengthOf(part) > 0))) return null
  const compares = people.filter(one => barOf(one) > 0).length > 1
  const most = Math.max(...people.map(barOf))
  return {
    title: texts.title[step],
    people: people.map(({ parts, ...person }) => ({ ...person, pieces: piecesOf(parts, most, compares) })),
    notes: [...incomeOmissionWords(income), ...(compares ? [texts.scale] : []), texts.source],
  }
}
