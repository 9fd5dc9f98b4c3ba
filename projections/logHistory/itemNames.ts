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

interface Members {
  readonly seq: number
  readonly ids: string[]
}

interface Named {
  readonly seq: number
  readonly name: string
}

/** Longer names are cut: the question itself shows them whole. */
const longest = 40

const cut = (name: string): string => (name.length > longest ? `${name.slice(0, longest - 1).trimEnd()}…` : name)

const nothingOffered = { options: [], boxes: [] }

/** The question that items of a list are called by. */
const namingOf = ({ list, item }: ListSlot): Slot | undefined => item.slots.find(({ path }) => path === list.summary[0])

export const createItemNames = (catalogue: Catalogue): ItemNames => {
  /** Who is in a list, by its path, after each record that said something of that. */
  const members = new Map<string, Members[]>()
  const names = new Map<string, Named[]>()
  /** Where items stood that went. */
  const places = new Map<string, number>()

  const now = (list: string, seq: number): string[] => {
    const all = members.get(list) ?? []
    members.set(list, all)
    const last = all.at(-1)
    if (last?.seq === seq) return last.ids
    const ids = [...(last?.ids ?? [])]
    all.push({ seq, ids })
    return ids
  }
  const insert = (list: string, id: string, at: number, seq: number): void => {
    const ids = now(list, seq)
    if (!ids.includes(id)) ids.splice(at, 0, id)
  }
  const called = (path: string, seq: number, name: string): void => {
    const all = names.get(path)
    if (all === undefined) names.set(path, [{ seq, name }])
    else all.push({ seq, name })
  }
  const answered = (path: string, value: Parameters<typeof answerInWords>[1], seq: number): void => {
    const slot = slotAddress(catalogue, path)?.slot
    const within = slot?.group.within ?? null
    if (slot === undefined || within === null || namingOf(within) !== slot) return
    called(path, seq, cut(answerInWords(slot.question, value, nothingOffered).trim()))
  }
  const take = (event: Event, seq: number): void => {
    switch (event.type) {
      case 'AnswerChanged':
        answered(event.path, event.value, seq)
        break
      case 'ItemAdded':
        insert(event.list, event.id, Number.POSITIVE_INFINITY, seq)
        break
      case 'ItemRestored':
        insert(event.list, event.id, places.get(`${event.list}.${event.id}`) ?? Number.POSITIVE_INFINITY, seq)
        break
      case 'ItemRemoved': {
        const ids = now(event.list, seq)
        const at = ids.indexOf(event.id)
        if (at === -1) break
        places.set(`${event.list}.${event.id}`, at)
        ids.splice(at, 1)
        break
      }
      case 'AnswersRestored':
        for (const list of members.keys()) now(list, seq).length = 0
        for (const path of names.keys()) called(path, seq, '')
        for (const { list, id } of event.items) now(list, seq).push(id)
        for (const { path, value } of event.answers) answered(path, value, seq)
        break
      default:
    }
  }

  /** @param bare without its own name */
  const nameOf = (list: ListSlot, ids: readonly string[], seq: number, bare = false): string => {
    const [id = '', path] = [ids.at(-1), listPath(list, ids.slice(0, -1))]
    const all = members.get(path) ?? []
    const there = [lastUpTo(all, seq), lastUpTo(all, seq - 1)].find(one => one?.ids.includes(id) === true)
    const naming = namingOf(list)
    const name = bare || naming === undefined ? '' : (lastUpTo(names.get(slotPath(naming, ids)) ?? [], seq)?.name ?? '')
    const which = there == null ? list.list.called : `${list.list.called} ${there.ids.indexOf(id) + 1}`
    return name === '' ? which : `${which}: ${name}`
  }

  return {
    ids: (list, seq) => lastUpTo(members.get(list) ?? [], seq)?.ids ?? [],
    add: ({ seq, events }) => {
      for (const event of events) take(event, seq)
    },
    question: (path, seq) => {
      const address = slotAddress(catalogue, path)
      const title = address?.slot.question.title || path
      if (address === null) return title
      const around = listsTo(address.slot.group).map((list, depth) =>
        nameOf(list, address.ids.slice(0, depth + 1), seq, namingOf(list) === address.slot),
      )
      return titleWithContext(title, [...around, ...explanationSubject(catalogue, address.slot)])
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

const known = new WeakMap<readonly SurveyRecord[], ItemNames>()

/** Those of a log that is looked at. */
export const itemNamesIn = (catalogue: Catalogue, records: readonly SurveyRecord[]): ItemNames => {
  const found = known.get(records)
  if (found !== undefined) return found
  const names = createItemNames(catalogue)
  for (const record of records) names.add(record)
  known.set(records, names)
  return names
}
