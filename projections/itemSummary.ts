import type { ListSlot } from '../domain/catalogue'
import { slotPath } from '../domain/path'
import type { FieldView } from './fieldView'
import { shownAnswer } from './shownAnswer'

/** What a card says of its item: what it is called and which ('Werkgever 2: Bakkerij Jansen'), and the rest of it. */
export interface ItemSummary {
  readonly title: string
  readonly line: string
}

/** The paths of the questions that sum up an item, in the catalogue's order. `ids` end with the item's own. */
export const summaryPaths = ({ list, item }: ListSlot, ids: readonly string[]): readonly string[] =>
  list.summary.flatMap(path => {
    const slot = item.slots.find(each => each.path === path)
    return slot === undefined ? [] : [slotPath(slot, ids)]
  })

/**
 * @param at the item's place in the list, from 0
 * @param fields the questions that sum it up; the first names it
 */
export const itemSummary = (list: ListSlot, at: number, fields: readonly (FieldView | null)[]): ItemSummary => {
  const words = fields.map(field => (field === null || !field.visible ? '' : shownAnswer(field).trim()))
  const [name = '', ...rest] = words
  const which = `${list.list.called} ${at + 1}`
  return { title: name === '' ? which : `${which}: ${name}`, line: rest.filter(word => word !== '').join(' · ') }
}
