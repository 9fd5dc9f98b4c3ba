import { distinctUntilChanged, map } from 'rxjs'
import type { SavingStatus } from '../../../events/store/writer'
import { type Stream, streamOf } from '../../../events/stream'

const isSaved = ({ tag }: SavingStatus): boolean => tag === 'saved'

/** A stream of whether all answers are stored on this device. */
export const isSavedOf = (saving$: Stream<SavingStatus>): Stream<boolean> =>
  streamOf(() => isSaved(saving$.value), saving$.pipe(map(isSaved), distinctUntilChanged()))
