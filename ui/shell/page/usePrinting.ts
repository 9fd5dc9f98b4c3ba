import { defer, distinctUntilChanged, fromEvent, map, merge, of, tap } from 'rxjs'
import { type Stream, streamOf } from '../../../events/stream'
import { useStream } from '../../useStream'

/** A browser says that it prints before the medium is paper; a preview only changes the medium. */
const createPrinting = (): Stream<boolean> => {
  let hasBegun = false
  const begins = (begun: boolean) =>
    tap(() => {
      hasBegun = begun
    })
  const read = (): boolean => hasBegun || matchMedia('print').matches
  return streamOf(
    read,
    defer(() =>
      merge(
        of(null),
        fromEvent(window, 'beforeprint').pipe(begins(true)),
        fromEvent(window, 'afterprint').pipe(begins(false)),
        fromEvent(matchMedia('print'), 'change'),
      ).pipe(map(read), distinctUntilChanged()),
    ),
  )
}

const printing$ = createPrinting()

/** Whether the page is on its way to paper: there nothing can be opened, so all stands open. */
export const usePrinting = (): boolean => useStream(printing$)
