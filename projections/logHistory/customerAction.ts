import type { Catalogue } from '../../domain/engine/catalogue'
import { slotAddress } from '../../domain/engine/path'
import { isAutoAdvanced } from '../../domain/engine/steps/stepOrder'
import type { VisitContext } from '../../domain/engine/visitContext'
import type { RestedAnswer } from '../../domain/language/doubt'
import type { Facts } from '../../domain/language/facts'
import type { StepKey } from '../../domain/language/stepKey'
import type { SurveyRecord } from '../../events/record/surveyRecord'
import type { Confirmations } from '../../events/state/confirmations'
import type { AnswerTransition } from './answerTracker'
import { answeredPath } from './customerLocation'

type Event = SurveyRecord['events'][number]
type EventOf<T extends Event['type']> = Extract<Event, { type: T }>
export type ItemEvent = EventOf<'ItemAdded' | 'ItemRemoved' | 'ItemRestored'>

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
  readonly changes: ReadonlyMap<string, AnswerTransition>
  readonly items: readonly ItemEvent[]
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

const allOf = <T extends Event['type']>({ events }: SurveyRecord, type: T): readonly EventOf<T>[] =>
  events.filter((event): event is EventOf<T> => event.type === type)

const isItemEvent = (event: Event): event is ItemEvent =>
  event.type === 'ItemAdded' || event.type === 'ItemRemoved' || event.type === 'ItemRestored'

const itemKinds: Readonly<Record<ItemEvent['type'], 'added' | 'removed' | 'restored'>> = {
  ItemAdded: 'added',
  ItemRemoved: 'removed',
  ItemRestored: 'restored',
}

/** The commands whose item is what the customer meant; with an answer an item may come along. */
const itemCommands: ReadonlySet<string> = new Set(['AddItem', 'RemoveItem', 'RestoreItem'])

const homeDescription = (
  catalogue: Catalogue,
  changes: ReadonlyMap<string, AnswerTransition>,
): ActionDescription | null => {
  const homeSlot = [...catalogue.homeAt.values()].find(({ slots }) =>
    [...slots.values()].some(({ path, question }) => question.kind === 'stored' && changes.has(path)),
  )
  return homeSlot === undefined ? null : { kind: 'home', at: homeSlot.path }
}

const submittedIn = (record: SurveyRecord): StepSubmission | null => {
  const submitted = allOf(record, 'StepSubmitted').at(-1)
  if (submitted === undefined) return null
  const { step, next, errors } = submitted
  return { kind: 'submitted', step, next, isRefused: errors.length > 0 }
}

const answersDescription = (catalogue: Catalogue, record: SurveyRecord): ActionDescription | null => {
  const own = answeredPath(catalogue, record)
  if (own !== null) return { kind: 'answer', path: own }
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

const descriptionOf = (
  catalogue: Catalogue,
  record: SurveyRecord,
  changes: ReadonlyMap<string, AnswerTransition>,
  nameOf: ItemNameLookup,
): ActionDescription | null => {
  // What was taken back on the other computer comes along with it.
  if (record.events.some(({ type }) => type === 'WorkJoined')) return { kind: 'joined' }
  const submitted = submittedIn(record)
  if (record.events.some(({ type }) => type === 'ActionUndone')) return { kind: 'back', again: submitted }
  if (submitted !== null) return submitted
  const [item] = record.events.filter(isItemEvent)
  if (item !== undefined && itemCommands.has(record.command))
    return { kind: itemKinds[item.type], list: item.list, id: item.id, name: nameOf(item) }
  if (record.command === 'ChooseHome') return homeDescription(catalogue, changes)
  const [confirmed] = allOf(record, 'ItemConfirmed')
  if (confirmed !== undefined) return { kind: 'confirmed', path: confirmed.path }
  const [left] = allOf(record, 'RetrievedLeft')
  if (left !== undefined) return { kind: 'left', path: left.path }
  const [attached] = allOf(record, 'FileAttached')
  if (attached !== undefined) return { kind: 'fileAdded', name: attached.file.name }
  const [removed] = allOf(record, 'FileRemoved')
  if (removed !== undefined) return { kind: 'fileRemoved', name: removed.name }
  return answersDescription(catalogue, record)
}

/** How the visit stood before a record. */
interface StateBeforeRecord {
  readonly facts: Facts
  /** The steps that counted as submitted. */
  readonly submitted: ReadonlySet<StepKey>
  readonly confirmed: Confirmations
}

/** Whether nobody presses 'Volgende stap' on it: it only tells something, or the retrieval goes on when it is over or given up. */
export const advancesByItself = (context: VisitContext, step: StepKey): boolean =>
  step === 'aqopi' || isAutoAdvanced(context, step)

/**
 * What a record of the customer's did; null where it is nothing that could be meant by 'ongedaan maken': a look-up, a search,
 * a screen, what was sent, a step that counted as submitted before, or one that goes on by itself.
 */
export const customerAction = (
  catalogue: Catalogue,
  record: SurveyRecord,
  changes: ReadonlyMap<string, AnswerTransition>,
  { facts, submitted, confirmed }: StateBeforeRecord,
  nameOf: ItemNameLookup,
): CustomerAction | null => {
  const { seq, at, by } = record
  const description = by === 'customer' ? descriptionOf(catalogue, record, changes, nameOf) : null
  if (description === null) return null
  const judged = new Set(allOf(record, 'StepSubmitted').map(({ step }) => step))
  const steps = [...judged].filter(step => !submitted.has(step))
  if (
    description.kind === 'submitted' &&
    (steps.length === 0 || advancesByItself({ catalogue, facts }, description.step))
  )
    return null
  return {
    seqs: [seq],
    at,
    description,
    changes,
    items: record.events.filter(isItemEvent),
    steps,
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
export const combinedAction = (before: CustomerAction, after: Omit<CustomerAction, 'description'>): CustomerAction => ({
  seqs: [...before.seqs, ...after.seqs],
  at: after.at,
  description: before.description,
  changes: mergedChanges(before.changes, after.changes),
  items: [...before.items, ...after.items],
  steps: [...before.steps, ...after.steps],
  confirmed: [...before.confirmed, ...after.confirmed],
})
