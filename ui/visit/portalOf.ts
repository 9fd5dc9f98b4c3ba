import { distinctUntilChanged, map, merge } from 'rxjs'
import type { Host } from '../../domain/portal/hosts'
import { pictureOf } from '../../domain/portal/pictureAddress'
import type { Saving } from '../../events/store/writer'
import { type Stream, streamOf } from '../../events/stream'
import type { Portal } from '../survey/portal'
import type { Visit } from './visit'

/** What is still being typed is not kept yet, however quick the disk is. */
const typing: Saving = { tag: 'saving' }

const savingOf = ({ drafts, store }: Visit): Stream<Saving> => {
  const read = (): Saving =>
    drafts.open$.value > 0 && store.saving$.value.tag === 'saved' ? typing : store.saving$.value
  return streamOf(read, merge(drafts.open$, store.saving$).pipe(map(read), distinctUntilChanged()))
}

/** An open log as the wizard's screens know it. */
export const portalOf = (visit: Visit, host: Host, now: () => number): Portal => ({
  catalogue: visit.catalogue,
  live: visit.live,
  dispatch: visit.store.dispatch,
  saving$: savingOf(visit),
  picture: image => pictureOf(image, host),
  now,
  drafts: visit.drafts,
})
