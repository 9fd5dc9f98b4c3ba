/**
 * Builds the debt picture: all loan parts as lettered shares of the whole debt, the total, when fixed periods end, and
 * notes on what is not counted; null while no amount is known.
 */
import type { Catalogue } from '../../domain/engine/catalogue'
import { showEuro } from '../../domain/format/amount'
import { showDecimal } from '../../domain/format/decimal'
import { debtTexts as texts } from '../../domain/texts/pictureTexts'
import type { SurveyView } from '../live'
import { findItems } from '../tree/findNode'
import { amountSum, fieldWithin, shownItems, wordsIn } from './knownAnswers'
import { loanPartFigures } from './loanPartFigures'
import { percentageShares } from './percentageShares'
import { type DebtShareLabel, type LoanPartDebt, type PeriodEnds, periodEnds } from './periodEnds'

/** A share of the whole debt. `at` and `width` are per cents of the bar. */
export interface DebtSlice {
  /** What it is called in the drawing: 'A'. */
  readonly letter: string
  readonly label: string
  readonly text: string
  /** In words that add up to 100%. */
  readonly share: string
  readonly at: number
  readonly width: number
  /** The parts that are too small to stand by themselves. */
  readonly isRest: boolean
}

/** All loan parts of all mortgages together. */
export interface DebtsPicture extends PeriodEnds {
  readonly total: string
  readonly slices: readonly DebtSlice[]
  /** What is not counted. */
  readonly notes: readonly string[]
}

/** More shares than these cannot be told apart: the smallest go together. */
const mostSlices = 6
const letters = 'ABCDEF'

const partsOf = (
  catalogue: Catalogue,
  { tree }: SurveyView,
): readonly (Omit<LoanPartDebt, 'cents'> & { cents: number | null })[] => {
  const mortgages = shownItems(findItems(catalogue, tree, 'customer.mortgages'))
  return mortgages.flatMap((mortgage, nth) => {
    const lender = wordsIn(fieldWithin(mortgage, 'hdn_company_id')) || texts.mortgage(nth + 1)
    return mortgage.lists.flatMap(shownItems).map((part, at) => {
      const { number, cents, ends } = loanPartFigures(part)
      const name = (): string => {
        const own = texts.part(at + 1, number)
        return mortgages.length > 1 ? `${lender}, ${own}` : own
      }
      return { name, cents, ends }
    })
  })
}

const noShareLabel: DebtShareLabel = { letter: '', isRest: false }

const sumCents = (parts: readonly LoanPartDebt[]): number => parts.reduce((sum, { cents }) => sum + cents, 0)

const euros = (cents: number): string => showEuro(cents / 100)

/** The largest first; what is too much goes together at the end. */
const grouped = (debts: readonly LoanPartDebt[]): readonly (readonly LoanPartDebt[])[] => {
  const ordered = [...debts].sort((a, b) => b.cents - a.cents)
  if (ordered.length <= mostSlices) return ordered.map(one => [one])
  const alone = ordered.slice(0, mostSlices - 1)
  return [...alone.map(one => [one]), ordered.slice(mostSlices - 1)]
}

const slicesOf = (groups: readonly (readonly LoanPartDebt[])[]): readonly DebtSlice[] => {
  const amounts = groups.map(sumCents)
  const whole = amounts.reduce((sum, one) => sum + one, 0)
  const shares = percentageShares(amounts)
  let before = 0
  return groups.map((group, nth) => {
    const cents = amounts[nth] ?? 0
    const at = (before / whole) * 100
    before += cents
    return {
      letter: letters[nth] ?? '',
      label: group.length === 1 ? (group[0]?.name() ?? '') : texts.rest(group.length),
      text: euros(cents),
      share: `${showDecimal(shares[nth] ?? 0)}%`,
      at,
      width: (cents / whole) * 100,
      isRest: group.length > 1,
    }
  })
}

const cache = new WeakMap<object, { readonly today: string; readonly picture: DebtsPicture | null }>()

/** The whole debt as shares, and when each fixed period ends; null while no amount above zero is known. */
export const debtsPicture = (catalogue: Catalogue, view: SurveyView): DebtsPicture | null => {
  const list = findItems(catalogue, view.tree, 'customer.mortgages')
  const { today } = view.state.facts
  if (list === null) return null
  const before = cache.get(list)
  if (before?.today === today) return before.picture
  const picture = pictureOf(catalogue, view)
  cache.set(list, { today, picture })
  return picture
}

const pictureOf = (catalogue: Catalogue, view: SurveyView): DebtsPicture | null => {
  const parts = partsOf(catalogue, view)
  const debts = parts.flatMap(part => (part.cents !== null && part.cents > 0 ? [{ ...part, cents: part.cents }] : []))
  if (debts.length === 0) return null
  const groups = grouped(debts)
  const slices = slicesOf(groups)
  const sliceOf = new Map(groups.flatMap((group, nth) => group.map(one => [one, slices[nth] ?? noShareLabel] as const)))
  const { missing } = amountSum(parts.map(({ cents }) => cents))
  const zero = parts.length - debts.length - missing
  return {
    total: texts.total(euros(sumCents(debts)), debts.length),
    slices,
    ...periodEnds(debts, view.state.facts.today, one => sliceOf.get(one) ?? noShareLabel),
    notes: [...(missing > 0 ? [texts.missing(missing)] : []), ...(zero > 0 ? [texts.zero(zero)] : [])],
  }
}
