import { defer, distinctUntilChanged, fromEvent, map, merge, of, shareReplay } from 'rxjs'
import { type Stream, streamOf } from '../../../events/stream'
import { useStream } from '../../useStream'

/** Whether the window is too low to show all steps of the side navigation at once. */
export const useIsLowWindow = (): boolean => useStream(low$)

/** All steps with their chapters, between the top of the window and the bar at its foot. In em, as large text takes more. */
const low = '(max-height: 47.5em)'

/** A window is listened to once, however many ask. */
const createLowness = (): Stream<boolean> => {
  let asked: MediaQueryList | null = null
  const query = (): MediaQueryList => {
    asked ??= matchMedia(low)
    return asked
  }
  const read = (): boolean => query().matches
  const change$ = defer(() => merge(of(null), fromEvent(query(), 'change')).pipe(map(read)))
  return streamOf(read, change$.pipe(distinctUntilChanged(), shareReplay({ bufferSize: 1, refCount: true })))
}

const low$ = createLowness()
