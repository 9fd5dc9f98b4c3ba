import { createContext, useContext, useMemo, useRef } from 'react'
import { map, merge } from 'rxjs'
import type { Catalogue } from '../../domain/engine/catalogue'
import { asksNothing } from '../../domain/engine/visitContext'
import type { Answer } from '../../domain/language/answer'
import type { Store } from '../../events/store/store'
import type { SavingStatus } from '../../events/store/writer'
import { type Stream, streamOf } from '../../events/stream'
import type { Live, SurveyView } from '../../projections/live'
import type { LogHistoryStreams } from '../../projections/logHistoryStream'
import type { FieldView } from '../../projections/tree/fieldView'
import { useStream } from '../useStream'
import type { DoubtFeed } from './doubtFeed'

/** What the log tells of the past; `missing`: reading it takes long, and nothing waits for it any more. */
export type LogHistoryStatus = LogHistoryStreams | 'coming' | 'missing'

/** All that the wizard's screens read and do. One value for a whole visit: it never changes, what it tells of does. */
export interface SurveyDependencies {
  readonly catalogue: Catalogue
  readonly live: Live
  readonly past$: Stream<LogHistoryStatus>
  readonly askedBack: DoubtFeed
  readonly dispatch: Store['dispatch']
  readonly saving$: Stream<SavingStatus>
  /** The address that the picture of a home is loaded from; null for what the page may not load. */
  readonly picture: (image: string) => string | null
  /** Epoch milliseconds. */
  readonly now: () => number
  /** Text that stands in a field and is no answer yet, by the question's path. */
  readonly drafts: {
    readonly keep: (path: string, text: string) => void
    readonly drop: (path: string) => void
  }
}

export const SurveyContext = createContext<SurveyDependencies | null>(null)

export const useSurvey = (): SurveyDependencies => {
  const portal = useContext(SurveyContext)
  if (portal === null) throw new Error('A wizard screen outside its portal')
  return portal
}

const asItIs = (field: FieldView | null): FieldView | null => field

/**
 * One question; renders again when that question is not as it was, and at nothing else.
 * @param same whether two views of it are one; without it they are compared by identity
 */
export const useField = (
  path: string,
  same?: (a: FieldView | null, b: FieldView | null) => boolean,
): FieldView | null => {
  const { live } = useSurvey()
  return useStream(
    useMemo(() => live.field$(path), [live, path]),
    asItIs,
    same,
  )
}

/** The answer to a question over time, for what follows it without a render. @param view the question, which is there */
export const useAnswer = (path: string, view: FieldView): Stream<Answer> => {
  const { live } = useSurvey()
  const last = useRef(view.value)
  return useMemo(() => {
    const answerIn = (field: FieldView | null): Answer => {
      if (field !== null) last.current = field.value
      return last.current
    }
    return streamOf(() => answerIn(live.field(path)), live.field$(path).pipe(map(answerIn)))
  }, [live, path])
}

const sameEach = <A>(a: readonly A[], b: readonly A[]): boolean =>
  a.length === b.length && a.every((one, i) => Object.is(one, b[i]))

const asTheyAre = <A>(fields: readonly A[]): readonly A[] => fields

/** Several questions together, told when one of them is not as it was. */
const fieldsOf = (live: Live, paths: readonly string[]): Stream<readonly (FieldView | null)[]> => {
  const read = () => paths.map(path => live.field(path))
  return streamOf(read, merge(...paths.map(live.field$)).pipe(map(read)))
}

/**
 * What is read off the questions at these paths; renders again when that is another value.
 * @param paths the same array as long as the paths are the same
 */
export const useFields = <A>(paths: readonly string[], select: (fields: readonly (FieldView | null)[]) => A): A => {
  const { live } = useSurvey()
  const fields = useStream(
    useMemo(() => fieldsOf(live, paths), [live, paths]),
    asTheyAre,
    sameEach,
  )
  return useMemo(() => select(fields), [select, fields])
}

/**
 * What is read off everything; renders again when that is another value.
 * @param same whether two values are one; without it they are compared by identity
 */
export const useView = <A>(select: (view: SurveyView) => A, same?: (a: A, b: A) => boolean): A =>
  useStream(useSurvey().live.view$, select, same)

/** Whether there is nothing to fill in for this customer, only to send. */
export const useAsksNothing = (): boolean => {
  const { catalogue } = useSurvey()
  return useView(({ state: { facts } }) => asksNothing({ catalogue, facts }))
}

export const useSaving = (): SavingStatus => useStream(useSurvey().saving$)
