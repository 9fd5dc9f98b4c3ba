/**
 * Reads from a record what the customer did: how it is called and all changes that must be undone together; combines
 * actions that belong together.
 */

import type { Catalogue } from '../../domain/engine/catalogue'
import { slotAddress } from '../../domain/engine/path'
import type { RestedAnswer } from '../../domain/language/doubt'
import type { StepKey } from '../../domain/language/stepKey'
import { hasStaying, type ItemPresenceEvent, isItemEvent } from '../../events/record/eventRows'
import type { RecordWithIntent } from '../../events/record/surveyRecord'
import type { Confirmations } from '../../events/state/confirmations'
import type { AnswerTransition } from './answerTracker'

type Event = RecordWithIntent['events'][number]
type EventOf<T extends Event['type']> = Extract<Event, { type: T }>

/** What an action is called by. Places are paths; a document goes by its name. */
export type ActionDescription =
  | { readonly kind: 'answer' | 'left' | 'confirmed'; readonly path: string }
  /** Several questions with one press. */
  | { readonly kind: 'answers'; readonly path: string; readonly count: number }
  | {
      readonly kind: 'added' | 'removed' | 'restored'
      readonly list: string
      readonly id: string
      readonly name: string
    }
  | { readonly kind: 'home'; readonly at: string }
  | StepSubmission
  | { readonly kind: 'fileAdded' | 'fileRemoved'; readonly name: string }
  /** What was done on another computer came in. */
  | { readonly kind: 'joined' }
  /** It takes another action back, or does it again: it is called as that is. `again`: the verdict that this came with. */
  | { readonly kind: 'back'; readonly again: StepSubmission | null }

/** A step was judged; refused, one did not go on. */
export interface StepSubmission {
  readonly kind: 'submitted'
  readonly step: StepKey
  readonly next: StepKey | null
  readonly isRefused: boolean
}

export const isFileAction = ({ kind }: ActionDescription): boolean => kind === 'fileAdded' || kind === 'fileRemoved'

/** What the customer did with one press, or with one word that was typed: all that must go back together. */
export interface CustomerAction {
  /** The records that it stands in, in order. */
  readonly seqs: readonly number[]
  /** When it was done last, in milliseconds since 1970. */
  readonly at: number
  readonly description: ActionDescription
  /** It is never taken back, as the rows of its events say. */
  readonly stays: boolean
  readonly changes: ReadonlyMap<string, AnswerTransition>
  readonly items: readonly ItemPresenceEvent[]
  /** The steps that count as submitted since. */
  readonly steps: readonly StepKey[]
  readonly confirmed: readonly ConfirmationChange[]
}

/** What the customer confirmed of a card that was read back to him, before and since. Without answers: nothing. */
interface ConfirmationChange {
  readonly path: string
  readonly was: readonly RestedAnswer[]
  readonly now: readonly RestedAnswer[]
}

const allOf = <T extends Event['type']>({ events }: RecordWithIntent, type: T): readonly EventOf<T>[] =>
  events.filter((event): event is EventOf<T> => event.type === type)

/** The records that this one takes back, or does again; null where it does neither. */
export const undoneSeqs = ({ intent, events }: RecordWithIntent): readonly number[] | null => {
  if (intent.tag !== 'undo') return null
  for (const event of events) if (event.type === 'ActionUndone') return event.of
  return null
}

const submittedIn = (record: RecordWithIntent): StepSubmission | null => {
  const submitted = allOf(record, 'StepSubmitted').at(-1)
  if (submitted === undefined) return null
  const { step, next, errors } = submitted
  return { kind: 'submitted', step, next, isRefused: errors.length > 0 }
}

/** What was taken over from another step: one answer by itself is called as any. */
const reusedDescription = (catalogue: Catalogue, record: RecordWithIntent): ActionDescription | null => {
  const paths = new Set(allOf(record, 'AnswerChanged').map(({ path }) => path))
  const shown = [...paths].filter(path => {
    const question = slotAddress(catalogue, path)?.slot.question
    return question !== undefined && question.kind !== 'stored'
  })
  const [path] = shown
  if (path === undefined) return null
  return shown.length === 1 ? { kind: 'answer', path } : { kind: 'answers', path, count: shown.length }
}

