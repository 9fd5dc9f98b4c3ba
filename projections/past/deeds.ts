import type { Catalogue } from '../../domain/engine/catalogue'
import { isEmptyAnswer } from '../../domain/engine/kinds/kinds'
import { slotAddress } from '../../domain/engine/path'
import { cardPlace } from '../../domain/engine/readBack'
import { orderOf } from '../../domain/engine/verdict'
import { dateInAmsterdam } from '../../domain/language/amsterdam'
import { doneTexts } from '../../domain/texts/undoTexts'
import { situationOf } from '../../events/state/state'
import type { View } from '../live'
import type { Past } from './chronicle'
import type { ItemNames } from './itemNames'
import type { Beside, Entry, Line } from './line'
import { type Place, placeOf } from './undoPlace'
import { calledIn, calledWords, type Naming, staysWords } from './undoWords'
import { countUpTo } from './upTo'
import { valueWords } from './valueWords'

/** Something that the customer did. */
export type Deed =
  | { readonly seq: number; readonly at: number; readonly of: NonNullable<Line['just']> }
  | (Beside & { readonly of: null })

const isSame = (a: Entry, b: Entry): boolean => a.first.seqs[0] === b.first.seqs[0]

/** What a line tells of is told by the next one too, where that only goes on with it. */
const isToldLater = (just: NonNullable<Line['just']>, next: Line | undefined): boolean =>
  next?.just === just || (next?.just?.how === 'done' && just.how === 'done' && isSame(next.just.entry, just.entry))

/** All that the customer did, the last first. A line of words is made of one when it is drawn: there may be ten thousand. */
export const deedsOf = ({ chronicle: { lines, beside }, seq }: Past): readonly Deed[] => {
  const told = lines.slice(0, countUpTo(lines, seq))
  const done = told.flatMap(({ seq: at, just }, i): readonly Deed[] =>
    just === null || isToldLater(just, told[i + 1]) ? [] : [{ seq: at, at: just.entry.last.at, of: just }],
  )
  const others = beside.slice(0, countUpTo(beside, seq)).map((one): Deed => ({ ...one, of: null }))
  return [...done, ...others].toSorted((a, b) => b.seq - a.seq)
}

/** One thing that was done, in words. `stays`: why it cannot be taken back; '' of what can. */
export interface DeedWords {
  readonly words: string
  readonly stays: string
  readonly place: Place | null
}

const doneWords = (catalogue: Catalogue, view: View, { first }: Entry, what: string): string => {
  const { called } = first
  const changed = called.kind === 'answer' ? first.changes.get(called.path) : undefined
  const question = called.kind === 'answer' ? slotAddress(catalogue, called.path)?.slot.question : undefined
  if (called.kind !== 'answer' || changed === undefined || question === undefined) return what
  const now = valueWords(catalogue, view, called.path, changed.now.value)
  if (isEmptyAnswer(question, changed.was.value)) return doneTexts.answered(what, now)
  return doneTexts.changed(what, valueWords(catalogue, view, called.path, changed.was.value), now)
}

/** A place that this visit does not ask (any more) is not gone to. */
const reachable = (catalogue: Catalogue, view: View, place: Place | null): Place | null =>
  place !== null && orderOf(situationOf(catalogue, view.state)).includes(place.step) ? place : null

/** Of each line it can be read which child or loan part it was about, as that was called then. */
const namesThen = (catalogue: Catalogue, names: ItemNames, { first }: Entry): Naming => {
  const seq = first.seqs.at(-1) ?? 0
  return {
    question: path => names.question(path, seq),
    item: ({ list, id }) => names.item(list, id, seq),
    card: path => {
      const { title, list, id } = cardPlace(catalogue, path)
      return title ?? names.item(list, id, seq)
    },
  }
}

export const deedWords = (catalogue: Catalogue, view: View, names: ItemNames, deed: Deed): DeedWords => {
  if (deed.of === null) {
    const { kind } = deed
    const place: Place = { step: kind === 'retrieved' ? 'aqopi' : 'complete', field: null }
    const stays = kind === 'retrieved' ? doneTexts.retrievedStays : doneTexts.sendingStays
    return { words: doneTexts[kind], stays, place: reachable(catalogue, view, place) }
  }
  const { entry, how } = deed.of
  const called = calledIn(entry)
  const what = calledWords(catalogue, view, called, namesThen(catalogue, names, entry))
  const words =
    how === 'done'
      ? doneWords(catalogue, view, entry, what)
      : how === 'undone'
        ? doneTexts.undone(what)
        : doneTexts.again(what)
  return {
    words,
    stays: staysWords(called),
    place: reachable(catalogue, view, placeOf(catalogue, view, called, false)),
  }
}

/** What was done on one day in Amsterdam, the last first. */
export interface DeedDay {
  /** An ISO date. */
  readonly day: string
  readonly deeds: readonly Deed[]
}

/** By day, as they follow each other: where a clock was put back a day may come twice. */
export const byDay = (deeds: readonly Deed[]): readonly DeedDay[] => {
  const days: { day: string; deeds: Deed[] }[] = []
  for (const deed of deeds) {
    const day = dateInAmsterdam(deed.at)
    const last = days.at(-1)
    if (last?.day === day) last.deeds.push(deed)
    else days.push({ day, deeds: [deed] })
  }
  return days
}
