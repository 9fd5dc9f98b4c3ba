// A browser on a device: its clock, its disk, its local storage, and what its pages share.
import { IDBKeyRange } from 'fake-indexeddb'
import type { Globals } from '../time/globals'
import type { Owner, Scheduler } from '../time/scheduler'
import { timersOf } from '../time/timers'
import { deviceChannels } from './channels'
import { type DeviceDisk, type DiskFault, deviceDisk } from './disk'
import { deviceLocks } from './locks'
import { deviceStorage } from './storage'

export interface Device extends Owner {
  readonly name: string
  readonly globals: Globals
  readonly disk: DeviceDisk
  readonly storage: ReturnType<typeof deviceStorage>
  readonly locks: ReturnType<typeof deviceLocks>
  readonly channels: ReturnType<typeof deviceChannels>
  /** What its clock says. */
  readonly now: () => number
  /** Its clock jumps. */
  readonly jump: (ms: number) => void
  isOnline: boolean
  /** Every answer of its disk takes so many milliseconds more. */
  slowness: number
  /** Whether a word between its pages is lost. */
  losesWords: boolean
}

/** How fake-indexeddb waits until nobody has a database open. */
const isAskingAgain = (run: () => void): boolean => String(run).includes('waitForOthersClosed')
/** How often it does so here, in milliseconds. */
const askingMs = 50

/** So long the browser keeps in memory what a page put in its local storage, in milliseconds. */
const flushMs = 5000

/**
 * @param random numbers from 0 to 1 of the run
 * @param failed told each fault of the disk as it comes
 */
export const createDevice = (
  scheduler: Scheduler,
  name: string,
  random: () => number,
  failed: (fault: DiskFault) => void,
): Device => {
  let skew = 0
  const owner: Owner = { isAlive: () => true, isAsleep: () => false }
  const now = (): number => Math.floor(scheduler.now() + skew)
  const latency = (): number => random() * 2
  const bytes = <A extends ArrayBufferView>(array: A): A => {
    if (array instanceof Uint8Array) for (let at = 0; at < array.length; at++) array[at] = Math.floor(random() * 256)
    return array
  }
  const device: Device = Object.assign(owner, {
    name,
    globals: {
      ...timersOf(scheduler, owner, now),
      // What waits for others to let go of a database asks again and again.
      setImmediate: (run: () => void) =>
        scheduler.later((isAskingAgain(run) ? askingMs : random() * 0.2) + device.slowness, owner, run),
      IDBKeyRange,
      crypto: {
        getRandomValues: bytes,
        randomUUID: () => Buffer.from(bytes(new Uint8Array(16))).toString('hex'),
      },
    },
    disk: deviceDisk(scheduler, owner, random, failed),
    storage: deviceStorage(flush => void scheduler.later(flushMs, owner, flush)),
    locks: deviceLocks(scheduler, latency),
    channels: deviceChannels(scheduler, latency, () => device.losesWords && random() < 0.5),
    now,
    jump: (ms: number) => {
      skew += ms
    },
    isOnline: true,
    slowness: 0,
    losesWords: false,
  })
  return device
}
