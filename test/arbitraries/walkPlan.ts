import fc from 'fast-check'
import type { LoadedCustomer } from '../../domain/engine/loadedCustomer'
import { adultFrom, atHomeUnder, childUnder, exemptOver, pensionedOver } from '../../domain/language/age'
import { isoDateOf } from '../../domain/language/date'
import type { InvitationType } from '../../domain/language/invitation'
import type { Lenders } from '../../domain/language/lender'
import { dutchDate, oddDays, type RelativeDate } from './dates'
import { lenderLists } from './lenders'
import { knownCustomer } from './loadedAsIs'
import { catalogues } from './surveys'

/** Something that a customer does besides answering what is asked; `some`: every third question, and one more item each. */
export interface Whim {
  readonly does: 'answer' | 'spoil' | 'add' | 'remove' | 'restore' | 'partner' | 'search' | 'reload' | 'some'
  readonly nth: number
}

/** A whole walk as plain data: who comes, what the office knows, and how the customer chooses. */
export interface WalkPlan {
  readonly type: InvitationType
  readonly partnerSession: boolean
  readonly association: boolean
  readonly discount: number
  readonly today: string
  readonly customer: LoadedCustomer
  readonly lenders: Lenders
  /** Which of the right answers is given: one number for each, round and round, or by the question's place. */
  readonly choices: readonly number[] | 'byPath'
  /** At each step that is entered, the next few of these. */
  readonly whims: readonly (readonly Whim[])[]
}

/** Born around the ages that the specification compares with, by a day. */
const bornArbitrary: fc.Arbitrary<RelativeDate> = fc.record({
  months: fc
    .constantFrom(adultFrom, atHomeUnder, childUnder, exemptOver, pensionedOver, 40)
    .chain(age => fc.constantFrom(-12 * age, -12 * (age + 1))),
  days: fc.constantFrom(-1, 0, 1),
})

const loadedArbitrary = fc
  .record({
    today: fc.constantFrom(...oddDays),
    born: fc.option(bornArbitrary, { freq: 9 }),
    hasPartner: fc.constantFrom(1, 0, -1, null),
    knows: fc.constantFrom('everything' as const, 'half' as const, 'nothing' as const),
    items: fc.nat(2),
  })
  .map(({ today, born, hasPartner, knows, items }) => {
    const known = knownCustomer(catalogues.shipped, {
      takes: path => knows === 'everything' || (knows === 'half' && path.length % 2 === 0),
      items,
    })
    const values = new Map(known.values)
    values.delete('customer.date_of_birth')
    values.delete('customer.has_partner')
    if (born !== null) values.set('customer.date_of_birth', isoDateOf(dutchDate(today, born)))
    if (hasPartner !== null) values.set('customer.has_partner', hasPartner)
    return { today, customer: { values, lists: known.lists } }
  })

const whimArbitrary: fc.Arbitrary<Whim> = fc.record({
  does: fc.constantFrom<Whim['does']>(
    'answer',
    'answer',
    'answer',
    'spoil',
    'add',
    'remove',
    'restore',
    'partner',
    'search',
    'search',
    'reload',
  ),
  nth: fc.nat(200),
})

export const planArbitrary = (type: InvitationType): fc.Arbitrary<WalkPlan> =>
  fc
    .record({
      partnerSession: fc.boolean(),
      association: fc.boolean(),
      discount: fc.constantFrom(100, 0, 250),
      loaded: loadedArbitrary,
      lenders: fc.constantFrom(...lenderLists),
      choices: fc.array(fc.nat(30), { minLength: 1, maxLength: 30 }),
      whims: fc.array(fc.array(whimArbitrary, { maxLength: 6 }), { maxLength: 20 }),
    })
    .map(({ loaded, ...rest }) => ({ type, ...loaded, ...rest }))
