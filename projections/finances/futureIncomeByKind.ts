/**
 * Groups the retrieved amounts of the pensions by kind of income, with start ages where known; empty when there are no
 * pensions.
 */
import type { ListSlot } from '../../domain/engine/catalogue'
import { unknownAmount } from '../../domain/texts/questionTexts'
import type { FieldView } from '../tree/fieldView'
import type { GroupView, ListView } from '../tree/surveyTree'
import { itemSummary } from '../wording/itemSummary'
import { shownAnswer } from '../wording/shownAnswer'

/** An amount of one pension. `value` is in euros a year; null when it was not retrieved. */
interface FutureIncomeAmount {
  readonly id: string
  /**
   * Which pension, and from what age where that is known ('Pensioen 1, vanaf 67 jaar en 3 maanden'). What is paid after
   * death is of no age of the customer's.
   */
  readonly pension: string
  /** The age of the customer from which it is paid, in years; null where there is none, or the retrieval did not say. */
  readonly from: number | null
  readonly value: number | null
  readonly text: string
}

/** Paid to the partner when the customer has died: on no line of the customer's ages. */
export const partnerPensionPath = 'bruto_partnerpensioenbedrag'

/** One of the four kinds of income, with the amount of each pension. */
export interface FutureIncomeKind {
  /** The question's path within a pension. */
  readonly path: string
  readonly title: string
  readonly amounts: readonly FutureIncomeAmount[]
}

const amountAt = (field: FieldView | undefined): Pick<FutureIncomeAmount, 'value' | 'text'> => {
  const value = typeof field?.value === 'number' ? field.value : null
  return { value, text: field === undefined || value === null ? unknownAmount : shownAnswer(field) }
}

const storedNumber = ({ fields }: GroupView, path: string): number => {
  const value = Number(fields.find(({ slot }) => slot.path === path)?.value ?? 0)
  return Number.isInteger(value) && value > 0 ? value : 0
}

const counted = (count: number, one: string, several: string): string => `${count} ${count === 1 ? one : several}`

const monthsAYear = 12

interface Start {
  readonly from: number | null
  readonly words: string
}

const noStart: Start = { from: null, words: '' }

/** From what age it is paid, in words; '' where the retrieval did not say. */
const startOf = (item: GroupView): Start => {
  const years = storedNumber(item, 'vanaf_leeftijd_jaren')
  const months = storedNumber(item, 'vanaf_leeftijd_maanden')
  if (years === 0) return noStart
  const more = months === 0 ? '' : ` en ${counted(months, 'maand', 'maanden')}`
  return { from: years + months / monthsAYear, words: `, vanaf ${years} jaar${more}` }
}

/**
 * Pensions stand side by side and nothing is added up: two records may be two pensions or two periods of one, and the
 * retrieval does not say which.
 */
export const futureIncomeByKind = (slot: ListSlot, { ids, items }: ListView): readonly FutureIncomeKind[] => {
  const shown = slot.item.slots.filter(({ question }) => question.kind === 'number')
  if (items.length === 0) return []
  const starts = items.map(startOf)
  return shown.map(({ index, path, question: { title } }) => ({
    path,
    title,
    amounts: items.map((item, at) => {
      const { from, words } = (path === partnerPensionPath ? null : starts[at]) ?? noStart
      const pension = itemSummary(slot, at, []).title + words
      return { id: ids[at] ?? '', pension, from, ...amountAt(item.fields[index]) }
    }),
  }))
}
