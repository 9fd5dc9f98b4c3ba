import { BehaviorSubject, distinctUntilChanged, filter, firstValueFrom, map, merge } from 'rxjs'
import type { Host } from '../../domain/portal/hosts'
import { pictureOf } from '../../domain/portal/pictureAddress'
import type { Saving } from '../../events/store/writer'
import { type Stream, streamOf } from '../../events/stream'
import { besidePatience, fetched, inTime } from '../app/missingCode'
import type { AskedBack } from '../survey/doubts/askedBack'
import { latePictures } from '../survey/pictures/latePictures'
import type { Past, Portal } from '../survey/portal'
import type { Visit } from './visit'

/** What is still being typed is not kept yet, however quick the disk is. */
const typing: Saving = { tag: 'saving' }

const savingOf = ({ drafts, store }: Visit): Stream<Saving> => {
  const read = (): Saving =>
    drafts.open$.value > 0 && store.saving$.value.tag === 'saved' ? typing : store.saving$.value
  return streamOf(read, merge(drafts.open$, store.saving$).pipe(map(read), distinctUntilChanged()))
}

/**
 * The past of an open log, once it was read, and what is asked back, which comes with it: neither moves about what the other
 * put beside an answer. Without their code, or while it takes long, everything else goes on.
 */
const besideOf = ({ catalogue, store, live }: Visit): Pick<Portal, 'past$' | 'askedBack$'> => {
  const past$ = new BehaviorSubject<Past>('coming')
  const askedBack$ = new BehaviorSubject<AskedBack | null>(null)
  const records = async () => (await store.allRecords()).records
  const asking = fetched(() => import('../survey/doubts/askBack')).then(
    ({ askBack }) => askedBack$.next(askBack(catalogue, live)),
    () => undefined,
  )
  const read = async (): Promise<void> => {
    const { followPast } = await fetched(() => import('../../projections/past/pastStream'))
    const streams = followPast(catalogue, records, store.change$)
    await Promise.all([asking, firstValueFrom(streams.past$.pipe(filter(past => past !== null)))])
    past$.next(streams)
  }
  inTime(read(), besidePatience).catch(() => past$.next('missing'))
  return { past$, askedBack$ }
}

/** An open log as the wizard's screens know it. */
export const portalOf = (visit: Visit, host: Host, now: () => number): Portal => ({
  catalogue: visit.catalogue,
  live: visit.live,
  ...besideOf(visit),
  pictures$: latePictures(),
  dispatch: visit.store.dispatch,
  saving$: savingOf(visit),
  picture: image => pictureOf(image, host),
  now,
  drafts: visit.drafts,
})
