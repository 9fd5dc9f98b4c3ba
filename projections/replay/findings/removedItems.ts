/**
 * Reports as findings the non-empty items that the customer removed, with their lenders and parts; one put back is
 * marked as over.
 */
import { type GroupAnswers, groupAt } from '../../../domain/engine/answers'
import type { ListSlot } from '../../../domain/engine/catalogue'
import { isEmptyAnswer } from '../../../domain/engine/kinds/kinds'
import { listAddress, slotPath } from '../../../domain/engine/path'
import { shownLoggedAnswer } from '../../wording/shownAnswer'
import { lendersBySeq } from '../lendersBySeq'
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

/** The lenders that an item names by itself, or else the item that it stands in. */
const lendersOf = (
  { catalogue, records, stateAt }: Pick<Replay, 'catalogue' | 'records' | 'stateAt'>,
  seq: number,
  path: string,
  id: string,
): readonly string[] => {
  const address = listAddress(catalogue, path)
  if (address === null) return []
  const ids = [...address.ids, id]
  const item = groupAt(stateAt(seq - 1).answers, address.list.item, ids)
  const own = address.list.item.slots.flatMap(slot => {
    const { question, index } = slot
    const value = item?.values[index]
    if (question.kind !== 'choice' || question.supply?.from !== 'lenders' || value === undefined) return []
    return shownLoggedAnswer(catalogue, lendersBySeq(records)(seq), slotPath(slot, ids), value) || []
  })
  const around = address.ids.at(-1)
  if (own.length > 0 || around === undefined) return own
  return lendersOf({ catalogue, records, stateAt }, seq, path.slice(0, path.lastIndexOf(`.${around}.`)), around)
}

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
      const lenders = lendersOf({ catalogue, records, stateAt }, seq, path, id)
      const isOver = (back.get(`${path}.${id}`) ?? 0) > seq
      const parts = partsOf(address.list, item)
      return [{ kind: 'removed', seq, at, list: path, id, lenders, parts, attribution: 'customer', isOver, weight: 2 }]
    }),
  )
}
