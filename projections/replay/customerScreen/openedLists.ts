/**
 * Works out from the log, at a replay position, which lists, cards and searches of the customer's screen were open,
 * and which questions were asked at a card's foot.
 */
import { listsTo } from '../../../domain/engine/answers'
import type { Catalogue, Group } from '../../../domain/engine/catalogue'
import { listAddress, listPath, slotAddress } from '../../../domain/engine/path'
import { cardPathOf, cardTitleSource } from '../../../domain/engine/readBack'
import type { RecordWithIntent } from '../../../events/record/surveyRecord'
import { type ItemNames, itemNamesIn } from '../../logHistory/itemNames'
import { countUpTo, lastUpTo } from '../../logHistory/lastUpTo'
import { customerAnswerIn } from '../recordedCommand'
import type { Replay } from '../replay'
import { createAskedAtFoot } from './createAskedAtFoot'

/** Which lists, cards and searches of a screen were open, as far as what the customer did since it was shown tells. */
export interface OpenedLists {
  /** The position at which the screen came. */
  readonly since: number
  /** By the item's id or the search's path; of one that is missing they tell nothing. */
  readonly open: ReadonlyMap<string, boolean>
  /** By the list's path the place, from 0, of the item that it was turned to last. */
  readonly turned: ReadonlyMap<string, number>
  /** Paths of lists that were long, and became short: they stay rows. */
  readonly rows: ReadonlySet<string>
  /** Paths of questions that were answered at the foot of a card: they stay there. */
  readonly asked: ReadonlySet<string>
}

const noOpenLists = { open: new Map(), turned: new Map(), rows: new Set<string>(), asked: new Set<string>() } as const

type Event = RecordWithIntent['events'][number]
type AnswerChanged = Extract<Event, { type: 'AnswerChanged' }>

type ItemPath = readonly (readonly [list: string, id: string])[]

/** What stands around a question: its items by their lists' paths, outermost first, and the search for homes that it is of. */
interface QuestionContext {
  readonly items: ItemPath
  readonly search: string | null
  /** The path of its section's card; null in an item, and where nothing is read back. */
  readonly card: string | null
}

const noContext: QuestionContext = { items: [], search: null, card: null }

const itemsTo = (group: Group, ids: readonly string[]): ItemPath =>
  listsTo(group).map((list, depth) => [listPath(list, ids.slice(0, depth)), ids[depth] ?? ''])

/** The path of the card that a question is read on. */
const cardOf = ({ items, card }: QuestionContext): string | null => items.at(-1)?.join('.') ?? card

const questionContext = (catalogue: Catalogue, path: string): QuestionContext => {
  const address = slotAddress(catalogue, path)
  if (address === null) return noContext
  const { slot, ids } = address
  const home = catalogue.homeOf.get(slot.question)
  return {
    items: itemsTo(slot.group, ids),
    search: home?.what === 'search' ? home.path : null,
    card: slot.group.within === null ? cardPathOf(catalogue, { group: slot.group, ids }) : null,
  }
}

/** The answers that a customer must have had before him to give them, or that he was brought to. */
const answersSeen = (record: RecordWithIntent): readonly AnswerChanged[] => {
  if (record.intent.tag === 'undo')
    return record.events.filter((event): event is AnswerChanged => event.type === 'AnswerChanged')
  const own = customerAnswerIn(record)
  return own === null ? [] : [own]
}

/** What became otherwise with a record. */
type Change = { readonly seq: number } & (
  | { readonly what: 'open'; readonly id: string; readonly isOpen: boolean }
  | { readonly what: 'turned'; readonly list: string; readonly at: number }
  | { readonly what: 'rows'; readonly list: string }
  | { readonly what: 'asked'; readonly paths: ReadonlySet<string> }
)

/** What a screen tells since it came, as far as somebody asked for it. */
class Stay {
  readonly changes: Change[] = []
  private readonly open = new Map<string, boolean>()
  private readonly turned = new Map<string, { readonly id: string; readonly among: readonly string[] }>()
  private readonly rows = new Set<string>()
  private asked: ReadonlySet<string> = new Set()

  constructor(
    private readonly catalogue: Catalogue,
    private readonly names: ItemNames,
    private readonly many: number,
    private readonly contextAt: (path: string) => QuestionContext,
    private readonly isAtFoot: ReturnType<typeof createAskedAtFoot>,
    public upTo: number,
  ) {}

