/**
 * Lists what the customer did up to a position of the log, newest first and by day, each in words, with its place and
 * why it cannot be undone.
 */

import type { Catalogue } from '../../domain/engine/catalogue'
import { isEmptyAnswer } from '../../domain/engine/kinds/kinds'
import { slotAddress } from '../../domain/engine/path'
import { cardTitleSource } from '../../domain/engine/readBack'
import { orderOf } from '../../domain/engine/steps/stepOrder'
import { dateInAmsterdam } from '../../domain/language/dateInAmsterdam'
import { activityLogTexts } from '../../domain/texts/undoTexts'
import { situationOf } from '../../events/state/state'
import type { SurveyView } from '../live'
import { type ActionLocation, actionLocation } from '../logHistory/actionLocation'
import { type ActionNaming, actionWords, entryDescription, notUndoableWords } from '../logHistory/actionWords'
import type { ItemNames } from '../logHistory/itemNames'
import { countUpTo } from '../logHistory/lastUpTo'
import type { HistoryView } from '../logHistory/logHistory'
import type { NotUndoableActivity, UndoEntry, UndoState } from '../logHistory/undoTracker'
import { valueWords } from '../wording/valueWords'

/** Something that the customer did. */
export type Activity =
  | { readonly seq: number; readonly at: number; readonly undo: NonNullable<UndoState['latest']> }
  | (NotUndoableActivity & { readonly undo: null })

const isSameEntry = (a: UndoEntry, b: UndoEntry): boolean => a.first.seqs[0] === b.first.seqs[0]

/** What a line tells of is told by the next one too, where that only goes on with it. */
const isContinued = (latest: NonNullable<UndoState['latest']>, next: UndoState | undefined): boolean =>
  next?.latest === latest ||
  (next?.latest?.how === 'done' && latest.how === 'done' && isSameEntry(next.latest.entry, latest.entry))

/**
 * Lists what the customer did up to a position, newest first. Words are made per line on drawing: there may be ten thousand.
 */
export const activityLog = ({ history: { undoStates, notUndoable }, seq }: HistoryView): readonly Activity[] => {
  const states = undoStates.slice(0, countUpTo(undoStates, seq))
  const done = states.flatMap(({ seq: at, latest }, i): readonly Activity[] =>
    latest === null || isContinued(latest, states[i + 1]) ? [] : [{ seq: at, at: latest.entry.last.at, undo: latest }],
  )
  const otherActivities = notUndoable
    .slice(0, countUpTo(notUndoable, seq))
    .map((one): Activity => ({ ...one, undo: null }))
  return [...done, ...otherActivities].toSorted((a, b) => b.seq - a.seq)
}

/** One thing that was done, in words. `stays`: why it cannot be taken back; '' of what can. */
interface ActivityWords {
  readonly words: string
  readonly stays: string
  readonly location: ActionLocation | null
}

const doneWords = (catalogue: Catalogue, view: SurveyView, { first }: UndoEntry, actionText: string): string => {
  const { description } = first
  const change = description.kind === 'answer' ? first.changes.get(description.path) : undefined
  const question = description.kind === 'answer' ? slotAddress(catalogue, description.path)?.slot.question : undefined
  if (description.kind !== 'answer' || change === undefined || question === undefined) return actionText
  const now = valueWords(catalogue, view, description.path, change.now.value)
  if (isEmptyAnswer(question, change.was.value)) return activityLogTexts.answered(actionText, now)
  return activityLogTexts.changed(actionText, valueWords(catalogue, view, description.path, change.was.value), now)
}

/** A place that this visit does not ask (any more) is not gone to. */
const reachable = (catalogue: Catalogue, view: SurveyView, location: ActionLocation | null): ActionLocation | null =>
  location !== null && orderOf(situationOf(catalogue, view.state)).includes(location.step) ? location : null

/** Of each line it can be read which child or loan part it was about, as that was called then. */
const namesAt = (catalogue: Catalogue, names: ItemNames, { first }: UndoEntry): ActionNaming => {
  const seq = first.seqs.at(-1) ?? 0
  return {
    question: path => names.question(path, seq),
    item: ({ list, id }) => names.item(list, id, seq),
    card: path => {
      const { title, list, id } = cardTitleSource(catalogue, path)
      return title ?? names.item(list, id, seq)
    },
  }
}

/** The step that tells more of what is no action, and why it stays. */
const notUndoableAt = {
  retrieved: { step: 'aqopi', stays: activityLogTexts.retrievedStays },
  sending: { step: 'complete', stays: activityLogTexts.sendingStays },
} as const satisfies Record<NotUndoableActivity['kind'], object>

export const activityWords = (
  catalogue: Catalogue,
  view: SurveyView,
  names: ItemNames,
  activity: Activity,
): ActivityWords => {
  if (activity.undo === null) {
    const { kind } = activity
    const { step, stays } = notUndoableAt[kind]
    return { words: activityLogTexts[kind], stays, location: reachable(catalogue, view, { step, field: null }) }
  }
  const { entry, how } = activity.undo
  const called = entryDescription(entry)
  const actionText = actionWords(catalogue, view, called, namesAt(catalogue, names, entry))
  const words =
    how === 'done'
      ? doneWords(catalogue, view, entry, actionText)
      : how === 'undone'
        ? activityLogTexts.undone(actionText)
        : activityLogTexts.again(actionText)
  return {
    words,
    stays: notUndoableWords(called),
    location: reachable(catalogue, view, actionLocation(catalogue, view, called, false)),
  }
}

/** What was done on one day in Amsterdam, the last first. */
interface ActivityDay {
  /** An ISO date. */
  readonly day: string
  readonly activities: readonly Activity[]
}

/** By day, as they follow each other: where a clock was put back a day may come twice. */
export const activitiesByDay = (activities: readonly Activity[]): readonly ActivityDay[] => {
  const days: { day: string; activities: Activity[] }[] = []
  for (const activity of activities) {
    const day = dateInAmsterdam(activity.at)
    const last = days.at(-1)
    if (last?.day === day) last.activities.push(activity)
    else days.push({ day, activities: [activity] })
  }
  return days
}
