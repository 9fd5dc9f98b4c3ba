/**
 * Maps retrieved mortgages with their loan parts, and retrieved pensions, to survey items to fill in, and notes lenders
 * that the office's lists do not have.
 */

import { monthsLater } from '../language/date'
import type { Lenders } from '../language/lender'
import { fixedPeriodMonths } from '../language/limits'
import { type GivenValue, type ItemWithProvenance, itemWithProvenance, reckonedValue } from './itemWithProvenance'
import { matchLender, normaliseName } from './matchLender'
import type { PassedOverPart } from './passedOverPart'
import type { MappedPart } from './people'
import { repaymentFormOf } from './repaymentForm'
import type { RetrievedData } from './retrievedData'
import type { PartSource } from './source'

type Mortgage = RetrievedData['mortgages'][number]
type LoanPart = Mortgage['parts'][number]

const kinds: Readonly<Record<string, 'fixed' | 'variable'>> = {
  fixed: 'fixed',
  vast: 'fixed',
  'vaste rente': 'fixed',
  variable: 'variable',
  variabel: 'variable',
  'variabele rente': 'variable',
}

/** As it is said, else by the end of the fixed period as when the customer fills that in (spec 2 section 4). */
const interestOf = ({ interest_type, einddatum_rentevastperiode }: LoanPart, today: string): GivenValue => {
  if (interest_type !== null) return kinds[normaliseName(interest_type)] ?? interest_type
  if (einddatum_rentevastperiode === null || today === '') return null
  return reckonedValue(einddatum_rentevastperiode > monthsLater(today, fixedPeriodMonths) ? 'fixed' : 'variable')
}

const guarantees: Readonly<Record<string, 'nhg' | 'none'>> = {
  nhg: 'nhg',
  ja: 'nhg',
  '1': 'nhg',
  none: 'none',
  nee: 'none',
  '0': 'none',
}

const loanPartOf = (part: LoanPart, at: string, source: PartSource, today: string): ItemWithProvenance => {
  const { aflosvorm, variant, nationale_hypotheekgarantie: guarantee, interest_type: _, ...rest } = part
  const form = repaymentFormOf(aflosvorm, variant)
  return itemWithProvenance(
    { at, source, called: part.leningdeelnummer ?? '' },
    {
      ...rest,
      aflosvorm: form === null || form === aflosvorm ? (form ?? aflosvorm ?? variant) : reckonedValue(form),
      interest_type: interestOf(part, today),
      nationale_hypotheekgarantie: guarantee === null ? null : (guarantees[normaliseName(guarantee)] ?? guarantee),
    },
  )
}

const called = ({ label_name, lender_code }: Mortgage): string => label_name ?? lender_code ?? ''

/** Mortgages with their parts, each at the lender that the office's lists have (RET-32, RET-34, RET-35). */
export const mortgagesOf = ({ mortgages }: RetrievedData, lenders: Lenders, today: string): MappedPart => {
  const passedOver: PassedOverPart[] = []
  const items = mortgages.map((mortgage, i) => {
    const { source, parts, label_name, lender_code, rsin, is_shared, historische_woningwaarde } = mortgage
    const at = `mortgages.${i}`
    const lender = matchLender(lenders, mortgage)
    if (lender === null && (label_name !== null || lender_code !== null)) {
      const reason = lenders.companies.length === 0 ? 'noList' : 'notListed'
      passedOver.push({ at: `${at}.hdn_company_id`, name: called(mortgage), source, reason })
    }
    return itemWithProvenance(
      {
        at,
        source,
        called: called(mortgage),
        lists: { parts: parts.map((part, n) => loanPartOf(part, `${at}.parts.${n}`, source, today)) },
      },
      {
        rsin,
        is_shared,
        historische_woningwaarde,
        hdn_company_id: lender === null ? null : lender.company.id,
        hdn_company_label_id: lender?.label?.id ?? null,
      },
    )
  })
  return { items, passedOver }
}

/** Pensions as they are (RET-33); one that says no amount at all is none. */
export const pensionsOf = ({ pensions }: RetrievedData): MappedPart => ({
  items: pensions.flatMap(({ source, ...pension }, i) =>
    Object.values(pension).every(value => value === null)
      ? []
      : [itemWithProvenance({ at: `pensions.${i}`, source }, pension)],
  ),
  passedOver: [],
})
