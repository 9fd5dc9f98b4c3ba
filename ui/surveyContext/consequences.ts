import { createContext, useContext } from 'react'
import { BehaviorSubject } from 'rxjs'
import type { Stream } from '../../events/stream'
import { useStream } from '../useStream'

/** What an answer changed elsewhere on the page, or became itself, in words by the path of each question, until the next answer. */
export interface Consequences {
  readonly words$: Stream<ReadonlyMap<string, string>>
  /** What it did to what stands around it, as sentences: seen anyway, and told to who listens alone. */
  readonly heard$: Stream<readonly string[]>
  readonly tell: (words: ReadonlyMap<string, string>, heard?: readonly string[]) => void
  /** Beside what else is told; null: nothing of this question. */
  readonly tellAt: (path: string, words: string | null) => void
}

const nothing: ReadonlyMap<string, string> = new Map()
const silence: readonly string[] = []

export const createConsequences = (): Consequences => {
  const words$ = new BehaviorSubject(nothing)
  const heard$ = new BehaviorSubject(silence)
  return {
    words$,
    heard$,
    tell: (words, heard = silence) => {
      if (words$.value.size > 0 || words.size > 0) words$.next(words)
      if (heard$.value.length > 0 || heard.length > 0) heard$.next(heard)
    },
    tellAt: (path, words) => {
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
  const { words$, heard$ } = useConsequences()
  return [...useStream(words$).values(), ...useStream(heard$)].map(one => `${one}.`).join(' ')
}
