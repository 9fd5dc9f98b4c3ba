import { type GroupAnswers, groupAt } from '../../../domain/engine/answers'
import type { ListSlot } from '../../../domain/engine/catalogue'
import { isEmptyAnswer } from '../../../domain/engine/kinds/kinds'
import { listAddress, slotPath } from '../../../domain/engine/path'
import { loggedAnswer } from '../../shownAnswer'
import { lendersIn } from '../lendersIn'
import type { Replay } from '../replay'
import type { LogFinding, PartCount } from './finding'

const saysNothing = ({ item }: ListSlot, { values, lists }: GroupAnswers): boolean =>
  lists.every(({ ids }) => ids.length === 0) &&
  item.slots.every(({ index, question }) => {
    const value = values[index]
    return value === undefined || isEmptyAnswer(question, value)
  })

const partsOf = ({ item }: ListSlot, { lists }: GroupAnswers): readonly PartCount[] =>
  item.lists.flatMap(({ index, list }) => {
    const count = lists[index]?.ids.length ?? 0
    return count === 0 ? [] : [{ called: list.called, count }]
  })

/** Items that the customer removed, with what stood in them; an empty one is left out. What was put back is over. */
export const removedItems = ({ catalogue, records, stateAt }: Replay): readonly LogFinding[] => {
  const back = new Map<string, number>()
  for (const { seq, events } of records)
    for (const event of events) if (event.type === 'ItemRestored') back.set(`${event.list}.${event.id}`, seq)
  return records.flatMap(({ seq, at, by, events }) =>
    events.flatMap((event): readonly LogFinding[] => {
      if (event.type !== 'ItemRemoved' || by !== 'customer') return []
      const { list: path, id } = event
      const address = listAddress(catalogue, path)
      const ids = [...(address?.ids ?? []), id]
      const item = address === null ? null : groupAt(stateAt(seq - 1).answers, address.list.item, ids)
      if (address === null || item === null || saysNothing(address.list, item)) return []
      const lenders = address.list.item.slots.flatMap(slot => {
        const { question, index } = slot
        const value = item.values[index]
        if (question.kind !== 'choice' || question.supply?.from !== 'lenders' || value === undefined) return []
        return loggedAnswer(catalogue, lendersIn(records)(seq), slotPath(slot, ids), value) || []
      })
      const isOver = (back.get(`${path}.${id}`) ?? 0) > seq
      const parts = partsOf(address.list, item)
      return [{ kind: 'removed', seq, at, list: path, id, lenders, parts, attribution: 'customer', isOver, weight: 2 }]
    }),
  )
}
