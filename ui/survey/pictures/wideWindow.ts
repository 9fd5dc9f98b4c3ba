import { defer, distinctUntilChanged, fromEvent, map, merge, of, shareReplay } from 'rxjs'
import { type Stream, streamOf } from '../../../events/stream'
import { useStream } from '../../useStream'

/** See WizardFrame.module.css, which shows what stands beside the questions from there on. */
const wide = '(min-width: 98em)'

/** Whether there may be room beside the questions. A window is listened to once. */
const createWideness = (): Stream<boolean> => {
  let asked: MediaQueryList | null = null
  const query = (): MediaQueryList => {
    asked ??= matchMedia(wide)
    return asked
  }
  const read = (): boolean => query().matches
  return streamOf(
    read,
    defer(() => merge(of(null), fromEvent(query(), 'change')).pipe(map(read))).pipe(
      distinctUntilChanged(),
      shareReplay({ bufferSize: 1, refCount: true }),
    ),
  )
}

const wide$ = createWideness()

export const useIsWide = (): boolean => useStream(wide$)
