import { Observable } from 'rxjs'
import type { Catalogue } from '../domain/engine/catalogue'
import { listAddress, slotAddress, slotPath } from '../domain/engine/path'
import type { SurveyRecord } from '../events/record/envelope'
import { type State, situationOf } from '../events/state/state'
import type { Change } from '../events/store/store'
import type { FieldView } from './fieldView'
import { fieldAt } from './lookUp'
import { type SurveyTree, surveyTree } from './surveyTree'
import { afterAnswer, afterItem } from './treeChange'

/** Everything the screens can read at one moment. */
export interface View {
  readonly state: State
  readonly tree: SurveyTree
}

/**
 * The projections as they follow the log: computed once for each change, after the whole of it was folded, and told
 * only then. Who reads one question hears of that question alone.
 */
export interface Live {
  readonly view: () => View
  readonly field: (path: string) => FieldView | null
  /** Calls back when this question is not as it was; answers with how to stop. */
  readonly onField: (path: string, listener: () => void) => () => void
  /** Calls back after every change. */
  readonly onChange: (listener: () => void) => () => void
  readonly field$: (path: string) => Observable<FieldView | null>
  readonly view$: Observable<View>
  readonly stop: () => void
}

/** Whether any question may be different after this event: facts and lists are read everywhere. */
const refreshes = (event: SurveyRecord['events'][number]): boolean =>
  event.type === 'PortalOpened' ||
  event.type === 'DayBegan' ||
  event.type === 'CustomerLoaded' ||
  (event.type === 'LendersLoaded' && event.lists !== null)

/** The tree after a record, and the questions that changed; null when any of them may have. */
export const treeAfter = (
  catalogue: Catalogue,
  tree: SurveyTree,
  state: State,
  record: SurveyRecord | null,
): { readonly tree: SurveyTree; readonly changed: readonly FieldView[] | null } => {
  const situation = situationOf(catalogue, state)
  const whole = () => ({ tree: surveyTree(situation, tree), changed: null })
  if (record === null) return whole()
  let now = tree
  let listsChanged = false
  // Items first: an answer is put in its place by the lists as they are now.
  for (const event of record.events) {
    if (refreshes(event)) return whole()
    if (event.type !== 'ItemAdded' && event.type !== 'ItemRemoved' && event.type !== 'ItemRestored') continue
    const address = listAddress(catalogue, event.list)
    if (address === null) continue
    now = afterItem(now, situation, address, event.id)
    listsChanged = true
  }
  const changed: FieldView[] = []
  for (const event of record.events) {
    const address = event.type === 'AnswerChanged' ? slotAddress(catalogue, event.path) : null
    if (address === null) continue
    const after = afterAnswer(now, situation, address)
    now = after.tree
    changed.push(...after.changed)
  }
  return { tree: now, changed: listsChanged ? null : changed }
}

type Listeners = Set<() => void>

const call = (listeners: Iterable<() => void>): void => {
  for (const listener of [...listeners]) listener()
}

export const createLive = (catalogue: Catalogue, initial: State, change$: Observable<Change>): Live => {
  let view: View = { state: initial, tree: surveyTree(situationOf(catalogue, initial)) }
  const fields = new Map<string, Listeners>()
  const all: Listeners = new Set()

  const subscription = change$.subscribe(({ state, record }) => {
    const before = view.tree
    const { tree, changed } = treeAfter(catalogue, before, state, record)
    view = { state, tree }
    if (fields.size > 0) {
      if (changed === null) {
        for (const [path, listeners] of fields)
          if (fieldAt(catalogue, before, path) !== fieldAt(catalogue, tree, path)) call(listeners)
      } else for (const { slot, ids } of changed) call(fields.get(slotPath(slot, ids)) ?? [])
    }
    if (all.size > 0) call(all)
  })

  const listen = (listeners: Listeners, listener: () => void, emptied: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) emptied()
    }
  }

  const live: Live = {
    view: () => view,
    field: path => fieldAt(catalogue, view.tree, path),
    onField: (path, listener) => {
      const listeners = fields.get(path) ?? new Set()
      fields.set(path, listeners)
      return listen(listeners, listener, () => {
        if (fields.get(path) === listeners) fields.delete(path)
      })
    },
    onChange: listener => listen(all, listener, () => undefined),
    field$: path =>
      new Observable(subscriber => {
        subscriber.next(live.field(path))
        return live.onField(path, () => subscriber.next(live.field(path)))
      }),
    view$: new Observable(subscriber => {
      subscriber.next(view)
      return live.onChange(() => subscriber.next(view))
    }),
    stop: () => subscription.unsubscribe(),
  }
  return live
}