  take(record: RecordWithIntent): void {
    const { seq, by, intent, events } = record
    for (const event of events)
      if (event.type === 'ItemRemoved' && this.isRows(event.list, seq)) this.keepRows(seq, event.list)
    if (by !== 'customer') return
    for (const { path } of answersSeen(record)) {
      const { items, search, card } = this.contextAt(path)
      const isAtFoot = this.isAtFoot(seq - 1, path, this.asked)
      if (isAtFoot) this.ask(seq, new Set([...this.asked, path]))
      if (card !== null && !isAtFoot) this.set(seq, card, true)
      for (const [depth, [list, id]] of items.entries())
        this.bring(seq, list, id, this.isRows(list, seq) || (depth === items.length - 1 && !isAtFoot))
      if (search !== null) this.set(seq, search, true)
    }
    for (const event of events) if (event.type === 'ItemConfirmed') this.confirm(seq, event.path)
    if (intent.tag === 'addItem' || intent.tag === 'restoreItem') {
      const item = events.find(event => event.type === 'ItemAdded' || event.type === 'ItemRestored')
      if (item !== undefined) this.goTo(seq, item)
    }
    // Once a home is chosen, what it was chosen from folds away.
    if (intent.tag !== 'chooseHome') return
    for (const event of events) {
      const search = event.type === 'AnswerChanged' ? this.contextAt(event.path).search : null
      if (search !== null) this.set(seq, search, false)
    }
  }

  /** Whether a list was one of rows before this record. */
  private isRows(list: string, seq: number): boolean {
    return this.rows.has(list) || this.names.ids(list, seq - 1).length >= this.many
  }

  private keepRows(seq: number, list: string): void {
    if (this.rows.has(list)) return
    this.rows.add(list)
    this.changes.push({ seq, what: 'rows', list })
  }

  private set(seq: number, id: string, isOpen: boolean): void {
    if (this.open.get(id) === isOpen) return
    this.open.set(id, isOpen)
    this.changes.push({ seq, what: 'open', id, isOpen })
  }

  /** Only what is closed can be confirmed, and taken back it is asked in its place. */
  private confirm(seq: number, path: string): void {
    const { title, id } = cardTitleSource(this.catalogue, path)
    this.set(seq, title === null ? id : path, false)
    this.ask(seq, new Set([...this.asked].filter(one => cardOf(this.contextAt(one)) !== path)))
  }

  private ask(seq: number, paths: ReadonlySet<string>): void {
    if (paths.size === this.asked.size) return
    this.asked = paths
    this.changes.push({ seq, what: 'asked', paths })
  }

  private bring(seq: number, list: string, id: string, opens: boolean): void {
    if (opens) this.set(seq, id, true)
    const among = this.names.ids(list, seq)
    const last = this.turned.get(list)
    if (last?.id === id && last.among === among) return
    this.turned.set(list, { id, among })
    this.changes.push({ seq, what: 'turned', list, at: Math.max(0, among.indexOf(id)) })
  }

  private goTo(seq: number, { type, list, id }: Extract<Event, { type: 'ItemAdded' | 'ItemRestored' }>): void {
    // What is complete folds as the customer goes on to the next; as a list becomes one of rows the cards stay open.
    const isLong = this.names.ids(list, seq).length >= this.many
    if (type === 'ItemAdded' && !this.isRows(list, seq))
      for (const card of this.names.ids(list, seq - 1)) this.set(seq, card, isLong)
    const address = listAddress(this.catalogue, list)
    for (const [around, outer] of address === null ? [] : itemsTo(address.list.group, address.ids))
      if (this.isRows(around, seq)) this.set(seq, outer, true)
    this.bring(seq, list, id, true)
  }
}

const startsScreen = ({ events }: RecordWithIntent): boolean =>
  events.some(({ type }) => type === 'ScreenShown' || type === 'PortalOpened')

/**
 * A fold of the log from the record that brought the screen, or opened the portal: the same at a position, whichever way one
 * came there. Each record is looked at once.
 * @param many from so many items on a list is one of rows
 */
export const openedListsIn = (
  { catalogue, records, at }: Pick<Replay, 'catalogue' | 'records' | 'at'>,
  many: number,
): ((position: number) => OpenedLists) => {
  const stays = new Map<number, Stay>()
  const starts = records.filter(startsScreen)
  const names = itemNamesIn(catalogue, records)
  const isAtFoot = createAskedAtFoot({ catalogue, at })
  const cache = new Map<string, QuestionContext>()
  const contextAt = (path: string): QuestionContext => {
    const around = cache.get(path) ?? questionContext(catalogue, path)
    cache.set(path, around)
    return around
  }
  return position => {
    const from = lastUpTo(starts, position)?.seq ?? 0
    const stay = stays.get(from) ?? new Stay(catalogue, names, many, contextAt, isAtFoot, from)
    stays.set(from, stay)
    for (; stay.upTo < position; stay.upTo++) {
      const record = records[stay.upTo]
      if (record === undefined) break
      stay.take(record)
    }
    const count = countUpTo(stay.changes, position)
    if (count === 0) return { ...noOpenLists, since: from }
    const open = new Map<string, boolean>()
    const turned = new Map<string, number>()
    const rows = new Set<string>()
    let asked: ReadonlySet<string> = noOpenLists.asked
    for (const change of stay.changes.slice(0, count)) {
      if (change.what === 'open') open.set(change.id, change.isOpen)
      else if (change.what === 'turned') turned.set(change.list, change.at)
      else if (change.what === 'rows') rows.add(change.list)
      else asked = change.paths
    }
    return { since: from, open, turned, rows, asked }
  }
}
