/**
 * The context of all that the wizard's screens read and call (catalogue, live views, log history, doubts, dispatch,
 * saving, pictures, drafts), and the hook for it.
 */
import { createContext, useContext } from 'react'
import type { Catalogue } from '../../domain/engine/catalogue'
import type { Store } from '../../events/store/store'
import type { SavingStatus } from '../../events/store/writer'
import type { Stream } from '../../events/stream'
import type { Live } from '../../projections/live'
import type { LogHistoryStreams } from '../../projections/logHistoryStream'
import type { DoubtFeed } from './doubtFeed'

/** The history in the log; `missing`: reading it takes too long, and nothing waits for it. */
export type LogHistoryStatus = LogHistoryStreams | 'loading' | 'missing'

/** All that the wizard's screens read and call: one constant value for a whole visit, with streams in it. */
export interface SurveyDependencies {
  readonly catalogue: Catalogue
  readonly live: Live
  readonly logHistory$: Stream<LogHistoryStatus>
  readonly doubtFeed: DoubtFeed
  readonly dispatch: Store['dispatch']
  readonly saving$: Stream<SavingStatus>
  /** The address that the picture of a home is loaded from; null for what the page may not load. */
  readonly picture: (image: string) => string | null
  /** Epoch milliseconds. */
  readonly now: () => number
  /** Text that is typed and not an answer yet, by question path. */
  readonly drafts: {
    readonly keep: (path: string, text: string) => void
    readonly drop: (path: string) => void
  }
}

/** The survey's dependencies; null outside a visit. */
export const SurveyContext = createContext<SurveyDependencies | null>(null)

export const useSurvey = (): SurveyDependencies => {
  const survey = useContext(SurveyContext)
  if (survey === null) throw new Error('A wizard screen outside its portal')
  return survey
}
