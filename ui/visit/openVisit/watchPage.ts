import { expand, filter, fromEvent, merge, of, startWith, switchMap, timer } from 'rxjs'
import { type Clock, msToMidnight } from '../../../events/clock'

const isHidden = (): boolean => document.visibilityState === 'hidden'

/** What the page itself goes through while a visit lasts. Timers sleep with the machine, so waking counts as a new look. */
export const watchPage = (
  clock: Clock,
  on: { readonly leaving: () => void; readonly day: () => void },
): (() => void) => {
  const visibility$ = fromEvent(document, 'visibilitychange')
  const hides$ = visibility$.pipe(filter(isHidden))
  const shows$ = visibility$.pipe(filter(() => !isHidden()))
  const midnight$ = () => timer(msToMidnight(clock.now()) + 1000)
  const days$ = shows$.pipe(
    startWith(null),
    switchMap(() => of(null).pipe(expand(midnight$))),
  )
  const following = days$.subscribe(on.day)
  following.add(merge(fromEvent(window, 'pagehide'), hides$).subscribe(on.leaving))
  return () => following.unsubscribe()
}
