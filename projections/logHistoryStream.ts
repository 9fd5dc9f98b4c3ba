/**
 * Streams the history of a log and what is known of each answer, for an open log or at a replay's position, with
 * commands that restore an answer or item.
 */

import { BehaviorSubject, distinctUntilChanged, map, Observable, Subscription, startWith } from 'rxjs'
import type { Catalogue } from '../domain/engine/catalogue'
import type { Answer } from '../domain/language/answer'
import { eventReach, pathsIn } from '../events/record/eventRows'
import type { SurveyRecord } from '../events/record/surveyRecord'
import type { State } from '../events/state/state'
import type { StoreChange } from '../events/store/store'
import { type Stream, stableReader, streamOf } from '../events/stream'
import { createLogHistory, type HistoryView, type LogHistory, logHistoryOf } from './logHistory/logHistory'
import { type AnswerTrace, answerTrace, sameAnswerTrace } from './provenance/answerTrace'
import { restoreAnswerCommand, restoreItemCommand, type UndoAction } from './undo/nextUndo'

/** The log history as streams. The log is read when somebody first subscribes. */
export interface LogHistoryStreams {
  /** Null until the log is read. Told after every record. */
  readonly history$: Stream<HistoryView | null>
  /** Whether records come while somebody answers; otherwise the log is looked at, and stays as it is. */
  readonly isGrowing: boolean
  /** What is known of one answer, told when it is not as it was. */
  readonly answerTrace$: (path: string) => Stream<AnswerTrace | null>
  /** The commands of `nextUndo.ts` that restore; null while the log is not read. */
  readonly restoreAnswerCommand: (state: State, path: string, previous: Answer) => UndoAction | null
  readonly restoreItemCommand: (state: State, list: string, id: string) => UndoAction | null
}

const restoreCommands = (
  read: () => HistoryView | null,
): Pick<LogHistoryStreams, 'restoreAnswerCommand' | 'restoreItemCommand'> => {
  const withHistory = <A>(of: (historyView: HistoryView) => A): A | null => {
    const historyView = read()
    return historyView === null ? null : of(historyView)
  }
  return {
    restoreAnswerCommand: (state, path, previous) =>
      withHistory(historyView => restoreAnswerCommand(historyView, state, path, previous)),
    restoreItemCommand: (state, list, id) =>
      withHistory(historyView => restoreItemCommand(historyView, state, list, id)),
  }
}

const traceAt = (historyView: HistoryView | null, path: string): AnswerTrace | null =>
  historyView === null ? null : answerTrace(historyView, path)

/** Follows an open log: reads it once, when it is first asked for, and goes on from there record by record until `stop`. */
export const followLogHistory = (
  catalogue: Catalogue,
  readAllRecords: () => Promise<readonly SurveyRecord[]>,
  change$: Observable<StoreChange>,
): LogHistoryStreams & { readonly stop: () => void } => {
  const historySubject = new BehaviorSubject<HistoryView | null>(null)
  /** One for each question that somebody watches. */
  const traceSubjects = new Map<string, BehaviorSubject<AnswerTrace | null>>()
  const subscription = new Subscription()
  let readCount = 0
  /** What came while the log was read. */
  let pendingRecords: SurveyRecord[] = []

  const emit = (historyView: HistoryView, paths: Iterable<string>): void => {
    // First: who is told of an answer reads it.
    historySubject.next(historyView)
    for (const path of paths) {
      const subject = traceSubjects.get(path)
      if (subject === undefined) continue
      const now = traceAt(historyView, path)
      if (!sameAnswerTrace(subject.value, now)) subject.next(now)
    }
  }

  const append = ({ history, seq }: HistoryView, record: SurveyRecord): void => {
    // It was read with the others.
    if (record.seq <= seq) return
    history.add(record)
    const isWhole = record.events.some(({ type }) => eventReach(type) === 'tree')
    emit({ history, seq: record.seq }, isWhole ? traceSubjects.keys() : record.events.flatMap(pathsIn))
  }

  const read = async (): Promise<void> => {
    readCount += 1
    const attempt = readCount
    const records = await readAllRecords()
    if (attempt !== readCount) return
    const history = createLogHistory(catalogue, records)
    const last = records.at(-1)?.seq ?? 0
    const since = pendingRecords.filter(({ seq }) => seq > last)
    for (const record of since) history.add(record)
    pendingRecords = []
    emit({ history, seq: since.at(-1)?.seq ?? last }, traceSubjects.keys())
  }

  const onChange = ({ record }: StoreChange): void => {
    if (record === null) {
      // Another tab's records came in between.
      historySubject.next(null)
      void read()
    } else if (historySubject.value === null) pendingRecords.push(record)
    else append(historySubject.value, record)
  }

  const start = (): void => {
    if (readCount > 0) return
    subscription.add(change$.subscribe(onChange))
    void read()
  }

  const watch = (path: string): Observable<AnswerTrace | null> =>
    new Observable(subscriber => {
      start()
      const subject = traceSubjects.get(path) ?? new BehaviorSubject(traceAt(historySubject.value, path))
      traceSubjects.set(path, subject)
      subject.subscribe(subscriber)
      subscriber.add(() => {
        if (!subject.observed && traceSubjects.get(path) === subject) traceSubjects.delete(path)
      })
    })

  const all$ = new Observable<HistoryView | null>(subscriber => {
    start()
    return historySubject.subscribe(subscriber)
  })
  return {
    ...restoreCommands(() => historySubject.value),
    isGrowing: true,
    stop: () => subscription.unsubscribe(),
    history$: streamOf(() => historySubject.value, all$),
    answerTrace$: path =>
      streamOf(
        stableReader(() => traceAt(historySubject.value, path), sameAnswerTrace),
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
  let history: LogHistory | null = null
  let current: HistoryView | null = null
  const read = (): HistoryView => {
    history ??= logHistoryOf(catalogue, records)
    const seq = position$.value
    if (current?.seq !== seq) current = { history, seq }
    return current
  }
  const history$ = position$.pipe(startWith(null), map(read), distinctUntilChanged())
  return {
    ...restoreCommands(read),
    isGrowing: false,
    history$: streamOf(read, history$),
    answerTrace$: path =>
      streamOf(
        stableReader(() => answerTrace(read(), path), sameAnswerTrace),
        history$.pipe(
          map(historyView => answerTrace(historyView, path)),
          distinctUntilChanged(sameAnswerTrace),
        ),
      ),
  }
}
