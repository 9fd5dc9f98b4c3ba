/**
 * Tracks what the items of lists were called at each record of a log, and names items, and questions with their items,
 * as they were called then.
 */

import { listsTo } from '../../domain/engine/answers'
import type { Catalogue, ListSlot, Slot } from '../../domain/engine/catalogue'
import { answerInWords } from '../../domain/engine/kinds/kinds'
import { listAddress, listPath, slotAddress, slotPath } from '../../domain/engine/path'
import type { SurveyRecord } from '../../events/record/surveyRecord'
import { explanationSubject } from '../wording/explanationSubject'
import { titleWithContext } from '../wording/questionTitle'
import { lastUpTo } from './lastUpTo'

/** What the items of lists were called at each moment of a log: 'Kind 2: Sanne'. */
export interface ItemNames {
  readonly add: (record: SurveyRecord) => void
  /**
   * 'Functie (Werkgever 2: Bakkerij Jansen)': a question's title with the items that it stands in, as they were called once
   * this record was there. The question that names an item is told by the item's number alone.
   */
  readonly question: (path: string, seq: number) => string
  /** An item, with those around it; one that went with this record as it was called before. */
  readonly item: (list: string, id: string, seq: number) => string
  /** The ids of the items of a list once this record was there. */
  readonly ids: (list: string, seq: number) => readonly string[]
}

type Event = SurveyRecord['events'][number]

interface ListIds {
  readonly seq: number
  readonly ids: string[]
}

interface NameEntry {
  readonly seq: number
  readonly name: string
}

/** Longer names are cut: the question itself shows them whole. */
const maxLength = 40

const truncated = (name: string): string =>
  name.length > maxLength ? `${name.slice(0, maxLength - 1).trimEnd()}…` : name

const noOptions = { options: [], boxes: [] }

/** The question that items of a list are called by. */
const nameSlotOf = ({ list, item }: ListSlot): Slot | undefined =>
  item.slots.find(({ path }) => path === list.summary[0])

export const createItemNames = (catalogue: Catalogue): ItemNames => {
  /** Who is in a list, by its path, after each record that said something of that. */
  const idsByList = new Map<string, ListIds[]>()
  const names = new Map<string, NameEntry[]>()
  /** Where items stood that went. */
  const removedIndexes = new Map<string, number>()

  const idsAfter = (list: string, seq: number): string[] => {
    const all = idsByList.get(list) ?? []
    idsByList.set(list, all)
    const last = all.at(-1)
    if (last?.seq === seq) return last.ids
    const ids = [...(last?.ids ?? [])]
    all.push({ seq, ids })
    return ids
  }
  const insert = (list: string, id: string, at: number, seq: number): void => {
    const ids = idsAfter(list, seq)
    if (!ids.includes(id)) ids.splice(at, 0, id)
  }
  const addName = (path: string, seq: number, name: string): void => {
    const all = names.get(path)
    if (all === undefined) names.set(path, [{ seq, name }])
    else all.push({ seq, name })
  }
  const recordAnswer = (path: string, value: Parameters<typeof answerInWords>[1], seq: number): void => {
    const slot = slotAddress(catalogue, path)?.slot
    const within = slot?.group.within ?? null
    if (slot === undefined || within === null || nameSlotOf(within) !== slot) return
    addName(path, seq, truncated(answerInWords(slot.question, value, noOptions).trim()))
  }
  const applyEvent = (event: Event, seq: number): void => {
    switch (event.type) {
      case 'AnswerChanged':
        recordAnswer(event.path, event.value, seq)
        break
      case 'ItemAdded':
        insert(event.list, event.id, Number.POSITIVE_INFINITY, seq)
        break
      case 'ItemRestored':
        insert(event.list, event.id, removedIndexes.get(`${event.list}.${event.id}`) ?? Number.POSITIVE_INFINITY, seq)
        break
      case 'ItemRemoved': {
        const ids = idsAfter(event.list, seq)
        const at = ids.indexOf(event.id)
        if (at === -1) break
        removedIndexes.set(`${event.list}.${event.id}`, at)
        ids.splice(at, 1)
        break
      }
      case 'AnswersRestored':
        for (const list of idsByList.keys()) idsAfter(list, seq).length = 0
        for (const path of names.keys()) addName(path, seq, '')
        for (const { list, id } of event.items) idsAfter(list, seq).push(id)
        for (const { path, value } of event.answers) recordAnswer(path, value, seq)
        break
      default:
    }
  }

  /** @param withoutName without its own name */
  const nameOf = (list: ListSlot, ids: readonly string[], seq: number, withoutName = false): string => {
    const [id = '', path] = [ids.at(-1), listPath(list, ids.slice(0, -1))]
    const all = idsByList.get(path) ?? []
    const listIds = [lastUpTo(all, seq), lastUpTo(all, seq - 1)].find(one => one?.ids.includes(id) === true)
    const nameSlot = nameSlotOf(list)
    const name =
      withoutName || nameSlot === undefined ? '' : (lastUpTo(names.get(slotPath(nameSlot, ids)) ?? [], seq)?.name ?? '')
    const numbered = listIds == null ? list.list.called : `${list.list.called} ${listIds.ids.indexOf(id) + 1}`
    return name === '' ? numbered : `${numbered}: ${name}`
  }

  return {
    ids: (list, seq) => lastUpTo(idsByList.get(list) ?? [], seq)?.ids ?? [],
    add: ({ seq, events }) => {
      for (const event of events) applyEvent(event, seq)
    },
    question: (path, seq) => {
      const address = slotAddress(catalogue, path)
      const title = address?.slot.question.title || path
      if (address === null) return title
      const enclosing = listsTo(address.slot.group).map((list, depth) =>
        nameOf(list, address.ids.slice(0, depth + 1), seq, nameSlotOf(list) === address.slot),
      )
      return titleWithContext(title, [...enclosing, ...explanationSubject(catalogue, address.slot)])
    },
    item: (path, id, seq) => {
      const address = listAddress(catalogue, path)
      if (address === null) return path
      const ids = [...address.ids, id]
      const all = [...listsTo(address.list.group), address.list]
      return all.map((list, depth) => nameOf(list, ids.slice(0, depth + 1), seq)).join(', ')
    },
  }
}

const cache = new WeakMap<readonly SurveyRecord[], ItemNames>()

/** Those of a log that is looked at. */
export const itemNamesIn = (catalogue: Catalogue, records: readonly SurveyRecord[]): ItemNames => {
  const cached = cache.get(records)
  if (cached !== undefined) return cached
  const names = createItemNames(catalogue)
  for (const record of records) names.add(record)
  cache.set(records, names)
  return names
}
