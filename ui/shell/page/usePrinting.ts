/**
 * Whether the page is being printed: on paper nothing can be opened, so all is rendered open; not so while
 * `printOtherDocument` prints something else.
 */
import { BehaviorSubject, defer, distinctUntilChanged, fromEvent, map, merge, of, shareReplay, tap } from 'rxjs'
import { type Stream, streamOf } from '../../../events/stream'
import { useStream } from '../../useStream'

export const usePrinting = (): boolean => useStream(printing$)

/** Whether another document than the page is printed. */
const aside$ = new BehaviorSubject(false)

/** Says that something else than the page is printed, so that the page need not open for it; returns what ends that. */
export const printOtherDocument = (): (() => void) => {
  aside$.next(true)
  return () => aside$.next(false)
}

/**
 * Whether the page is being printed. A browser says that it prints before the medium is paper; a preview only changes the
 * medium. However many ask, the window is listened to once: it compares a new listener with each one it has, which for
 * the rows of a long list would be their square.
 */
export const createPrintingStream = (): Stream<boolean> => {
  let hasBegun = false
  const begins = (begun: boolean) =>
    tap(() => {
      hasBegun = begun
    })
  let asked: MediaQueryList | null = null
  const paper = (): MediaQueryList => {
    asked ??= matchMedia('print')
    return asked
  }
  const read = (): boolean => !aside$.value && (hasBegun || paper().matches)
  return streamOf(
    read,
    defer(() =>
      merge(
        of(null),
        fromEvent(window, 'beforeprint').pipe(begins(true)),
        fromEvent(window, 'afterprint').pipe(begins(false)),
        fromEvent(paper(), 'change'),
      ).pipe(map(read)),
    ).pipe(distinctUntilChanged(), shareReplay({ bufferSize: 1, refCount: true })),
  )
}

const printing$ = createPrintingStream()
