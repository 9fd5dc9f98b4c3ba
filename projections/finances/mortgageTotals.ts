/**
 * Adds up the loan parts of one mortgage: current and original debt, average interest, debt by repayment form, and how
 * many parts lack an amount.
 */

import { loanPart, repaymentForm } from '../../domain/catalogue/loanPart'
import type { Question } from '../../domain/language/question'
import type { FieldView } from '../tree/fieldView'
import type { GroupView, ListView } from '../tree/surveyTree'
import { shownAnswer } from '../wording/shownAnswer'

/** Euros of the loan parts together, and how many parts have no amount that can be counted. */
export interface EuroTotal {
  readonly euros: number
  readonly missing: number
}

/** The current debt of the parts with one repayment form. */
export interface RepaymentFormTotal extends EuroTotal {
  /** In words; null for the parts whose form is not chosen yet. */
  readonly form: string | null
  readonly parts: number
}

/** The loan parts of one mortgage together. */
export interface MortgageTotalAmounts {
  readonly parts: number
  readonly current: EuroTotal
  readonly original: EuroTotal
  /**
   * Average interest in per cent, each part weighing as much as its current debt, over the parts where both are known;
   * null while that is no debt at all. `missing`: the other parts.
   */
  readonly rate: { readonly percentage: number | null; readonly missing: number }
  /** In the order in which the forms are offered; parts without a form last. */
  readonly byForm: readonly RepaymentFormTotal[]
}

/** What one part adds. Whole cents, so that the order of adding does not matter; null is not filled in, or wrong. */
interface Share {
  readonly current: number | null
  readonly original: number | null
  readonly rate: number | null
  readonly form: string | null
}

const amount = (field: FieldView | undefined): number | null =>
  field?.visible === true && field.error === null && typeof field.value === 'number' ? field.value : null

const cents = (field: FieldView | undefined): number | null => {
  const euros = amount(field)
  return euros === null ? null : Math.round(euros * 100)
}

const shareOf = ({ fields }: GroupView): Share => {
  const at = (question: Question) => fields.find(({ slot }) => slot.question === question)
  const form = at(repaymentForm)
  const label = form === undefined ? '' : shownAnswer(form)
  return {
    current: cents(at(loanPart.huidige_hoogte_leningdeel)),
    original: cents(at(loanPart.oorspronkelijke_hoogte_leningdeel)),
    rate: amount(at(loanPart.rentepercentage)),
    form: label === '' ? null : label,
  }
}

/** A part that did not change is the same object, so that an answer costs the reading of one part. */
const shares = new WeakMap<GroupView, Share>()

const knownShare = (part: GroupView): Share => {
  const cached = shares.get(part)
  if (cached !== undefined) return cached
  const share = shareOf(part)
  shares.set(part, share)
  return share
}

const total = (amounts: readonly (number | null)[]): EuroTotal => ({
  euros: amounts.reduce<number>((sum, one) => sum + (one ?? 0), 0) / 100,
  missing: amounts.filter(one => one === null).length,
})

const averageRate = (all: readonly Share[]): MortgageTotalAmounts['rate'] => {
  let [debt, weighed, missing] = [0, 0, 0]
  for (const { current, rate } of all) {
    if (current === null || rate === null) missing += 1
    else {
      debt += current
      weighed += current * rate
    }
  }
  return { percentage: debt === 0 ? null : weighed / debt, missing }
}

const forms: readonly (string | null)[] = [...new Set(repaymentForm.options.map(({ label }) => label)), null]

const byForm = (all: readonly Share[]): readonly RepaymentFormTotal[] =>
  forms.flatMap(form => {
    const own = all.filter(share => share.form === form)
    return own.length === 0 ? [] : [{ form, parts: own.length, ...total(own.map(({ current }) => current)) }]
  })

const views = new WeakMap<ListView, MortgageTotalAmounts>()

/** @param parts the loan parts of one mortgage; the same list gives the same object. */
export const mortgageTotals = (parts: ListView): MortgageTotalAmounts => {
  const cached = views.get(parts)
  if (cached !== undefined) return cached
  const all = parts.items.map(knownShare)
  const view: MortgageTotalAmounts = {
    parts: all.length,
    current: total(all.map(({ current }) => current)),
    original: total(all.map(({ original }) => original)),
    rate: averageRate(all),
    byForm: byForm(all),
  }
  views.set(parts, view)
  return view
}
