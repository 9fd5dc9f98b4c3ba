/**
 * Tracks, record by record, what the customer can undo and redo, what was done last, and what can never be undone
 * (retrieving, sending).
 */

import type { Catalogue } from '../../domain/engine/catalogue'
import { answerInWords } from '../../domain/engine/kinds/kinds'
import { listAddress, slotAddress } from '../../domain/engine/path'
import type { StepKey } from '../../domain/language/stepKey'
import { submittedAfter } from '../../events/intent/intentReader'
import { hasStaying, type ListedStay } from '../../events/record/eventRows'
import type { RecordWithIntent } from '../../events/record/surveyRecord'
import { type Confirmations, withConfirmation } from '../../events/state/confirmations'
import { createAnswerTracker } from './answerTracker'
import {
  type CustomerAction,
  combinedAction,
  customerAction,
  type ItemNameLookup,
  isFileAction,
  undoneSeqs,
} from './customerAction'

/**
 * Something that can be taken back. `first`: what the customer did; `last`: what must be taken back now: that, or where it
 * was taken back, or done again, since, that.
 */
export interface UndoEntry {
  readonly first: CustomerAction
  readonly last: CustomerAction
}

/** A stack of entries, the newest on top. Stacks share what is below, so that every moment of a log has its own. */
export interface UndoStack {
  readonly entry: UndoEntry
  readonly below: UndoStack | null
}

/** What can be taken back, and what was taken back and can be done again, after the record with this seq. */
export interface UndoState {
  readonly seq: number
  readonly done: UndoStack | null
  readonly undone: UndoStack | null
  /** What the customer did last: something, or something back, or something again; null where the log does not tell. */
  readonly latest: { readonly entry: UndoEntry; readonly how: 'done' | 'undone' | 'again' } | null
}

const nothingOffered = { options: [], boxes: [] }

/** A look-up that comes later than so many actions after what it belongs to belongs to nothing. */
const maxActionsBetween = 20

const findEntry = (
  stack: UndoStack | null,
  matches: (entry: UndoEntry) => boolean,
  limit = Number.POSITIVE_INFINITY,
): UndoEntry | null => {
  let remaining = limit
  for (let at = stack; at !== null && remaining > 0; at = at.below, remaining--) if (matches(at.entry)) return at.entry
  return null
}

/** The stack with one of its entries in the place of another; without it where none is given. */
const withReplaced = (stack: UndoStack | null, entry: UndoEntry, by: UndoEntry | null): UndoStack | null => {
  const entriesAbove: UndoEntry[] = []
  let at = stack
  for (; at !== null && at.entry !== entry; at = at.below) entriesAbove.push(at.entry)
  const below = at?.below ?? null
  const bottom = by === null ? below : { entry: by, below }
  return entriesAbove.reduceRight<UndoStack | null>((rest, one) => ({ entry: one, below: rest }), bottom)
}

/** Whether what an action changed is looked up at this place: an address, or a home. */
const isLookedUpAt = (catalogue: Catalogue, { changes, description }: CustomerAction, at: string): boolean => {
  if (description.kind === 'home' && description.at === at) return true
  return [...changes.keys()].some(path => {
    const question = slotAddress(catalogue, path)?.slot.question
    if (question === undefined) return false
    return catalogue.lookedUpAt.get(question) === at || catalogue.homeOf.get(question)?.path === at
  })
}

const newestSeq = (entry: UndoEntry | null): number => entry?.last.seqs.at(-1) ?? 0

const hasFirstSeq =
  (of: readonly number[]) =>
  (entry: UndoEntry): boolean =>
    of.includes(entry.last.seqs[0] ?? 0)

/** What the customer did that is no action: it was retrieved, or sent. */
export interface NotUndoableActivity {
  readonly seq: number
  readonly at: number
  readonly kind: Exclude<ListedStay, 'action'>
}

const notUndoableIn = ({ seq, at, by, events }: RecordWithIntent): readonly NotUndoableActivity[] => {
  if (by === 'retrieval' && hasStaying(events, 'retrieved')) return [{ seq, at, kind: 'retrieved' }]
  return by === 'customer' && hasStaying(events, 'sending') ? [{ seq, at, kind: 'sending' }] : []
}

/** Tracks what the customer can undo and redo, record by record. */
interface UndoTracker {
  readonly undoStates: readonly UndoState[]
  readonly notUndoable: readonly NotUndoableActivity[]
  readonly add: (record: RecordWithIntent) => void
}

