import { createContext, useContext } from 'react'
import { BehaviorSubject } from 'rxjs'
import { isEmptyAnswer } from '../../../domain/engine/kinds/kinds'
import type { SurveyRecord } from '../../../events/record/envelope'
import type { Stream } from '../../../events/stream'
import type { FieldView } from '../../../projections/fieldView'
import { useStream } from '../../useStream'
import type { Portal } from '../portal'

/** What an answer changed elsewhere on the page, in words by the path of each question, until the next answer. */
export interface Aftermath {
  readonly words$: Stream<ReadonlyMap<string, string>>
  readonly tell: (words: ReadonlyMap<string, string>) => void
}

const nothing: ReadonlyMap<string, string> = new Map()

export const createAftermath = (): Aftermath => {
  const words$ = new BehaviorSubject(nothing)
  return {
    words$,
    tell: words => {
      if (words$.value.size > 0 || words.size > 0) words$.next(words)
    },
  }
}

const wordsFor = (before: FieldView, now: FieldView): string => {
  const { question } = now.slot
  const { title } = question
  if (isEmptyAnswer(question, now.value)) return `${title} is leeggemaakt`
  return isEmptyAnswer(question, before.value) ? `${title} is ingevuld` : `${title} is aangepast`
}

/**
 * The questions that changed along with the one at `path`. A looked-up address tells of itself.
 * @param before the questions as they were
 */
export const changedAlong = (
  { catalogue, live }: Portal,
  before: (path: string) => FieldView | null,
  path: string,
  record: SurveyRecord | null,
): ReadonlyMap<string, string> => {
  const changed = new Map<string, string>()
  for (const event of record?.events ?? []) {
    if (event.type !== 'AnswerChanged' || event.path === path) continue
    const [was, now] = [before(event.path), live.field(event.path)]
    if (was === null || now === null || !now.visible || catalogue.filledAt.has(now.slot.question)) continue
    changed.set(event.path, wordsFor(was, now))
  }
  return changed.size === 0 ? nothing : changed
}

/** For questions on a page that tells of none. */
export const AftermathContext = createContext<Aftermath>(createAftermath())

export const useAftermath = (): Aftermath => useContext(AftermathContext)

/** What is told of one question; undefined when nothing is. */
export const useTold = (path: string): string | undefined => useStream(useAftermath().words$, words => words.get(path))

const allTold = (words: ReadonlyMap<string, string>): string => [...words.values()].map(one => `${one}.`).join(' ')

/** All of it as one text, for whoever listens. */
export const useAllTold = (): string => useStream(useAftermath().words$, allTold)
