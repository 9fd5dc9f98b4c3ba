/**
 * Builds the household picture: a scene of what to draw and lines on people, home, income and debt; null where the
 * visit does not ask who the customer is.
 */
import type { Catalogue } from '../../domain/engine/catalogue'
import { showEuro } from '../../domain/format/amount'
import { addressLines } from '../../domain/homes/homeAddress'
import { householdTexts as texts } from '../../domain/texts/pictureTexts'
import type { SurveyView } from '../live'
import type { FieldView } from '../tree/fieldView'
import { findField, findItems } from '../tree/findNode'
import { type HouseholdChild, type HouseholdPerson, householdMembers } from './householdMembers'
import { type AmountSum, amountSum, numberIn, shownItems, wordsIn } from './knownAnswers'
import { loanPartFigures } from './loanPartFigures'
import { type OwnIncome, ownIncome } from './ownIncome'

/** What the drawing holds: nobody and nothing that is not known. */
export interface HouseholdScene {
  readonly partner: 'none' | 'here' | 'apart'
  /** At home, or not said; those who live elsewhere. */
  readonly children: { readonly here: number; readonly away: number }
  readonly home: boolean
  /** How many kinds of income are known: wage, profit, the partner's; `none`: the customer says that there is none. */
  readonly incomes: number | 'none'
  /** Debt on the home; `open`: it is asked and no amount is known. */
  readonly debt: 'unasked' | 'open' | 'known'
  readonly loans: boolean
}

/** A part of the picture in words. */
export interface HouseholdTopic {
  readonly title: string
  readonly lines: readonly string[]
}

export interface Household {
  readonly scene: HouseholdScene
  readonly topics: readonly HouseholdTopic[]
}

/** So many children are told one by one. */
const mostChildren = 4

const childLine = ({ name, age, home }: HouseholdChild, at: number): string =>
  [
    name === '' ? texts.child(at + 1) : name,
    ...(age === null ? [] : [texts.age(age)]),
    ...(home === null ? [] : [home ? texts.atHome : texts.away]),
  ].join(', ')

const personWords = ({ name, age }: HouseholdPerson): readonly string[] => [
  ...(name === '' ? [] : [name]),
  ...(age === null ? [] : [texts.age(age)]),
]

const peopleTopic = ({ you, partner, children }: ReturnType<typeof householdMembers>): HouseholdTopic => ({
  title: texts.people,
  lines: [
    texts.you(personWords(you).join(', ')),
    ...(partner === null
      ? []
      : [texts.partner([...personWords(partner), ...(partner.isApart ? [texts.apart] : [])].join(', '))]),
    ...children.slice(0, mostChildren).map(childLine),
    ...(children.length > mostChildren ? [texts.moreChildren(children.length - mostChildren)] : []),
  ],
})

const homeLines = (catalogue: Catalogue, { tree }: SurveyView): readonly string[] => {
  const at = (key: string) => findField(catalogue, tree, `customer.address.${key}`)
  const { street, place } = addressLines({
    address: {
      street: wordsIn(at('street')),
      number: wordsIn(at('number')),
      number_addition: wordsIn(at('addition')),
      postcode: wordsIn(at('postal_code')),
      city: wordsIn(at('place')),
    },
  })
  const worth = (key: string, say: (euros: string) => string): readonly string[] => {
    const euros = numberIn(at(key))
    return euros === null || euros === 0 ? [] : [say(showEuro(euros))]
  }
  return [
    ...(street === '' ? [] : [[street, place].filter(line => line !== '').join(', ')]),
    ...worth('woz_waarde', texts.taxValue),
    ...worth('marktwaarde_woning', texts.marketValue),
  ]
}

const euros = (cents: number): string => showEuro(cents / 100)

const incomeLines = (
  { wage, profit, partner }: OwnIncome,
  isPensioned: boolean,
  hasNone: boolean,
): readonly string[] => [
  ...(hasNone ? [texts.noIncome] : []),
  ...(wage.known === 0 ? [] : [texts.wage(euros(wage.cents), wage.known)]),
  ...(wage.missing === 0 ? [] : [texts.wageOpen(wage.missing)]),
  ...(profit.known === 0 ? [] : [texts.profit(euros(profit.cents), profit.known)]),
  ...(profit.known === 0 || profit.missing === 0 ? [] : [texts.profitOpen(profit.missing)]),
  ...(isPensioned ? [texts.pensioned] : []),
  ...(partner === null ? [] : [texts.partnerWage(euros(partner))]),
]

const incomeGates = ['customer.has_employers', 'customer.has_companies', 'customer.is_pensioned']

/** Whether the customer is asked where income comes from, and said 'Nee' to all of it. */
const saysNone = (at: (path: string) => FieldView | null): boolean =>
  incomeGates.every(path => {
    const field = at(path)
    return field?.visible === true && field.value === 0
  })

