/**
 * Keeps the survey view (state and tree) of a growing log, computed once for each change, and streams it as a whole or
 * by question; `isJudged`: false in a replay that other rules judged.
 */

import { BehaviorSubject, Observable } from 'rxjs'
import type { Catalogue } from '../domain/engine/catalogue'
import { listAddress, slotAddress, slotPath } from '../domain/engine/path'
import type { StepKey } from '../domain/language/stepKey'
import { eventReach, isAnswerEvent, isItemEvent } from '../events/record/eventRows'
import type { SurveyRecord } from '../events/record/surveyRecord'
import { type State, situationOf } from '../events/state/state'
import type { StoreChange } from '../events/store/store'
import { type Stream, streamOf } from '../events/stream'
import type { FieldView } from './tree/fieldView'
import { findField } from './tree/findNode'
import { type SurveyTree, surveyTree } from './tree/surveyTree'
import { treeAfterAnswer, treeAfterItem } from './tree/treeChange'

/** Everything the screens can read at one moment. */
export interface SurveyView {
  readonly state: State
  readonly tree: SurveyTree
  /**
   * Of a replay whose log other rules judged: the tree is wrong where that is recorded, and nothing is counted by it.
   * `ahead`: the farthest step that the recorded verdicts led to, null where that is not known.
   */
  readonly recorded?: { readonly ahead: StepKey | null }
}

/** Whether right and wrong are known of every question. */
export const isJudged = ({ recorded }: SurveyView): boolean => recorded === undefined

/**
 * The survey view of a growing log, computed once for each change, after all of it was folded. A reader of one question is
 * notified of that question alone.
 */
export interface Live {
  readonly view: () => SurveyView
  readonly field: (path: string) => FieldView | null
  /** One question, told when it is not as it was; null while it is not there. */
  readonly field$: (path: string) => Stream<FieldView | null>
  /** Told after every change, once the questions were. */
  readonly view$: Stream<SurveyView>
  readonly stop: () => void
}

/**
 * Whether items of a record moved others of it: places are counted in the lists as they end, where what came or went before
 * the others has shifted them already.
 */
const shiftsAmongOthers = ({ events }: SurveyRecord): boolean => {
  const items = events.filter(isItemEvent)
  return items.length > 1 && items.some(({ type }) => type !== 'ItemAdded')
}

/** The tree after a record, and the questions that changed; null when any of them may have. */
export const treeAfter = (
  catalogue: Catalogue,
  tree: SurveyTree,
  state: State,
  record: SurveyRecord | null,
): { readonly tree: SurveyTree; readonly changed: readonly FieldView[] | null } => {
  const situation = situationOf(catalogue, state)
  if (record === null || record.events.some(({ type }) => eventReach(type) === 'tree') || shiftsAmongOthers(record))
    return { tree: surveyTree(situation, tree), changed: null }
  let now = tree
  let listsChanged = false
  // Items first: an answer is put in its place by the lists as they are now.
  for (const event of record.events) {
    if (!isItemEvent(event)) continue
    const address = listAddress(catalogue, event.list)
    if (address === null) continue
    now = treeAfterItem(now, situation, address, event.id)
    listsChanged = true
  }
  const changed: FieldView[] = []
  for (const event of record.events) {
    const address = isAnswerEvent(event) ? slotAddress(catalogue, event.path) : null
    if (address === null) continue
    now = treeAfterAnswer(now, situation, address, changed)
  }
  return { tree: now, changed: listsChanged ? null : changed }
}

/**
 * The views as they come, told to whoever reads: one question to whom it concerns, the whole after that.
 * @param after what a change makes of the view, with the questions that changed; null when any of them may have
 */
export const followViews = <C>(
  catalogue: Catalogue,
  first: SurveyView,
  change$: Observable<C>,
  after: (view: SurveyView, change: C) => { readonly view: SurveyView; readonly changed: readonly FieldView[] | null },
): Live => {
  let view = first
  const views = new BehaviorSubject(view)
  /** One for each question that somebody watches. */
  const fields = new Map<string, BehaviorSubject<FieldView | null>>()
  const field = (path: string): FieldView | null => findField(catalogue, view.tree, path)

  const emit = (path: string): void => {
    const subject = fields.get(path)
    if (subject === undefined) return
    const now = field(path)
    if (now !== subject.value) subject.next(now)
  }

  const subscription = change$.subscribe(change => {
    const next = after(view, change)
    const { changed } = next
    view = next.view
    if (changed === null) for (const path of fields.keys()) emit(path)
    else if (fields.size > 0) for (const { slot, ids } of changed) emit(slotPath(slot, ids))
    views.next(view)
  })

  const watch = (path: string): Observable<FieldView | null> =>
    new Observable(subscriber => {
      const subject = fields.get(path) ?? new BehaviorSubject(field(path))
      fields.set(path, subject)
      subject.subscribe(subscriber)
      subscriber.add(() => {
        if (!subject.observed && fields.get(path) === subject) fields.delete(path)
      })
    })

  return {
    view: () => view,
    field,
    field$: path => streamOf(() => field(path), watch(path)),
    view$: streamOf(() => view, views),
    stop: () => subscription.unsubscribe(),
  }
}

export const createLive = (catalogue: Catalogue, initial: State, change$: Observable<StoreChange>): Live => {
  const first = { state: initial, tree: surveyTree(situationOf(catalogue, initial)) }
  return followViews(catalogue, first, change$, (view, { state, record }) => {
    const { tree, changed } = treeAfter(catalogue, view.tree, state, record)
    return { view: { state, tree }, changed }
  })
}
