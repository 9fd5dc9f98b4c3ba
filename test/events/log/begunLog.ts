import { afterEach, beforeEach, vi } from 'vitest'
import type { Log } from '../../../events/log/log'
import { type IndexedDbDevice, indexedDbDevice } from './device'
import { type FaultStore, faultStore } from './faultStore'
import { right } from './outcome'
import { answered, bytes, header } from './samples'

export const timeLimit = 400

/** The limit of time passes when something hangs and never before, however slow the machine is. */
export const runOut = (): void => {
  vi.advanceTimersByTime(timeLimit)
}

/** For the whole file: only `runOut` lets time pass. */
export const timeStandsStill = (): void => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })
}

export const snapshot = { seq: 1, last: 'record-1', rules: 'rules-1', state: 'state' }

interface Begun {
  readonly device: IndexedDbDevice
  readonly store: FaultStore
  readonly log: Log
}

/** A log of one record with a file and a snapshot, of which transactions can be made to fail. */
export const begun = async (): Promise<Begun> => {
  const device = indexedDbDevice()
  const store = faultStore(runOut)
  const log = device.tab({ wrap: store.wrap, timeLimit })
  await right(log.open(header('first')))
  await right(log.append(0, [answered(1)], [{ digest: 'd1', bytes: bytes('one') }]))
  await right(log.keepSnapshot(snapshot))
  return { device, store, log }
}

export const stored = async (device: IndexedDbDevice) => (await right(device.tab().open(header('next')))).records
