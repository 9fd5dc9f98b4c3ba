// Watches an opened log for damaged or missing records, skipped events and superseded commands, restores what is
// damaged, and returns the warnings for the screens, and how to stop.
import * as E from 'fp-ts/Either'
import { BehaviorSubject, distinctUntilChanged, map, startWith } from 'rxjs'
import type { Catalogue } from '../../../domain/engine/catalogue'
import type { StoreFault } from '../../../events/disk/storeFault'
import type { Log, MissingPart, OpenedLog, Quarantine } from '../../../events/log/log'
import type { SurveyRecord } from '../../../events/record/surveyRecord'
import type { SupersededCommand } from '../../../events/store/ledger'
import type { Store } from '../../../events/store/store'
import { verifyLog } from '../../../events/store/verifyLog'
import { type Stream, streamOf } from '../../../events/stream'
import { skippedEventCount } from '../../../projections/notices/skippedEventCount'

/** Warnings about the log itself, shown on every screen of the visit. */
export interface LogWarnings {
  /** Records that could not be read, now or earlier, and were not erased since. */
  readonly quarantined$: Stream<readonly Quarantine[]>
  /** Records that were stored here and are missing; null once the customer has acknowledged it. */
  readonly missing$: Stream<MissingPart | null>
  readonly acknowledge: () => void
  /** Whether the log has answers of the customer that an export can save. */
  readonly hasAnswers$: Stream<boolean>
  /** How many stored events this portal does not use. */
  readonly skippedEvents$: Stream<number>
  /** Commands that another tab's overruled; shown until the visit ends. */
  readonly superseded$: Stream<readonly SupersededCommand[]>
}

/** Milliseconds after a start before the rest of the log is verified, and between two parts of it. */
const startDelayMs = 1500
const pauseMs = 30

const delay = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))

export const watchLogWarnings = (
  catalogue: Catalogue,
  log: Log,
  store: Store,
  opened: E.Either<StoreFault, OpenedLog>,
): { readonly warnings: LogWarnings; readonly stop: () => void } => {
  const quarantined$ = new BehaviorSubject<readonly Quarantine[]>([])
  const missing$ = new BehaviorSubject<MissingPart | null>(null)
  const superseded$ = new BehaviorSubject<readonly SupersededCommand[]>([])
  const skippedEvents$ = new BehaviorSubject(0)
  let isOver = false
  /** Verifies the records that the start did not read; damaged ones are restored from the state in memory. */
  const verifyRest = async ({ header, from, records }: OpenedLog): Promise<void> => {
    let count = 0
    const each = (record: SurveyRecord): void => {
      count += skippedEventCount(catalogue, record)
    }
    const upTo = (from?.seq ?? 0) + records.length
    const damage = await verifyLog(log, header.log, upTo, each, () => delay(pauseMs))
    if (isOver) return
    skippedEvents$.next(count)
    if (damage !== null && (await store.mend(damage))) await readQuarantine()
  }
  const readQuarantine = async (): Promise<void> => {
    const quarantined = await log.setAside()()
    if (E.isRight(quarantined)) quarantined$.next(quarantined.right)
  }
  const watch = async (found: OpenedLog): Promise<void> => {
    missing$.next(found.missing)
    await readQuarantine()
    await delay(startDelayMs)
    if (!isOver) await verifyRest(found)
  }
  if (E.isRight(opened)) void watch(opened.right)
  const subscription = store.openedLate$.subscribe(found => void watch(found))
  subscription.add(store.lost$.subscribe(one => superseded$.next([...superseded$.value, one])))
  const acknowledge = (): void => {
    log.acknowledge()
    missing$.next(null)
  }
  const begun = (): boolean => store.state().begun
  const hasAnswers$ = streamOf(begun, store.change$.pipe(startWith(null), map(begun), distinctUntilChanged()))
  const stop = (): void => {
    isOver = true
    subscription.unsubscribe()
  }
  return { warnings: { quarantined$, missing$, acknowledge, hasAnswers$, skippedEvents$, superseded$ }, stop }
}
