import * as E from 'fp-ts/Either'
import { BehaviorSubject, distinctUntilChanged, map, startWith } from 'rxjs'
import type { Catalogue } from '../../../domain/engine/catalogue'
import type { StoreFault } from '../../../events/disk/storeFault'
import type { Log, MissingPart, OpenedLog, Quarantine } from '../../../events/log/log'
import type { SurveyRecord } from '../../../events/record/surveyRecord'
import type { SupersededCommand } from '../../../events/store/ledger'
import type { Store } from '../../../events/store/store'
import { verifyLog } from '../../../events/store/verifyLog'
import { constantStream, type Stream, streamOf } from '../../../events/stream'
import { skippedEventCount } from '../../../projections/notices/skippedEventCount'

/** What the customer must hear of the log itself, on every screen of the visit. */
export interface LogWarnings {
  /** What could not be read, now or when it was opened before, and was not erased since. */
  readonly setAside$: Stream<readonly Quarantine[]>
  /** What was stored here before and is there no more; until the customer has read it. */
  readonly missing$: Stream<MissingPart | null>
  readonly acknowledge: () => void
  /** Whether there is anything of the customer's that can be saved. */
  readonly begun$: Stream<boolean>
  /** How many stored events this portal does not use. */
  readonly passedOver$: Stream<number>
  /** What came out otherwise because another tab was first; it stays in sight until the visit ends. */
  readonly lost$: Stream<readonly SupersededCommand[]>
}

/** What the customer must hear of this visit's log, and the way to save what is left of it. */
export interface LogWarningsSource {
  readonly news: LogWarnings
  readonly exportText: () => Promise<string>
}

export const noLogWarnings: LogWarnings = {
  setAside$: constantStream([]),
  missing$: constantStream(null),
  acknowledge: () => undefined,
  begun$: constantStream(false),
  passedOver$: constantStream(0),
  lost$: constantStream([]),
}

/** Milliseconds after a start before the rest of the log is looked at, and between two pieces of it. */
const quiet = 1500
const breath = 30

const later = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))

/** Follows what is to be told of a log that was opened; answers the news and how to stop. */
export const watchLogWarnings = (
  catalogue: Catalogue,
  log: Log,
  store: Store,
  opened: E.Either<StoreFault, OpenedLog>,
): { readonly news: LogWarnings; readonly stop: () => void } => {
  const setAside$ = new BehaviorSubject<readonly Quarantine[]>([])
  const missing$ = new BehaviorSubject<MissingPart | null>(null)
  const lost$ = new BehaviorSubject<readonly SupersededCommand[]>([])
  const passedOver$ = new BehaviorSubject(0)
  let isOver = false
  /** Looks at what the start did not, in a quiet moment; what is damaged there comes back from what is shown. */
  const look = async ({ header, from, records }: OpenedLog): Promise<void> => {
    let count = 0
    const each = (record: SurveyRecord): void => {
      count += skippedEventCount(catalogue, record)
    }
    const upTo = (from?.seq ?? 0) + records.length
    const damage = await verifyLog(log, header.log, upTo, each, () => later(breath))
    if (isOver) return
    passedOver$.next(count)
    if (damage !== null && (await store.mend(damage))) await tellAside()
  }
  const tellAside = async (): Promise<void> => {
    const aside = await log.setAside()()
    if (E.isRight(aside)) setAside$.next(aside.right)
  }
  const tell = async (found: OpenedLog): Promise<void> => {
    missing$.next(found.missing)
    await tellAside()
    await later(quiet)
    if (!isOver) await look(found)
  }
  if (E.isRight(opened)) void tell(opened.right)
  const watching = store.openedLate$.subscribe(found => void tell(found))
  watching.add(store.lost$.subscribe(one => lost$.next([...lost$.value, one])))
  const acknowledge = (): void => {
    log.acknowledge()
    missing$.next(null)
  }
  const begun = (): boolean => store.state().begun
  const begun$ = streamOf(begun, store.change$.pipe(startWith(null), map(begun), distinctUntilChanged()))
  const stop = (): void => {
    isOver = true
    watching.unsubscribe()
  }
  return { news: { setAside$, missing$, acknowledge, begun$, passedOver$, lost$ }, stop }
}