/** What is owed on the home; null where this visit does not ask. */
const homeDebt = (mortgages: ReturnType<typeof findItems>): AmountSum | null =>
  mortgages?.visible === true
    ? amountSum(
        shownItems(mortgages)
          .flatMap(({ lists }) => lists.flatMap(shownItems))
          .map(part => loanPartFigures(part).cents),
      )
    : null

const loansPath = 'current_living_condition.sections.section_5.questions.loans_and_liabilities.value'
const noLoans = 'none'

const loanKinds = ({ visible, value, boxes }: FieldView): readonly string[] =>
  visible && typeof value === 'object'
    ? boxes.filter(({ key }) => key !== noLoans && value.includes(key)).map(({ label }) => label)
    : []

const saysNoLoans = ({ visible, value }: FieldView): boolean =>
  visible && typeof value === 'object' && value.includes(noLoans)

/** Beside a mortgage that is asked and not filled in yet nothing is said of there being no loans. */
const debtLines = (debt: AmountSum | null, loans: readonly string[], hasNoLoans: boolean): readonly string[] => [
  ...(debt === null || debt.known === 0 ? [] : [texts.mortgages(euros(debt.cents), debt.known)]),
  ...(debt === null || debt.missing === 0 ? [] : [texts.mortgagesOpen(debt.missing)]),
  ...(loans.length === 0 ? [] : [debt === null ? texts.loans(loans) : texts.otherLoans(texts.loans(loans))]),
  ...(hasNoLoans && debt === null ? [texts.noLoans] : []),
  ...(hasNoLoans && debt !== null && debt.known + debt.missing > 0 ? [texts.noOtherLoans] : []),
]

const readFrom = [
  'customer.last_name',
  'customer.address.street',
  'customer.has_employers',
  'customer.has_companies',
  'customer.has_partner',
  'customer.has_children',
  loansPath,
]

const sections = new WeakMap<Catalogue, readonly (number | undefined)[]>()

/** The sections that a household is read from: as long as they are as they were, so is it. */
const sectionsOf = (catalogue: Catalogue): readonly (number | undefined)[] => {
  const cached = sections.get(catalogue)
  if (cached !== undefined) return cached
  const mortgages = catalogue.listAt.get('customer.mortgages')?.group.id
  const ids = [...readFrom.map(path => catalogue.slotAt.get(path)?.group.id), mortgages]
  sections.set(catalogue, ids)
  return ids
}

interface CachedHousehold {
  readonly from: readonly unknown[]
  readonly household: Household | null
}

const cache = new WeakMap<Catalogue, CachedHousehold>()

export const householdPicture = (catalogue: Catalogue, view: SurveyView): Household | null => {
  const ids = sectionsOf(catalogue)
  const from = [...ids.map(id => (id === undefined ? undefined : view.tree[id])), view.state.facts.today]
  const before = cache.get(catalogue)
  if (before?.from.every((one, at) => one === from[at])) return before.household
  const now = householdOf(catalogue, view)
  cache.set(catalogue, { from, household: now })
  return now
}

const householdOf = (catalogue: Catalogue, view: SurveyView): Household | null => {
  const at = (path: string) => findField(catalogue, view.tree, path)
  if (at('customer.last_name')?.visible !== true) return null
  const members = householdMembers(catalogue, view)
  const income = ownIncome(catalogue, view.tree)
  const pensioned = at('customer.is_pensioned')
  const home = homeLines(catalogue, view)
  const debt = homeDebt(findItems(catalogue, view.tree, 'customer.mortgages'))
  const loansAsked = at(loansPath)
  const loans = loansAsked === null ? [] : loanKinds(loansAsked)
  const hasNone = saysNone(at)
  const incomes = [income.wage.known > 0, income.profit.known > 0, income.partner !== null].filter(Boolean).length
  const orOpen = (lines: readonly string[]): readonly string[] => (lines.length === 0 ? [texts.open] : lines)
  const hasNoLoans = loansAsked !== null && saysNoLoans(loansAsked)
  const asksDebt = debt !== null || loansAsked?.visible === true
  return {
    scene: {
      partner: members.partner === null ? 'none' : members.partner.isApart ? 'apart' : 'here',
      children: {
        here: members.children.filter(({ home: isHere }) => isHere !== false).length,
        away: members.children.filter(({ home: isHere }) => isHere === false).length,
      },
      home: home.length > 0,
      incomes: incomes === 0 && hasNone ? 'none' : incomes,
      debt: debt === null ? 'unasked' : debt.cents > 0 ? 'known' : 'open',
      loans: loans.length > 0,
    },
    topics: [
      peopleTopic(members),
      { title: texts.home, lines: orOpen(home) },
      {
        title: texts.income,
        lines: orOpen(incomeLines(income, pensioned?.visible === true && pensioned.value === 1, hasNone)),
      },
      ...(asksDebt
        ? [
            {
              title: debt === null ? texts.loansAlone : texts.debt,
              lines: orOpen(debtLines(debt, loans, hasNoLoans)),
            },
          ]
        : []),
    ],
  }
}
