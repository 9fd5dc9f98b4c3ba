import { BehaviorSubject, distinctUntilChanged, map, Observable, startWith } from 'rxjs'
import type { Catalogue } from '../domain/engine/catalogue'
import type { Answer } from '../domain/language/answer'
import type { SurveyRecord } from '../events/record/surveyRecord'
import type { State } from '../events/state/state'
import type { StoreChange } from '../events/store/store'
import { type Stream, stableReader, streamOf } from '../events/stream'
import { createLogHistory, type HistoryView, type LogHistory, logHistoryOf } from './logHistory/logHistory'
import { type AnswerTrace, answerTrace, sameAnswerTrace } from './provenance/answerTrace'
import { restoreAnswerCommand, restoreItemCommand, type UndoAction } from './undo/nextUndo'

/** What the log tells of the past, as streams. Nobody reads the log before somebody listens. */
export interface LogHistoryStreams {
  /** Null until the log is read. Told after every record. */
  readonly past$: Stream<HistoryView | null>
  /** Whether records come while somebody answers; otherwise the log is looked at, and stays as it is. */
  readonly isGrowing: boolean
  /** What is known of one answer, told when it is not as it was. */
  readonly trace$: (path: string) => Stream<AnswerTrace | null>
  /** See `backTo` and `itemBack`; null while the log is not read. */
  readonly backTo: (state: State, path: string, stood: Answer) => UndoAction | null
  readonly itemBack: (state: State, list: string, id: string) => UndoAction | null
}

const backIn = (read: () => HistoryView | null): Pick<LogHistoryStreams, 'backTo' | 'itemBack'> => {
  const ask = <A>(of: (past: HistoryView) => A): A | null => {
    const past = read()
    return past === null ? null : of(past)
  }
  return {
    backTo: (state, path, stood) => ask(past => restoreAnswerCommand(past, state, path, stood)),
    itemBack: (state, list, id) => ask(past => restoreItemCommand(past, state, list, id)),
  }
}

const traceIn = (past: HistoryView | null, path: string): AnswerTrace | null =>
  past === null ? null : answerTrace(past, path)

/** Follows an open log: reads it once, when it is first asked for, and goes on from there record by record. */
export const followLogHistory = (
  catalogue: Catalogue,
  allRecords: () => Promise<readonly SurveyRecord[]>,
  change$: Observable<StoreChange>,
): LogHistoryStreams => {
  const pasts = new BehaviorSubject<HistoryView | null>(null)
  /** One for each question that somebody watches. */
  const traces = new Map<string, BehaviorSubject<AnswerTrace | null>>()
  let reading = 0
  /** What came while the log was read. */
  let waiting: SurveyRecord[] = []

  const tell = (past: HistoryView, paths: Iterable<string>): void => {
    // First: who is told of an answer reads it.
    pasts.next(past)
    for (const path of paths) {
      const watched = traces.get(path)
      if (watched === undefined) continue
      const now = traceIn(past, path)
      if (!sameAnswerTrace(watched.value, now)) watched.next(now)
    }
  }

  const next = ({ chronicle, seq }: HistoryView, record: SurveyRecord): void => {
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
    const chronicle = createLogHistory(catalogue, records)
    const last = records.at(-1)?.seq ?? 0
    const since = waiting.filter(({ seq }) => seq > last)
    for (const record of since) chronicle.add(record)
    waiting = []
    tell({ chronicle, seq: since.at(-1)?.seq ?? last }, traces.keys())
  }

  const changed = ({ record }: StoreChange): void => {
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

  const watch = (path: string): Observable<AnswerTrace | null> =>
    new Observable(subscriber => {
      begin()
      const watched = traces.get(path) ?? new BehaviorSubject(traceIn(pasts.value, path))
      traces.set(path, watched)
      watched.subscribe(subscriber)
      subscriber.add(() => {
        if (!watched.observed && traces.get(path) === watched) traces.delete(path)
      })
    })

  const all$ = new Observable<HistoryView | null>(subscriber => {
    begin()
    return pasts.subscribe(subscriber)
  })
  return {
    ...backIn(() => pasts.value),
    isGrowing: true,
    past$: streamOf(() => pasts.value, all$),
    trace$: path =>
      streamOf(
        stableReader(() => traceIn(pasts.value, path), sameAnswerTrace),
        watch(path),
      ),
  }
}

/** The same of a log that is looked at, wherever one stands in it. */
export const logHistoryAtPosition = (
  catalogue: Catalogue,
  records: readonly SurveyRecord[],
  position$: Stream<number>,
): LogHistoryStreams => {
  let chronicle: LogHistory | null = null
  let held: HistoryView | null = null
  const read = (): HistoryView => {
    chronicle ??= logHistoryOf(catalogue, records)
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
        stableReader(() => answerTrace(read(), path), sameAnswerTrace),
        past$.pipe(
          map(past => answerTrace(past, path)),
          distinctUntilChanged(sameAnswerTrace),
        ),
      ),
  }
}
