import * as E from 'fp-ts/Either'
import { BehaviorSubject } from 'rxjs'
import type { Catalogue } from '../../domain/engine/catalogue'
import type { Log, Missing, Opened, SetAside, StoreFault } from '../../events/log/log'
import type { Store } from '../../events/store/store'
import { type Stream, still } from '../../events/stream'
import { lostWords } from '../../projections/lostWords'

/** What the customer must hear of the log itself, on every screen of the visit. */
export interface LogNews {
  /** What could not be read, now or when it was opened before, and was not erased since. */
  readonly setAside$: Stream<readonly SetAside[]>
  /** What was stored here before and is there no more; until the customer has read it. */
  readonly missing$: Stream<Missing | null>
  readonly acknowledge: () => void
  /** What came out otherwise because another tab was first, in words; it stays in sight until the visit ends. */
  readonly lost$: Stream<readonly string[]>
}

export const noNews: LogNews = {
  setAside$: still([]),
  missing$: still(null),
  acknowledge: () => undefined,
  lost$: still([]),
}

/** Follows what is to be told of a log that was opened; answers the news and how to stop. */
export const followNews = (
  catalogue: Catalogue,
  log: Log,
  store: Store,
  opened: E.Either<StoreFault, Opened>,
): { readonly news: LogNews; readonly stop: () => void } => {
  const setAside$ = new BehaviorSubject<readonly SetAside[]>([])
  const missing$ = new BehaviorSubject<Missing | null>(null)
  const lost$ = new BehaviorSubject<readonly string[]>([])
  const tell = async (found: Opened): Promise<void> => {
    missing$.next(found.missing)
    const aside = await log.setAside()()
    if (E.isRight(aside)) setAside$.next(aside.right)
  }
  if (E.isRight(opened)) void tell(opened.right)
  const watching = store.openedLate$.subscribe(found => void tell(found))
  watching.add(store.lost$.subscribe(one => lost$.next([...lost$.value, lostWords(catalogue, one)])))
  const acknowledge = (): void => {
    log.acknowledge()
    missing$.next(null)
  }
  return { news: { setAside$, missing$, acknowledge, lost$ }, stop: () => watching.unsubscribe() }
}
