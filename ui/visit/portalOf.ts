import { BehaviorSubject, distinctUntilChanged, filter, firstValueFrom, map, merge } from 'rxjs'
import type { Host } from '../../domain/portal/hosts'
import { pictureOf } from '../../domain/portal/pictureAddress'
import type { Saving } from '../../events/store/writer'
import { type Stream, streamOf } from '../../events/stream'
import { followPast } from '../../projections/past/pastStream'
import { askBack } from '../survey/doubts/askBack'
import type { Past, Portal } from '../survey/portal'
import type { Visit } from './visit'

/** What is still being typed is not kept yet, however quick the disk is. */
const typing: Saving = { tag: 'saving' }

const savingOf = ({ drafts, store }: Visit): Stream<Saving> => {
  const read = (): Saving =>
    drafts.open$.value > 0 && store.saving$.value.tag === 'saved' ? typing : store.saving$.value
  return streamOf(read, merge(drafts.open$, store.saving$).pipe(map(read), distinctUntilChanged()))
}

/** How long a step waits for what stands beside its answers, in milliseconds (our choice): then it goes on without. */
export const pastPatience = 1500

/** The past of an open log, once it was read. */
const pastOf = ({ catalogue, store }: Visit): Stream<Past> => {
  const past$ = new BehaviorSubject<Past>('coming')
  const streams = followPast(catalogue, async () => (await store.allRecords()).records, store.change$)
  const late = setTimeout(() => past$.next('missing'), pastPatience)
  firstValueFrom(streams.past$.pipe(filter(past => past !== null))).then(
    () => {
      clearTimeout(late)
      past$.next(streams)
    },
    () => undefined,
  )
  return past$
}

/** An open log as the wizard's screens know it. */
export const portalOf = (visit: Visit, host: Host, now: () => number): Portal => ({
  catalogue: visit.catalogue,
  live: visit.live,
  past$: pastOf(visit),
  askedBack: askBack(visit.catalogue, visit.live),
  dispatch: visit.store.dispatch,
  saving$: savingOf(visit),
  picture: image => pictureOf(image, host),
  now,
  drafts: visit.drafts,
})
