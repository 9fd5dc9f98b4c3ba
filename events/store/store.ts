import * as E from 'fp-ts/Either'
import { BehaviorSubject, type Observable, Subject } from 'rxjs'
import type { Catalogue } from '../../domain/engine/catalogue'
import type { Clock } from '../clock'
import type { Command, Refusal } from '../decisions/command'
import { type Given, recordOf } from '../decisions/deciding'
import type { Blob, Log, Opened, StoreFault } from '../log/log'
import type { Header, SurveyRecord } from '../record/envelope'
import { foldRecord, foldRecords } from '../state/fold'
import { initialState, type State } from '../state/state'
import { createWriter, type Saving } from './writer'

/** What just happened. A record that was added, or null when everything may be different: another tab wrote first. */
export interface Change {
  readonly state: State
  readonly record: SurveyRecord | null
}

/**
 * A command that came out otherwise once another tab's records stood before it: refused, or, where the refusal is null,
 * a step that got another verdict.
 */
export interface Lost {
  readonly command: Command
  readonly refusal: Refusal | null
}

/**
 * The one place where anything changes. `dispatch` decides, folds and tells at once; the disk follows. What it answers:
 * the record, null when there was nothing to do, or why not.
 */
export interface Store {
  readonly state: () => State
  /** Every record so far, stored or still waiting, in order; after a quick start those since its snapshot. */
  readonly records: () => readonly SurveyRecord[]
  /** Every record from the first on; what came before a quick start is read, and missing where it cannot be. */
  readonly allRecords: () => Promise<readonly SurveyRecord[]>
  readonly dispatch: (command: Command, blobs?: readonly Blob[]) => E.Either<Refusal, SurveyRecord | null>
  /** What was done here and is not stored yet, in order. */
  readonly waiting: () => readonly Given[]
  /**
   * Does again what a page that went away had not stored; what is stored after all is passed over. It takes the whole log
   * to know, so it is not for a store that started quickly.
   */
  readonly recover: (lost: readonly Given[]) => void
  readonly change$: Observable<Change>
  readonly saving: () => Saving
  readonly saving$: Observable<Saving>
  readonly lost$: Observable<Lost>
  /** Resolves when nothing waits to be written; false when the store does not take it. */
  readonly settled: () => Promise<boolean>
  /** Asks the store for what other tabs wrote. */
  readonly catchUp: () => Promise<void>
  /** From now on nothing is done here; what was done is still written. Another tab goes on with the log. */
  readonly freeze: () => void
  /** From now on nothing is done or written here: the log is erased. */
  readonly stop: () => void
}

interface Waiting {
  readonly given: Given
  readonly record: SurveyRecord
  readonly blobs: readonly Blob[]
}

/** Whether what a page left behind is stored after all, or another tab has answered the same question since. */
const isOutdated = (stored: readonly SurveyRecord[], { id, at, command }: Given): boolean =>
  stored.some(
    record => record.id === id || (record.at > at && record.by === 'customer' && answersInstead(record, command)),
  )

/** Whether the record answers what the command would answer. */
const answersInstead = ({ command: done, events }: SurveyRecord, command: Command): boolean => {
  const answers = (isOne: (path: string) => boolean): boolean =>
    events.some(event => event.type === 'AnswerChanged' && isOne(event.path))
  switch (command.type) {
    case 'ChangeAnswer':
      return answers(path => path === command.path)
    case 'ChooseHome':
      // What is kept of a home stands beside its place.
      return done === command.type && answers(path => path.startsWith(command.at.replace(/[^.]+$/, '')))
    default:
      return false
  }
}

/** @param opened the log as it was found, or the fault of a store that could not be opened: the portal goes on anyway. */
export const createStore = (deps: {
  readonly catalogue: Catalogue
  readonly log: Log
  readonly clock: Clock
  readonly header: Header
  readonly opened: E.Either<StoreFault, Opened>
}): Store => {
  const { catalogue, log, clock } = deps
  const from = E.isRight(deps.opened) ? deps.opened.right.from : null
  const stored = E.isRight(deps.opened) ? [...deps.opened.right.records] : []
  const head = (): number => (from?.seq ?? 0) + stored.length
  let storedState = foldRecords(catalogue, from?.state ?? initialState(catalogue), stored)
  let waiting: readonly Waiting[] = []
  let state = storedState
  let stopped = false
  const changes = new Subject<Change>()
  const lost = new Subject<Lost>()
  const saving = new BehaviorSubject<Saving>({ tag: 'saved' })

  const decideAgain = (before: readonly Waiting[]): readonly Waiting[] => {
    const kept: Waiting[] = []
    state = storedState
    for (const { given, blobs, record: first } of before) {
      const record = recordOf(catalogue, state, head() + kept.length, given)
      if (E.isLeft(record)) lost.next({ command: given.command, refusal: record.left })
      else if (record.right !== null) {
        kept.push({ given, blobs, record: record.right })
        if (given.command.type === 'SubmitStep' && JSON.stringify(first.events) !== JSON.stringify(record.right.events))
          lost.next({ command: given.command, refusal: null })
        state = foldRecord(catalogue, state, record.right)
      }
    }
    return kept
  }

  const writer = createWriter({
    log,
    header: deps.header,
    isOpen: E.isRight(deps.opened),
    head,
    batch: () => ({
      records: waiting.map(({ record }) => record),
      blobs: waiting.flatMap(({ blobs }) => blobs),
    }),
    stored: records => {
      for (const record of records) stored.push(record)
      storedState = foldRecords(catalogue, storedState, records)
      waiting = waiting.slice(records.length)
    },
    overtaken: tail => {
      for (const record of tail) stored.push(record)
      storedState = foldRecords(catalogue, storedState, tail)
      // An append that was given up for lost may have come through after all.
      const ids = new Set(tail.map(({ id }) => id))
      waiting = decideAgain(waiting.filter(({ record }) => !ids.has(record.id)))
      changes.next({ state, record: null })
    },
    saving,
  })

  if (E.isLeft(deps.opened)) saving.next({ tag: 'fault', fault: deps.opened.left })

  const perform = (given: Given, blobs: readonly Blob[]): E.Either<Refusal, SurveyRecord | null> => {
    if (stopped) return E.left({ tag: 'OpenElsewhere' })
    const decided = recordOf(catalogue, state, head() + waiting.length, given)
    if (E.isLeft(decided) || decided.right === null) return decided
    const record = decided.right
    state = foldRecord(catalogue, state, record)
    waiting = [...waiting, { given, record, blobs }]
    changes.next({ state, record })
    writer.nudge()
    return E.right(record)
  }

  const records = (): readonly SurveyRecord[] => [...stored, ...waiting.map(({ record }) => record)]

  const allRecords = async (): Promise<readonly SurveyRecord[]> => {
    const before = from === null ? E.right([]) : await log.records(from.seq)()
    return [...(E.isRight(before) ? before.right : []), ...records()]
  }

  return {
    state: () => state,
    records,
    allRecords,
    dispatch: (command, blobs = []) => perform({ command, id: clock.newId(), at: clock.now() }, blobs),
    waiting: () => waiting.map(({ given }) => given),
    recover: gone => {
      for (const given of gone) if (!isOutdated(stored, given)) perform(given, [])
    },
    change$: changes,
    saving: () => saving.value,
    saving$: saving,
    lost$: lost,
    settled: writer.settled,
    catchUp: writer.catchUp,
    freeze: () => {
      stopped = true
    },
    stop: () => {
      stopped = true
      writer.stop()
    },
  }
}