export const createUndoTracker = (catalogue: Catalogue): UndoTracker => {
  const answerTracker = createAnswerTracker(catalogue)
  const undoStates: UndoState[] = []
  const notUndoable: NotUndoableActivity[] = []
  let submitted: ReadonlySet<StepKey> = new Set()
  let confirmed: Confirmations = new Map()
  let now: Pick<UndoState, 'done' | 'undone'> = { done: null, undone: null }

  const pushState = (seq: number, stacks: Pick<UndoState, 'done' | 'undone'>, latest: UndoState['latest']): void => {
    now = stacks
    undoStates.push({ seq, done: stacks.done, undone: stacks.undone, latest: latest })
  }

  /** All of these are taken back as one. */
  const withoutEntries = (done: UndoStack | null, of: readonly number[]): UndoStack | null => {
    const match = findEntry(done, hasFirstSeq(of))
    return match === null ? done : withoutEntries(withReplaced(done, match, null), of)
  }

  const applyUndo = (seq: number, by: CustomerAction, of: readonly number[]): void => {
    const back = findEntry(now.done, hasFirstSeq(of))
    if (back !== null) {
      const entry = { first: back.first, last: by }
      pushState(
        seq,
        { done: withoutEntries(now.done, of), undone: { entry, below: now.undone } },
        { entry, how: 'undone' },
      )
      return
    }
    const again = findEntry(now.undone, hasFirstSeq(of))
    if (again === null) return
    const entry = { first: again.first, last: by }
    const undone = withReplaced(now.undone, again, null)
    pushState(seq, { done: { entry, below: now.done }, undone }, { entry, how: 'again' })
  }

  const applyAction = (seq: number, action: CustomerAction, continues: boolean): void => {
    const { done } = now
    if (continues && done !== null) {
      const one = combinedAction(done.entry.first, action)
      const entry = { first: one, last: one }
      pushState(seq, { done: { entry, below: done.below }, undone: null }, { entry, how: 'done' })
      return
    }
    const entry = { first: action, last: action }
    // A document neither goes back nor ends what can be done again.
    const undone = isFileAction(action.description) ? now.undone : null
    pushState(seq, { done: { entry, below: done }, undone }, { entry, how: 'done' })
  }

  /** What was looked up belongs to what it was looked up for. */
  const attachLookup = (record: RecordWithIntent, at: string, changes: CustomerAction['changes']): void => {
    const matches = ({ last }: UndoEntry): boolean => isLookedUpAt(catalogue, last, at)
    const [doneEntry, undoneEntry] = [
      findEntry(now.done, matches, maxActionsBetween),
      findEntry(now.undone, matches, 1),
    ]
    const isBack = undoneEntry !== null && newestSeq(undoneEntry) > newestSeq(doneEntry)
    const newest = isBack ? undoneEntry : doneEntry
    if (newest === null) return
    const { first, last } = newest
    const more = combinedAction(last, { seqs: [record.seq], at: last.at, changes, items: [], steps: [], confirmed: [] })
    const entry = { first: first === last ? more : first, last: more }
    const { done, undone } = now
    const stacks = isBack
      ? { done, undone: withReplaced(undone, newest, entry) }
      : { done: withReplaced(done, newest, entry), undone }
    pushState(record.seq, stacks, undoStates.at(-1)?.latest ?? null)
  }

  const nameOf: ItemNameLookup = ({ list: path, id }) => {
    const list = listAddress(catalogue, path)?.list
    const nameSlot = list?.item.slots.find(slot => slot.path === list.list.summary[0])
    const answer = nameSlot === undefined ? null : answerTracker.at(`${path}.${id}.${nameSlot.path.split('.').at(-1)}`)
    return nameSlot === undefined || answer === null
      ? ''
      : answerInWords(nameSlot.question, answer.value, nothingOffered).trim()
  }

  const add = (record: RecordWithIntent): void => {
    const { seq, intent } = record
    const changes = answerTracker.add(record)
    notUndoable.push(...notUndoableIn(record))
    const action = customerAction(catalogue, record, changes, { submitted, confirmed }, nameOf)
    for (const event of record.events) {
      if (event.type === 'ItemConfirmed') confirmed = withConfirmation(confirmed, event.path, event.rested)
      // What came before says nothing of what stands there now.
      if (event.type === 'AnswersRestored') pushState(seq, { done: null, undone: null }, null)
    }
    submitted = submittedAfter(submitted, record)
    if (intent.tag === 'lookup' && changes.size > 0) attachLookup(record, intent.at, changes)
    if (action === null) return
    const of = undoneSeqs(record)
    if (of !== null) applyUndo(seq, action, of)
    else applyAction(seq, action, 'continues' in intent && intent.continues)
  }
  return { undoStates, notUndoable, add }
}
