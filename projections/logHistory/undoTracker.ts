import type { Catalogue } from '../../domain/engine/catalogue'
import { answerInWords } from '../../domain/engine/kinds/kinds'
import { listAddress, slotAddress } from '../../domain/engine/path'
import { initialFacts } from '../../domain/language/facts'
import type { StepKey } from '../../domain/language/stepKey'
import type { SurveyRecord } from '../../events/record/surveyRecord'
import { type Confirmations, withConfirmation } from '../../events/state/confirmations'
import { createAnswerTracker } from './answerTracker'
import {
  type CustomerAction,
  combinedAction,
  customerAction,
  type ItemNameLookup,
  isFileAction,
} from './customerAction'

/**
 * Something that can be taken back. `first`: what the customer did; `last`: what must be taken back now: that, or where it
 * was taken back, or done again, since, that.
 */
export interface UndoEntry {
  readonly first: CustomerAction
  readonly last: CustomerAction
}

/** The newest on top. Lines share what is under it, so that every moment of a log has its own. */
export interface UndoStack {
  readonly entry: UndoEntry
  readonly under: UndoStack | null
}

/** What can be taken back, and what was taken back and can be done again, after the record with this seq. */
export interface UndoState {
  readonly seq: number
  readonly done: UndoStack | null
  readonly undone: UndoStack | null
  /** What the customer did last: something, or something back, or something again; null where the log does not tell. */
  readonly just: { readonly entry: UndoEntry; readonly how: 'done' | 'undone' | 'again' } | null
}

const nothingOffered = { options: [], boxes: [] }

/** What is typed on within so many milliseconds is one answer (our choice). */
const oneGoMs = 10_000

/** A look-up that comes later than so many actions after what it belongs to belongs to nothing. */
const fewBetween = 20

const find = (
  pile: UndoStack | null,
  isIt: (entry: UndoEntry) => boolean,
  most = Number.POSITIVE_INFINITY,
): UndoEntry | null => {
  let left = most
  for (let at = pile; at !== null && left > 0; at = at.under, left--) if (isIt(at.entry)) return at.entry
  return null
}

/** The pile with one of its entries in the place of another; without it where none is given. */
const replaced = (pile: UndoStack | null, entry: UndoEntry, by: UndoEntry | null): UndoStack | null => {
  const above: UndoEntry[] = []
  let at = pile
  for (; at !== null && at.entry !== entry; at = at.under) above.push(at.entry)
  const under = at?.under ?? null
  const begun = by === null ? under : { entry: by, under }
  return above.reduceRight<UndoStack | null>((so, one) => ({ entry: one, under: so }), begun)
}

const isTypedOn = (catalogue: Catalogue, before: UndoEntry, after: CustomerAction): boolean => {
  const { first, last } = before
  if (first !== last || first.called.kind !== 'answer' || after.called.kind !== 'answer') return false
  if (first.called.path !== after.called.path || after.at - first.at > oneGoMs) return false
  const kind = slotAddress(catalogue, first.called.path)?.slot.question.kind
  return kind === 'text' || kind === 'number' || kind === 'date' || kind === 'slider'
}

/** Whether what an action changed is looked up at this place: an address, or a home. */
const isSoughtAt = (catalogue: Catalogue, { changes, called }: CustomerAction, at: string): boolean => {
  if (called.kind === 'home' && called.at === at) return true
  return [...changes.keys()].some(path => {
    const question = slotAddress(catalogue, path)?.slot.question
    if (question === undefined) return false
    return catalogue.lookedUpAt.get(question) === at || catalogue.homeOf.get(question)?.path === at
  })
}

const soughtIn = ({ command, events }: SurveyRecord): string | null => {
  if (command !== 'FillAddress' && command !== 'NoteHome') return null
  for (const event of events) if (event.type === 'AddressLookedUp' || event.type === 'HomeFound') return event.at
  return null
}

const undoneIn = ({ events }: SurveyRecord): readonly number[] | null => {
  for (const event of events) if (event.type === 'ActionUndone' && event.of.length > 0) return event.of
  return null
}

const newestOf = (entry: UndoEntry | null): number => entry?.last.seqs.at(-1) ?? 0

const isOne =
  (of: readonly number[]) =>
  (entry: UndoEntry): boolean =>
    of.includes(entry.last.seqs[0] ?? 0)

/** What the customer did that is no action: it was retrieved, or sent. */
export interface NotUndoableActivity {
  readonly seq: number
  readonly at: number
  readonly kind: 'retrieved' | 'sending'
}

const besideIn = ({ seq, at, by, events }: SurveyRecord): readonly NotUndoableActivity[] => {
  if (by === 'retrieval' && events.some(({ type }) => type === 'DataRetrieved')) return [{ seq, at, kind: 'retrieved' }]
  return by === 'customer' && events.some(({ type }) => type === 'SendingStarted') ? [{ seq, at, kind: 'sending' }] : []
}

