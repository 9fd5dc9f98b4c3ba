import { distinctUntilChanged, map } from 'rxjs'
import type { Saving } from '../../../events/store/writer'
import { type Stream, streamOf } from '../../../events/stream'

const isSaved = ({ tag }: Saving): boolean => tag === 'saved'

/** Whether all that was answered is on this device. */
export const isSavedOf = (saving$: Stream<Saving>): Stream<boolean> =>
  streamOf(() => isSaved(saving$.value), saving$.pipe(map(isSaved), distinctUntilChanged()))
