import { BehaviorSubject, distinctUntilChanged, filter, firstValueFrom, map, merge } from 'rxjs'
import { pictureOf } from '../../../domain/portal/pictureAddress'
import type { HostConfig } from '../../../domain/portal/portalConfig'
import type { SavingStatus } from '../../../events/store/writer'
import { type Stream, streamOf } from '../../../events/stream'
import { followLogHistory } from '../../../projections/logHistoryStream'
import { createDoubtFeed } from '../../surveyContext/doubtFeed'
import type { LogHistoryStatus, SurveyDependencies } from '../../surveyContext/surveyContext'
import type { Visit } from './visit'

/** What is still being typed is not kept yet, however quick the disk is. */
const typing: SavingStatus = { tag: 'saving' }

const savingOf = ({ drafts, store }: Visit): Stream<SavingStatus> => {
  const read = (): SavingStatus =>
    drafts.open$.value > 0 && store.saving$.value.tag === 'saved' ? typing : store.saving$.value
  return streamOf(read, merge(drafts.open$, store.saving$).pipe(map(read), distinctUntilChanged()))
}

/** How long a step waits for what stands beside its answers, in milliseconds (our choice): then it goes on without. */
export const historyTimeoutMs = 1500

/** The past of an open log, once it was read. */
const pastOf = ({ catalogue, store }: Visit): Stream<LogHistoryStatus> => {
  const past$ = new BehaviorSubject<LogHistoryStatus>('loading')
  const streams = followLogHistory(catalogue, async () => (await store.allRecords()).records, store.change$)
  const late = setTimeout(() => past$.next('missing'), historyTimeoutMs)
  firstValueFrom(streams.history$.pipe(filter(past => past !== null))).then(
    () => {
      clearTimeout(late)
      past$.next(streams)
    },
    () => undefined,
  )
  return past$
}

/** An open log as the wizard's screens know it. */
export const createSurveyDependencies = (visit: Visit, host: HostConfig, now: () => number): SurveyDependencies => ({
  catalogue: visit.catalogue,
  live: visit.live,
  logHistory$: pastOf(visit),
  doubtFeed: createDoubtFeed(visit.catalogue, visit.live),
  dispatch: visit.store.dispatch,
  saving$: savingOf(visit),
  picture: image => pictureOf(image, host),
  now,
  drafts: visit.drafts,
})