/** What the customer did, as it can be taken back, brought on record by record. */
export interface UndoTracker {
  readonly lines: readonly UndoState[]
  readonly beside: readonly NotUndoableActivity[]
  readonly add: (record: SurveyRecord) => void
}

export const createUndoTracker = (catalogue: Catalogue): UndoTracker => {
  const holding = createAnswerTracker(catalogue)
  const lines: UndoState[] = []
  const beside: NotUndoableActivity[] = []
  /** Without the day: no step goes on by that. */
  let facts = initialFacts
  let submitted: ReadonlySet<StepKey> = new Set()
  let confirmed: Confirmations = new Map()
  let now: Pick<UndoState, 'done' | 'undone'> = { done: null, undone: null }

  const put = (seq: number, line: Pick<UndoState, 'done' | 'undone'>, just: UndoState['just']): void => {
    now = line
    lines.push({ seq, done: line.done, undone: line.undone, just })
  }

  /** All of these are taken back as one. */
  const without = (done: UndoStack | null, of: readonly number[]): UndoStack | null => {
    const also = find(done, isOne(of))
    return also === null ? done : without(replaced(done, also, null), of)
  }

  const turned = (seq: number, by: CustomerAction, of: readonly number[]): void => {
    const back = find(now.done, isOne(of))
    if (back !== null) {
      const entry = { first: back.first, last: by }
      put(seq, { done: without(now.done, of), undone: { entry, under: now.undone } }, { entry, how: 'undone' })
      return
    }
    const again = find(now.undone, isOne(of))
    if (again === null) return
    const entry = { first: again.first, last: by }
    const undone = replaced(now.undone, again, null)
    put(seq, { done: { entry, under: now.done }, undone }, { entry, how: 'again' })
  }

  const did = (seq: number, action: CustomerAction): void => {
    const { done } = now
    const top = done?.entry
    if (top !== undefined && now.undone === null && isTypedOn(catalogue, top, action)) {
      const one = combinedAction(top.first, action)
      const entry = { first: one, last: one }
      put(seq, { done: { entry, under: done?.under ?? null }, undone: null }, { entry, how: 'done' })
      return
    }
    const entry = { first: action, last: action }
    // A document neither goes back nor ends what can be done again.
    const undone = isFileAction(action.called) ? now.undone : null
    put(seq, { done: { entry, under: done }, undone }, { entry, how: 'done' })
  }

  /** What was looked up belongs to what it was looked up for. */
  const belongs = (record: SurveyRecord, at: string, changes: CustomerAction['changes']): void => {
    const isIt = ({ last }: UndoEntry): boolean => isSoughtAt(catalogue, last, at)
    const [did, back] = [find(now.done, isIt, fewBetween), find(now.undone, isIt, 1)]
    const isBack = back !== null && newestOf(back) > newestOf(did)
    const newest = isBack ? back : did
    if (newest === null) return
    const { first, last } = newest
    const more = combinedAction(last, { seqs: [record.seq], at: last.at, changes, items: [], steps: [], confirmed: [] })
    const entry = { first: first === last ? more : first, last: more }
    const { done, undone } = now
    const piles = isBack
      ? { done, undone: replaced(undone, newest, entry) }
      : { done: replaced(done, newest, entry), undone }
    put(record.seq, piles, lines.at(-1)?.just ?? null)
  }

  const nameOf: ItemNameLookup = ({ list: path, id }) => {
    const list = listAddress(catalogue, path)?.list
    const named = list?.item.slots.find(slot => slot.path === list.list.summary[0])
    const held = named === undefined ? null : holding.at(`${path}.${id}.${named.path.split('.').at(-1)}`)
    return named === undefined || held === null ? '' : answerInWords(named.question, held.value, nothingOffered).trim()
  }

  const add = (record: SurveyRecord): void => {
    const changes = holding.add(record)
    beside.push(...besideIn(record))
    const action = customerAction(catalogue, record, changes, { facts, submitted, confirmed }, nameOf)
    for (const event of record.events) {
      if (event.type === 'PortalOpened') facts = { ...facts, association: event.association }
      if (event.type === 'CustomerLoaded') {
        const { invitation, partnerSession } = event
        facts = { ...facts, type: invitation?.type ?? facts.type, partnerSession }
      }
      if (event.type === 'StepSubmitted') submitted = new Set(submitted).add(event.step)
      if (event.type === 'ItemConfirmed') confirmed = withConfirmation(confirmed, event.path, event.rested)
      if (event.type === 'ActionUndone')
        submitted = new Set([...submitted].filter(step => !event.reopened.includes(step)))
      if (event.type === 'AnswersRestored') {
        submitted = new Set(event.submitted)
        // What came before says nothing of what stands there now.
        put(record.seq, { done: null, undone: null }, null)
      }
    }
    const at = soughtIn(record)
    const of = undoneIn(record)
    if (at !== null) {
      if (changes.size > 0) belongs(record, at, changes)
    } else if (action !== null && of !== null) turned(record.seq, action, of)
    else if (action !== null) did(record.seq, action)
  }
  return { lines, beside, add }
}
