/**
 * Builds the picture of income by age: wage and profit until the first pension, then pensions with state pension, on
 * one line of ages and one scale; null where no pension has a known age.
 */
import type { Catalogue, ListSlot } from '../../domain/engine/catalogue'
import { showEuro } from '../../domain/format/amount'
import { ageOn } from '../../domain/language/age'
import { byAgeTexts as texts } from '../../domain/texts/pictureTexts'
import { type FutureIncomeKind, futureIncomeByKind } from '../finances/futureIncomeByKind'
import type { SurveyView } from '../live'
import { findField, findItems } from '../tree/findNode'
import { type AxisTick, axisTicks } from './axisTicks'
import { type AmountSum, wordsIn } from './knownAnswers'
import { incomeOmissionWords, ownIncome } from './ownIncome'

/** An amount in words, and its height in per cents of the highest; 0 for what is not drawn. */
export interface AgeAmount {
  readonly label: string
  readonly text: string
  readonly height: number
  /** Of two of which one holds, the lower one is as a rule the plane, and the other the line over it. */
  readonly look: 'plane' | 'line'
}

/** What comes from an age on. */
export interface Lane {
  readonly key: string
  /** One, or two of which one holds; in the order of the page. */
  readonly amounts: readonly AgeAmount[]
  readonly kind: 'now' | 'state' | 'pension'
}

/** What begins at one age. */
interface LaneGroup {
  readonly key: string
  /** Which pension, and from what age; '' where the amounts say it. */
  readonly about: string
  /** In per cents of the line of ages; null: the age is not known, so it is on no line. */
  readonly place: { readonly at: number; readonly width: number } | null
  readonly lanes: readonly Lane[]
}

/** The income before and after the pension, on one line of ages and one scale of amounts. */
export interface IncomeByAge {
  readonly groups: readonly LaneGroup[]
  readonly ticks: readonly AxisTick[]
  /** Where something begins. */
  readonly guides: readonly number[]
  /** The highest amount, in euros: the scale of all of them. */
  readonly most: number
  readonly notes: readonly string[]
}

/** So many years of what comes after the last beginning. */
const yearsAround = 10
/** How far apart two ages are told, in per cents of the line. */
const minTickGap = 5
/** What is there can be seen, in per cents of the height. */
const minHeight = 4

interface AgeRange {
  readonly from: number
  readonly to: number
}

const positionOn = ({ from, to }: AgeRange, age: number): number => Math.round(((age - from) / (to - from)) * 1000) / 10

const heightOf = (value: number | null, most: number): number =>
  value === null || value <= 0 || most <= 0 ? 0 : Math.max(minHeight, Math.round((value / most) * 1000) / 10)

const isChoice = ({ amounts }: Lane): boolean => amounts.filter(({ height }) => height > 0).length > 1

type EarnedIncome = readonly [key: string, label: string, sum: AmountSum]

const nowLanes = (earned: readonly EarnedIncome[], most: number): readonly Lane[] =>
  earned.flatMap(([key, label, { cents, known }]): readonly Lane[] => {
    const amount = { label, text: showEuro(cents / 100), height: heightOf(cents / 100, most), look: 'plane' } as const
    return known === 0 ? [] : [{ key, amounts: [amount], kind: 'now' }]
  })

const single = 'aow_alleenstaand'
const paths = { state: [single, 'aow_samenwonend'], pension: ['bruto_pensioenbedrag'] } as const

const pensionGroups = (kinds: readonly FutureIncomeKind[], range: AgeRange, most: number): readonly LaneGroup[] =>
  (kinds[0]?.amounts ?? []).map(({ id, pension, from }, nth): LaneGroup => {
    const lane = (kind: 'state' | 'pension'): Lane => ({
      key: kind,
      kind,
      amounts: paths[kind].flatMap(path => {
        const of = kinds.find(one => one.path === path)
        const amount = of?.amounts[nth]
        if (of === undefined || amount === undefined) return []
        const look = path === single ? 'line' : 'plane'
        return [{ label: of.title, text: amount.text, height: heightOf(amount.value, most), look }]
      }),
    })
    const at = from === null ? null : positionOn(range, from)
    return {
      key: id,
      about: from === null ? `${pension}, ${texts.noStart}` : pension,
      place: at === null ? null : { at, width: 100 - at },
      lanes: [lane('state'), lane('pension')],
    }
  })

/**
 * Builds the picture of income now and later, by age. Only what is earned in one way now is added up: two records may be two
 * pensions or two periods of one. Null without pensions, or where no age is known.
 */
export const incomeByAge = (catalogue: Catalogue, view: SurveyView, slot: ListSlot): IncomeByAge | null => {
  const list = findItems(catalogue, view.tree, slot.path)
  if (list === null || !list.visible) return null
  const kinds = futureIncomeByKind(slot, list)
  const starts = (kinds[0]?.amounts ?? []).flatMap(({ from }) => from ?? [])
  if (starts.length === 0) return null
  const age = ageOn(view.state.facts.today, wordsIn(findField(catalogue, view.tree, 'customer.date_of_birth')))
  const [first, last] = [Math.min(...starts), Math.max(...starts)]
  const range = { from: Math.min(age ?? first, first), to: Math.max(age ?? last, last) + yearsAround }
  const income = ownIncome(catalogue, view.tree)
  const { wage, profit } = income
  const most = Math.max(
    ...[wage, profit].map(({ cents }) => cents / 100),
    ...kinds.flatMap(({ amounts }) => amounts.map(({ value }) => value ?? 0)),
  )
  const earned = nowLanes(
    [
      ['wage', texts.wage(wage.known), wage],
      ['profit', texts.profit(profit.known), profit],
    ],
    most,
  )
  // The end of what is earned now is not known: it is drawn until the first pension.
  const at = age === null ? null : positionOn(range, age)
  const place = at === null || age === null ? null : { at, width: (first > age ? positionOn(range, first) : 100) - at }
  const groups = [
    ...(earned.length === 0 ? [] : [{ key: 'now', about: '', place, lanes: earned }]),
    ...pensionGroups(kinds, range, most),
  ]
  const begins = [...new Set(starts)].map(start => ({ label: String(Math.floor(start)), at: positionOn(range, start) }))
  return {
    groups,
    ticks: axisTicks([...(at === null || age === null ? [] : [{ label: texts.now(age), at }]), ...begins], minTickGap),
    guides: [...new Set([...(at === null ? [] : [at]), ...begins.map(begin => begin.at)])],
    most,
    notes: [
      ...incomeOmissionWords(income),
      texts.notAdded,
      ...(groups.some(({ lanes }) => lanes.some(isChoice)) ? [texts.oneOfTwo] : []),
      ...(earned.length > 0 && place !== null ? [texts.until] : []),
    ],
  }
}
