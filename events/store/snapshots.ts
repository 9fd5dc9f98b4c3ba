/** Keeps a snapshot of the state in a quiet moment after enough records, and reads only snapshots of this build. */
import type { Catalogue } from '../../domain/engine/catalogue'
import type { Log, ReadSnapshot } from '../log/log'
import { decodeState, encodeState } from '../state/stateCodec'
import type { Store } from './store'

/** A snapshot is worth its bytes once so many records were stored since the last. */
export const recordsBetweenSnapshots = 200

/** Milliseconds without anything to write after which the customer is not in the middle of an answer. */
export const snapshotQuietMs = 1000

/** Takes the snapshots that this very code made for this catalogue. */
export const snapshotReader =
  (catalogue: Catalogue, rules: string): ReadSnapshot =>
  snapshot =>
    snapshot.rules === rules ? decodeState(catalogue, snapshot.state) : null

/**
 * Keeps a snapshot now and then, in a quiet moment. One that could not be kept is not missed: it is a cache.
 * @param deps `from`: the seq of the snapshot that the store started with, 0 without one
 * @returns how to stop
 */
export const keepSnapshots = (deps: {
  readonly log: Log
  readonly store: Store
  readonly rules: string
  readonly from: number
}): (() => void) => {
  const { log, store, rules } = deps
  let kept = deps.from
  let timer: ReturnType<typeof setTimeout> | undefined
  const keep = (): void => {
    const last = store.last()
    if (store.saving().tag !== 'saved' || last === null || last.seq - kept < recordsBetweenSnapshots) return
    kept = last.seq
    // Nothing waits, so the state is that of the last record.
    void log.keepSnapshot({ seq: last.seq, last: last.id, rules, state: encodeState(store.state()) })()
  }
  const watching = store.saving$.subscribe(() => {
    clearTimeout(timer)
    timer = setTimeout(keep, snapshotQuietMs)
  })
  return () => {
    watching.unsubscribe()
    clearTimeout(timer)
  }
}
