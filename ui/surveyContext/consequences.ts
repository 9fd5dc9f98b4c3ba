/**
 * What the last answer changed in other questions or itself, in words by question path, and announcements for screen
 * readers, until the next answer; with context and hooks.
 */
import { createContext, useContext } from 'react'
import { BehaviorSubject } from 'rxjs'
import type { Stream } from '../../events/stream'
import { useStream } from '../useStream'

export interface Consequences {
  readonly words$: Stream<ReadonlyMap<string, string>>
  /** Visible changes around it (questions shown or hidden), as sentences for a screen reader alone. */
  readonly announcements$: Stream<readonly string[]>
  readonly show: (words: ReadonlyMap<string, string>, announcements?: readonly string[]) => void
  /** Sets the words of one question, beside the others; null removes them. */
  readonly showAt: (path: string, words: string | null) => void
}

const noWords: ReadonlyMap<string, string> = new Map()
const noAnnouncements: readonly string[] = []

export const createConsequences = (): Consequences => {
  const words$ = new BehaviorSubject(noWords)
  const announcements$ = new BehaviorSubject(noAnnouncements)
  return {
    words$,
    announcements$,
    show: (words, announcements = noAnnouncements) => {
      if (words$.value.size > 0 || words.size > 0) words$.next(words)
      if (announcements$.value.length > 0 || announcements.length > 0) announcements$.next(announcements)
    },
    showAt: (path, words) => {
      if (words === (words$.value.get(path) ?? null)) return
      const others = [...words$.value].filter(([at]) => at !== path)
      words$.next(new Map(words === null ? others : [...others, [path, words]]))
    },
  }
}

/** The default, for a page that shows none. */
export const ConsequencesContext = createContext<Consequences>(createConsequences())

export const useConsequences = (): Consequences => useContext(ConsequencesContext)

/** The words at one question; undefined for none. */
export const useConsequenceAt = (path: string): string | undefined =>
  useStream(useConsequences().words$, words => words.get(path))

/** All words and announcements as one text, for a live region. */
export const useConsequenceWords = (): string => {
  const { words$, announcements$ } = useConsequences()
  return [...useStream(words$).values(), ...useStream(announcements$)].map(one => `${one}.`).join(' ')
}
