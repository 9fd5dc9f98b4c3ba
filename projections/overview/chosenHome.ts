import type { HomeSlot } from '../../domain/engine/catalogue'
import { slotPath } from '../../domain/engine/path'
import { showPriceRange } from '../../domain/format/priceRange'
import { answeredAddress } from '../../domain/homes/homeAddress'
import { overviewTexts } from '../../domain/texts/overviewTexts'
import type { GroupView } from '../tree/surveyTree'
import type { AnswerEntry } from './overviewEntry'

/**
 * The line of the overview for the home that was looked up or chosen at a place, by address and price; null while there
 * is none.
 */
export const chosenHome = ({ slots }: HomeSlot, { fields }: GroupView): AnswerEntry | null => {
  const field = (key: string) => {
    const slot = slots.get(key)
    const found = slot === undefined ? undefined : fields[slot.index]
    return found?.visible === true ? found : undefined
  }
  const text = (key: string): string => String(field(key)?.value ?? '').trim()
  const amount = (key: string): number => Number(text(key)) || 0
  // The office need not give an id with a home at an address.
  if (text('jumba_id') === '' && text('street') === '') return null
  const price = showPriceRange(amount('value_low'), amount('value_high'))
  const first = [...slots.keys()].flatMap(key => field(key) ?? []).find(({ slot }) => slot.question.kind !== 'stored')
  return {
    kind: 'answer',
    path: first === undefined ? '' : slotPath(first.slot, first.ids),
    title: overviewTexts.home,
    answer: [answeredAddress(text), price].filter(words => words !== '').join(', '),
    missing: null,
    reason: null,
    changeable: true,
  }
}
