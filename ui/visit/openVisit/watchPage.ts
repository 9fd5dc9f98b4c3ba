import { expand, filter, fromEvent, merge, of, startWith, switchMap, timer } from 'rxjs'
import { type Clock, msToMidnight } from '../../../events/clock'

const isHidden = (): boolean => document.visibilityState === 'hidden'

/**
 * Watches the page during a visit: that it hides or goes away, and each new day. Timers stop with the machine, so
 * showing the page again counts as a possible new day.
 */
export const watchPage = (
  clock: Clock,
  on: { readonly onHide: () => void; readonly onDay: () => void },
): (() => void) => {
  const visibility$ = fromEvent(document, 'visibilitychange')
  const hides$ = visibility$.pipe(filter(isHidden))
  const shows$ = visibility$.pipe(filter(() => !isHidden()))
  const midnight$ = () => timer(msToMidnight(clock.now()) + 1000)
  const days$ = shows$.pipe(
    startWith(null),
    switchMap(() => of(null).pipe(expand(midnight$))),
  )
  const subscription = days$.subscribe(on.onDay)
  subscription.add(merge(fromEvent(window, 'pagehide'), hides$).subscribe(on.onHide))
  return () => subscription.unsubscribe()
}
