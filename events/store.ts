import * as E from 'fp-ts/Either'
import { BehaviorSubject, type Observable, Subject } from 'rxjs'
import type { Catalogue } from '../domain/catalogue'
import type { Clock } from './clock'
import type { Command, Refusal } from './command'
import { type Given, recordOf } from './deciding'
import type { Header, SurveyRecord } from './envelope'
import { foldRecord, foldRecords } from './fold'
import type { Blob, Log, Opened, StoreFault } from './log/log'
import { initialState, type State } from './state'
import { createWriter, type Saving } from './writer'

/** What just happened. A record that was added, or null when everything may be different: another tab wrote first. */
export interface Change {
  readonly state: State
  readonly record: SurveyRecord | null
}

/** A command that was done here, but not once another tab's records came before it. */
export interface Lost {
  readonly command: Command
  readonly refusal: Refusal
}

/**
 * The one place where anything changes. `dispatch` decides, folds and tells at once; the disk follows. What it answers:
 * the record, null when there was nothing to do, or why not.
 */
export interface Store {
  readonly state: () => State
  /** Every record so far, stored or still waiting, in order. */
  readonly records: () => readonly SurveyRecord[]
  readonly dispatch: (command: Command, blobs?: readonly Blob[]) => E.Either<Refusal, SurveyRecord | null>
  /** What was done here and is not stored yet, in order. */
  readonly waiting: () => readonly Given[]
  /** Does again what a page that went away had not stored; what is stored after all is passed over. */
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
    record =>
      record.id === id ||
      (record.at > at &&
        record.by === 'customer' &&
        command.type === 'ChangeAnswer' &&
        record.events.some(event => event.type === 'AnswerChanged' && event.path === command.path)),
  )

/** @param opened the log as it was found, or the fault of a store that could not be opened: the portal goes on anyway. */
export const createStore = (deps: {
  readonly catalogue: Catalogue
  readonly log: Log
  readonly clock: Clock
  readonly header: Header
  readonly opened: E.Either<StoreFault, Opened>
}): Store => {
  const { catalogue, log, clock } = deps
  const stored = E.isRight(deps.opened) ? [...deps.opened.right.records] : []
  let storedState = foldRecords(catalogue, initialState(catalogue), stored)
  let waiting: readonly Waiting[] = []
  let state = storedState
  let stopped = false
  const changes = new Subject<Change>()
  const lost = new Subject<Lost>()
  const saving = new BehaviorSubject<Saving>({ tag: 'saved' })

  const decideAgain = (before: readonly Waiting[]): readonly Waiting[] => {
    const kept: Waiting[] = []
    state = storedState
    for (const { given, blobs } of before) {
      const record = recordOf(catalogue, state, stored.length + kept.length, given)
      if (E.isLeft(record)) lost.next({ command: given.command, refusal: record.left })
      else if (record.right !== null) {
        kept.push({ given, blobs, record: record.right })
        state = foldRecord(catalogue, state, record.right)
      }
    }
    return kept
  }

  const writer = createWriter({
    log,
    header: deps.header,
    isOpen: E.isRight(deps.opened),
    head: () => stored.length,
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
    const decided = recordOf(catalogue, state, stored.length + waiting.length, given)
    if (E.isLeft(decided) || decided.right === null) return decided
    const record = decided.right
    state = foldRecord(catalogue, state, record)
    waiting = [...waiting, { given, record, blobs }]
    changes.next({ state, record })
    writer.nudge()
    return E.right(record)
  }

  return {
    state: () => state,
    records: () => [...stored, ...waiting.map(({ record }) => record)],
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
