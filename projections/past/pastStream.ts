import { BehaviorSubject, distinctUntilChanged, map, Observable, startWith } from 'rxjs'
import type { Catalogue } from '../../domain/engine/catalogue'
import type { Answer } from '../../domain/language/answer'
import type { SurveyRecord } from '../../events/record/envelope'
import type { State } from '../../events/state/state'
import type { Change } from '../../events/store/store'
import { type Stream, steady, streamOf } from '../../events/stream'
import { type Chronicle, chronicleOf, createChronicle, type Past } from './chronicle'
import { sameTrace, type Trace, traceOf } from './trace'
import { backTo, itemBack, type UndoAction } from './undo'

/** What the log tells of the past, as streams. Nobody reads the log before somebody listens. */
export interface PastStreams {
  /** Null until the log is read. Told after every record. */
  readonly past$: Stream<Past | null>
  /** Whether records come while somebody answers; otherwise the log is looked at, and stays as it is. */
  readonly isGrowing: boolean
  /** What is known of one answer, told when it is not as it was. */
  readonly trace$: (path: string) => Stream<Trace | null>
  /** See `backTo` and `itemBack`; null while the log is not read. */
  readonly backTo: (state: State, path: string, stood: Answer) => UndoAction | null
  readonly itemBack: (state: State, list: string, id: string) => UndoAction | null
}

const backIn = (read: () => Past | null): Pick<PastStreams, 'backTo' | 'itemBack'> => {
  const ask = <A>(of: (past: Past) => A): A | null => {
    const past = read()
    return past === null ? null : of(past)
  }
  return {
    backTo: (state, path, stood) => ask(past => backTo(past, state, path, stood)),
    itemBack: (state, list, id) => ask(past => itemBack(past, state, list, id)),
  }
}

const traceIn = (past: Past | null, path: string): Trace | null => (past === null ? null : traceOf(past, path))

/** Follows an open log: reads it once, when it is first asked for, and goes on from there record by record. */
export const followPast = (
  catalogue: Catalogue,
  allRecords: () => Promise<readonly SurveyRecord[]>,
  change$: Observable<Change>,
): PastStreams => {
  const pasts = new BehaviorSubject<Past | null>(null)
  /** One for each question that somebody watches. */
  const traces = new Map<string, BehaviorSubject<Trace | null>>()
  let reading = 0
  /** What came while the log was read. */
  let waiting: SurveyRecord[] = []

  const tell = (past: Past, paths: Iterable<string>): void => {
    // First: who is told of an answer reads it.
    pasts.next(past)
    for (const path of paths) {
      const watched = traces.get(path)
      if (watched === undefined) continue
      const now = traceIn(past, path)
      if (!sameTrace(watched.value, now)) watched.next(now)
    }
  }

  const next = ({ chronicle, seq }: Past, record: SurveyRecord): void => {
    // It was read with the others.
    if (record.seq <= seq) return
    chronicle.add(record)
    const paths = record.events.flatMap(event => (event.type === 'AnswerChanged' ? [event.path] : []))
    const isWhole = record.events.some(({ type }) => type === 'AnswersRestored' || type === 'PortalOpened')
    tell({ chronicle, seq: record.seq }, isWhole ? traces.keys() : paths)
  }

  const read = async (): Promise<void> => {
    reading += 1
    const mine = reading
    const records = await allRecords()
    if (mine !== reading) return
    const chronicle = createChronicle(catalogue, records)
    const last = records.at(-1)?.seq ?? 0
    const since = waiting.filter(({ seq }) => seq > last)
    for (const record of since) chronicle.add(record)
    waiting = []
    tell({ chronicle, seq: since.at(-1)?.seq ?? last }, traces.keys())
  }

  const changed = ({ record }: Change): void => {
    if (record === null) {
      // Another tab's records came in between.
      pasts.next(null)
      void read()
    } else if (pasts.value === null) waiting.push(record)
    else next(pasts.value, record)
  }

  const begin = (): void => {
    if (reading > 0) return
    change$.subscribe(changed)
    void read()
  }

  const watch = (path: string): Observable<Trace | null> =>
    new Observable(subscriber => {
      begin()
      const watched = traces.get(path) ?? new BehaviorSubject(traceIn(pasts.value, path))
      traces.set(path, watched)
      watched.subscribe(subscriber)
      subscriber.add(() => {
        if (!watched.observed && traces.get(path) === watched) traces.delete(path)
      })
    })

  const all$ = new Observable<Past | null>(subscriber => {
    begin()
    return pasts.subscribe(subscriber)
  })
  return {
    ...backIn(() => pasts.value),
    isGrowing: true,
    past$: streamOf(() => pasts.value, all$),
    trace$: path =>
      streamOf(
        steady(() => traceIn(pasts.value, path), sameTrace),
        watch(path),
      ),
  }
}

/** The same of a log that is looked at, wherever one stands in it. */
export const pastAt = (
  catalogue: Catalogue,
  records: readonly SurveyRecord[],
  position$: Stream<number>,
): PastStreams => {
  let chronicle: Chronicle | null = null
  let held: Past | null = null
  const read = (): Past => {
    chronicle ??= chronicleOf(catalogue, records)
    const seq = position$.value
    if (held?.seq !== seq) held = { chronicle, seq }
    return held
  }
  const past$ = position$.pipe(startWith(null), map(read), distinctUntilChanged())
  return {
    ...backIn(read),
    isGrowing: false,
    past$: streamOf(read, past$),
    trace$: path =>
      streamOf(
        steady(() => traceOf(read(), path), sameTrace),
        past$.pipe(
          map(past => traceOf(past, path)),
          distinctUntilChanged(sameTrace),
        ),
      ),
  }
}
