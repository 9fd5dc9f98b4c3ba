import { monthsLater } from '../language/date'
import type { Lenders } from '../language/lender'
import { fixedPeriodMonths } from '../language/limits'
import { type Given, type KnownItem, knownItem, reckoned } from './knownItem'
import { lenderOf, plainName } from './lender'
import type { PassedOver } from './passedOver'
import type { Read } from './people'
import { repaymentFormOf } from './repaymentForm'
import type { Retrieved } from './retrieved'
import type { PartSource } from './source'

type Mortgage = Retrieved['mortgages'][number]
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
const interestOf = ({ interest_type, einddatum_rentevastperiode }: LoanPart, today: string): Given => {
  if (interest_type !== null) return kinds[plainName(interest_type)] ?? interest_type
  if (einddatum_rentevastperiode === null || today === '') return null
  return reckoned(einddatum_rentevastperiode > monthsLater(today, fixedPeriodMonths) ? 'fixed' : 'variable')
}

const guarantees: Readonly<Record<string, 'nhg' | 'none'>> = {
  nhg: 'nhg',
  ja: 'nhg',
  '1': 'nhg',
  none: 'none',
  nee: 'none',
  '0': 'none',
}

const loanPartOf = (part: LoanPart, at: string, source: PartSource, today: string): KnownItem => {
  const { aflosvorm, variant, nationale_hypotheekgarantie: guarantee, interest_type: _, ...rest } = part
  const form = repaymentFormOf(aflosvorm, variant)
  return knownItem(
    { at, source, called: part.leningdeelnummer ?? '' },
    {
      ...rest,
      aflosvorm: form === null || form === aflosvorm ? (form ?? aflosvorm ?? variant) : reckoned(form),
      interest_type: interestOf(part, today),
      nationale_hypotheekgarantie: guarantee === null ? null : (guarantees[plainName(guarantee)] ?? guarantee),
    },
  )
}

const called = ({ label_name, lender_code }: Mortgage): string => label_name ?? lender_code ?? ''

/** Mortgages with their parts, each at the lender that the office's lists have (RET-32, RET-34, RET-35). */
export const mortgagesOf = ({ mortgages }: Retrieved, lenders: Lenders, today: string): Read => {
  const passedOver: PassedOver[] = []
  const items = mortgages.map((mortgage, i) => {
    const { source, parts, label_name, lender_code, rsin, is_shared, historische_woningwaarde } = mortgage
    const at = `mortgages.${i}`
    const lender = lenderOf(lenders, mortgage)
    if (lender === null && (label_name !== null || lender_code !== null)) {
      const reason = lenders.companies.length === 0 ? 'noList' : 'notListed'
      passedOver.push({ at: `${at}.hdn_company_id`, name: called(mortgage), source, reason })
    }
    return knownItem(
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
export const pensionsOf = ({ pensions }: Retrieved): Read => ({
  items: pensions.flatMap(({ source, ...pension }, i) =>
    Object.values(pension).every(value => value === null) ? [] : [knownItem({ at: `pensions.${i}`, source }, pension)],
  ),
  passedOver: [],
})
