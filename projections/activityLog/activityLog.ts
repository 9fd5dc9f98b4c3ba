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
  | { readonly seq: number; readonly at: number; readonly of: NonNullable<UndoState['just']> }
  | (NotUndoableActivity & { readonly of: null })

const isSame = (a: UndoEntry, b: UndoEntry): boolean => a.first.seqs[0] === b.first.seqs[0]

/** What a line tells of is told by the next one too, where that only goes on with it. */
const isToldLater = (just: NonNullable<UndoState['just']>, next: UndoState | undefined): boolean =>
  next?.just === just || (next?.just?.how === 'done' && just.how === 'done' && isSame(next.just.entry, just.entry))

/** All that the customer did, the last first. A line of words is made of one when it is drawn: there may be ten thousand. */
export const activityLog = ({ chronicle: { lines, beside }, seq }: HistoryView): readonly Activity[] => {
  const told = lines.slice(0, countUpTo(lines, seq))
  const done = told.flatMap(({ seq: at, just }, i): readonly Activity[] =>
    just === null || isToldLater(just, told[i + 1]) ? [] : [{ seq: at, at: just.entry.last.at, of: just }],
  )
  const others = beside.slice(0, countUpTo(beside, seq)).map((one): Activity => ({ ...one, of: null }))
  return [...done, ...others].toSorted((a, b) => b.seq - a.seq)
}

/** One thing that was done, in words. `stays`: why it cannot be taken back; '' of what can. */
export interface ActivityWords {
  readonly words: string
  readonly stays: string
  readonly place: ActionLocation | null
}

const doneWords = (catalogue: Catalogue, view: SurveyView, { first }: UndoEntry, what: string): string => {
  const { called } = first
  const changed = called.kind === 'answer' ? first.changes.get(called.path) : undefined
  const question = called.kind === 'answer' ? slotAddress(catalogue, called.path)?.slot.question : undefined
  if (called.kind !== 'answer' || changed === undefined || question === undefined) return what
  const now = valueWords(catalogue, view, called.path, changed.now.value)
  if (isEmptyAnswer(question, changed.was.value)) return activityLogTexts.answered(what, now)
  return activityLogTexts.changed(what, valueWords(catalogue, view, called.path, changed.was.value), now)
}

/** A place that this visit does not ask (any more) is not gone to. */
const reachable = (catalogue: Catalogue, view: SurveyView, place: ActionLocation | null): ActionLocation | null =>
  place !== null && orderOf(situationOf(catalogue, view.state)).includes(place.step) ? place : null

/** Of each line it can be read which child or loan part it was about, as that was called then. */
const namesThen = (catalogue: Catalogue, names: ItemNames, { first }: UndoEntry): ActionNaming => {
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

export const activityWords = (
  catalogue: Catalogue,
  view: SurveyView,
  names: ItemNames,
  deed: Activity,
): ActivityWords => {
  if (deed.of === null) {
    const { kind } = deed
    const place: ActionLocation = { step: kind === 'retrieved' ? 'aqopi' : 'complete', field: null }
    const stays = kind === 'retrieved' ? activityLogTexts.retrievedStays : activityLogTexts.sendingStays
    return { words: activityLogTexts[kind], stays, place: reachable(catalogue, view, place) }
  }
  const { entry, how } = deed.of
  const called = entryDescription(entry)
  const what = actionWords(catalogue, view, called, namesThen(catalogue, names, entry))
  const words =
    how === 'done'
      ? doneWords(catalogue, view, entry, what)
      : how === 'undone'
        ? activityLogTexts.undone(what)
        : activityLogTexts.again(what)
  return {
    words,
    stays: notUndoableWords(called),
    place: reachable(catalogue, view, actionLocation(catalogue, view, called, false)),
  }
}

/** What was done on one day in Amsterdam, the last first. */
export interface ActivityDay {
  /** An ISO date. */
  readonly day: string
  readonly deeds: readonly Activity[]
}

/** By day, as they follow each other: where a clock was put back a day may come twice. */
export const activitiesByDay = (deeds: readonly Activity[]): readonly ActivityDay[] => {
  const days: { day: string; deeds: Activity[] }[] = []
  for (const deed of deeds) {
    const day = dateInAmsterdam(deed.at)
    const last = days.at(-1)
    if (last?.day === day) last.deeds.push(deed)
    else days.push({ day, deeds: [deed] })
  }
  return days
}
