// Collects what the wizard's screens need of an open visit: views, dispatch, saving status, log history, doubts and
// drafts; `historyTimeoutMs`: how long a step waits for the history.
import { BehaviorSubject, distinctUntilChanged, filter, firstValueFrom, map, merge } from 'rxjs'
import { pictureOf } from '../../../domain/portal/pictureAddress'
import type { HostConfig } from '../../../domain/portal/portalConfig'
import type { SavingStatus } from '../../../events/store/writer'
import { type Stream, streamOf } from '../../../events/stream'
import { createDoubtFeed } from '../../surveyContext/doubtFeed'
import type { LogHistoryStatus, SurveyDependencies } from '../../surveyContext/surveyContext'
import type { Visit } from './visit'

/** Text that is being typed is not stored yet. */
const typing: SavingStatus = { tag: 'saving' }

const savingOf = ({ drafts, store }: Visit): Stream<SavingStatus> => {
  const read = (): SavingStatus =>
    drafts.open$.value > 0 && store.saving$.value.tag === 'saved' ? typing : store.saving$.value
  return streamOf(read, merge(drafts.open$, store.saving$).pipe(map(read), distinctUntilChanged()))
}

/** Milliseconds that a step waits for the log history (our choice); then it shows without. */
export const historyTimeoutMs = 1500

/** The history of an open log, once it was read. */
const historyOf = ({ logHistory: streams }: Visit): Stream<LogHistoryStatus> => {
  const history$ = new BehaviorSubject<LogHistoryStatus>('loading')
  const timeout = setTimeout(() => history$.next('missing'), historyTimeoutMs)
  firstValueFrom(streams.history$.pipe(filter(past => past !== null))).then(
    () => {
      clearTimeout(timeout)
      history$.next(streams)
    },
    () => undefined,
  )
  return history$
}

export const createSurveyDependencies = (visit: Visit, host: HostConfig, now: () => number): SurveyDependencies => ({
  catalogue: visit.catalogue,
  live: visit.live,
  logHistory$: historyOf(visit),
  doubtFeed: createDoubtFeed(visit.catalogue, visit.live),
  dispatch: visit.store.dispatch,
  saving$: savingOf(visit),
  picture: image => pictureOf(image, host),
  now,
  drafts: visit.drafts,
})