/** What an item was called then; '' while nobody had named it. */
export type ItemNameLookup = (item: { readonly list: string; readonly id: string }) => string

/** Null where it is nothing that could be meant by 'ongedaan maken': a look-up, a search, a screen, what was sent. */
const descriptionOf = (
  catalogue: Catalogue,
  record: RecordWithIntent,
  nameOf: ItemNameLookup,
): ActionDescription | null => {
  const { intent } = record
  switch (intent.tag) {
    case 'answer':
    case 'takeRetrieved':
      return { kind: 'answer', path: intent.path }
    case 'leaveRetrieved':
      return { kind: 'left', path: intent.path }
    case 'confirm':
      return { kind: 'confirmed', path: intent.path }
    case 'addItem':
      return { kind: 'added', list: intent.list, id: intent.id, name: nameOf(intent) }
    case 'removeItem':
      return { kind: 'removed', list: intent.list, id: intent.id, name: nameOf(intent) }
    case 'restoreItem':
      return { kind: 'restored', list: intent.list, id: intent.id, name: nameOf(intent) }
    case 'chooseHome':
      return { kind: 'home', at: intent.at }
    case 'reuse':
      return reusedDescription(catalogue, record)
    case 'submit':
      return intent.counts ? submittedIn(record) : null
    case 'attachFile':
      return { kind: 'fileAdded', name: allOf(record, 'FileAttached')[0]?.file.name ?? '' }
    case 'removeFile':
      return { kind: 'fileRemoved', name: allOf(record, 'FileRemoved')[0]?.name ?? '' }
    case 'undo':
      return { kind: 'back', again: submittedIn(record) }
    case 'merge':
      return { kind: 'joined' }
    case 'typedText':
    case 'lookup':
    case 'restoreAnswers':
    case 'send':
    case 'showScreen':
    case 'loadCustomer':
    case 'loadLenders':
    case 'other':
      return null
  }
}

/** How the visit stood before a record. */
interface StateBeforeRecord {
  /** The steps that counted as submitted. */
  readonly submitted: ReadonlySet<StepKey>
  readonly confirmed: Confirmations
}

/** What a record of the customer's did; null where nothing of it could be taken back. */
export const customerAction = (
  catalogue: Catalogue,
  record: RecordWithIntent,
  changes: ReadonlyMap<string, AnswerTransition>,
  { submitted, confirmed }: StateBeforeRecord,
  nameOf: ItemNameLookup,
): CustomerAction | null => {
  const { seq, at, by } = record
  const description = by === 'customer' ? descriptionOf(catalogue, record, nameOf) : null
  if (description === null) return null
  const judged = new Set(allOf(record, 'StepSubmitted').map(({ step }) => step))
  return {
    seqs: [seq],
    at,
    description,
    stays: hasStaying(record.events, 'action'),
    changes,
    items: record.events.filter(isItemEvent),
    steps: [...judged].filter(step => !submitted.has(step)),
    confirmed: allOf(record, 'ItemConfirmed').map(({ path, rested }) => ({
      path,
      was: confirmed.get(path) ?? [],
      now: rested,
    })),
  }
}

const mergedChanges = (
  before: ReadonlyMap<string, AnswerTransition>,
  after: ReadonlyMap<string, AnswerTransition>,
): ReadonlyMap<string, AnswerTransition> => {
  const all = new Map(before)
  for (const [path, { was, now }] of after) all.set(path, { was: before.get(path)?.was ?? was, now })
  return all
}

/** Both as one: what belongs to an action, or goes on with it. */
export const combinedAction = (
  before: CustomerAction,
  after: Omit<CustomerAction, 'description' | 'stays'>,
): CustomerAction => ({
  seqs: [...before.seqs, ...after.seqs],
  at: after.at,
  description: before.description,
  stays: before.stays,
  changes: mergedChanges(before.changes, after.changes),
  items: [...before.items, ...after.items],
  steps: [...before.steps, ...after.steps],
  confirmed: [...before.confirmed, ...after.confirmed],
})
