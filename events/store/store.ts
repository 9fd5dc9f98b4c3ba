import * as E from 'fp-ts/Either'
import { BehaviorSubject, type Observable, ReplaySubject, Subject } from 'rxjs'
import type { Catalogue } from '../../domain/engine/catalogue'
import type { Clock } from '../clock'
import type { Command, Refusal } from '../decisions/command'
import { type Given, recordOf } from '../decisions/deciding'
import type { Blob, Log, Opened, StoreFault } from '../log/log'
import type { Header, SurveyRecord } from '../record/envelope'
import { foldRecord, foldRecords } from '../state/fold'
import { initialState, type State } from '../state/state'
import type { Stream } from '../stream'
import { isAmong, isOutdated, othersSince } from './outdated'
import type { LeftBehind } from './rescue'
import { createWriter, type Saving } from './writer'

/** What just happened. A record that was added, or null when everything may be different: another tab wrote first. */
export interface Change {
  readonly state: State
  readonly record: SurveyRecord | null
}

/**
 * A command that came out otherwise once another tab's records stood before it: refused, or, where the refusal is null,
 * a step that got another verdict. `AnsweredElsewhere`: the other tab's answer to the same question stands.
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
  /** What was done here and is not stored yet, in order, and the seq that the first of it was decided on. */
  readonly waiting: () => LeftBehind & { readonly head: number }
  /**
   * Does again what pages that went away had not stored; what is stored after all is passed over, and what another page
   * has answered since is told as lost. It takes every record after their heads to know (`reachBack`).
   */
  readonly recover: (left: readonly LeftBehind[]) => void
  readonly change$: Observable<Change>
  readonly saving: () => Saving
  readonly saving$: Stream<Saving>
  /** Everything that was lost since the store began, also for who listens later. */
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
  const lost = new ReplaySubject<Lost>()
  const saving = new BehaviorSubject<Saving>({ tag: 'saved' })

  /** Tells what came of a command that somebody else's records came before; a same answer is no loss. */
  const gaveWay = (command: Command): void => {
    const again = recordOf(catalogue, state, 0, { command, id: 'again', at: 0 })
    if (E.isLeft(again)) lost.next({ command, refusal: again.left })
    else if (again.right !== null) lost.next({ command, refusal: { tag: 'AnsweredElsewhere' } })
  }

  const decideAgain = (before: readonly Waiting[], others: readonly SurveyRecord[]): readonly Waiting[] => {
    const kept: Waiting[] = []
    state = storedState
    for (const { given, blobs, record: first } of before) {
      if (isOutdated(others, given.command)) {
        gaveWay(given.command)
        continue
      }
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
      const stillWaiting = waiting.filter(({ record }) => !isAmong(tail, record.id))
      const own = waiting.map(({ record }) => record)
      waiting = decideAgain(
        stillWaiting,
        tail.filter(({ id }) => !isAmong(own, id)),
      )
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

  const recoverPage = ({ head: decidedOn, given: gone }: LeftBehind): void => {
    const others = othersSince(stored, decidedOn, gone)
    for (const given of gone) {
      if (isAmong(stored, given.id)) continue
      if (isOutdated(others, given.command)) gaveWay(given.command)
      else {
        const done = perform(given, [])
        if (E.isLeft(done)) lost.next({ command: given.command, refusal: done.left })
      }
    }
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
    waiting: () => ({ head: head(), given: waiting.map(({ given }) => given) }),
    recover: left => {
      for (const page of left) recoverPage(page)
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
