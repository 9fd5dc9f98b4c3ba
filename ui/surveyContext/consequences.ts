import { createContext, useContext } from 'react'
import { BehaviorSubject } from 'rxjs'
import type { Stream } from '../../events/stream'
import { useStream } from '../useStream'

/** What an answer changed elsewhere on the page, or became itself, in words by the path of each question, until the next answer. */
export interface Consequences {
  readonly words$: Stream<ReadonlyMap<string, string>>
  /** What it did to what stands around it, as sentences: seen anyway, and told to who listens alone. */
  readonly announcements$: Stream<readonly string[]>
  readonly show: (words: ReadonlyMap<string, string>, announcements?: readonly string[]) => void
  /** Beside what else is told; null: nothing of this question. */
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

/** For questions on a page that tells of none. */
export const ConsequencesContext = createContext<Consequences>(createConsequences())

export const useConsequences = (): Consequences => useContext(ConsequencesContext)

/** What is told of one question; undefined when nothing is. */
export const useConsequenceAt = (path: string): string | undefined =>
  useStream(useConsequences().words$, words => words.get(path))

/** All of it as one text, for whoever listens. */
export const useConsequenceWords = (): string => {
  const { words$, announcements$ } = useConsequences()
  return [...useStream(words$).values(), ...useStream(announcements$)].map(one => `${one}.`).join(' ')
}
