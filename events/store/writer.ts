import * as E from 'fp-ts/Either'
import type { BehaviorSubject } from 'rxjs'
import type { Blob, Log, StoreFault } from '../log/log'
import type { Header, SurveyRecord } from '../record/envelope'

/** Whether everything is on this device: `saved` means committed, not dispatched. */
export type Saving =
  | { readonly tag: 'saved' }
  | { readonly tag: 'saving' }
  | { readonly tag: 'fault'; readonly fault: StoreFault }

/** Writes what waits, in order, and goes on trying. */
export interface Writer {
  readonly nudge: () => void
  readonly settled: () => Promise<boolean>
  readonly catchUp: () => Promise<void>
  readonly stop: () => void
}

interface Deps {
  readonly log: Log
  readonly header: Header
  readonly isOpen: boolean
  /** The last seq that is known to be stored. */
  readonly head: () => number
  /** What waits now; empty when nothing does. */
  readonly batch: () => { readonly records: readonly SurveyRecord[]; readonly blobs: readonly Blob[] }
  readonly stored: (records: readonly SurveyRecord[]) => void
  /** Another tab's records came first: what waits must be decided again. */
  readonly overtaken: (tail: readonly SurveyRecord[]) => void
  readonly saving: BehaviorSubject<Saving>
}

/** Milliseconds between tries while the store refuses; the last one goes on. */
const patience = [500, 1000, 2000, 5000, 10_000]

export const createWriter = ({ log, header, isOpen, head, batch, stored, overtaken, saving }: Deps): Writer => {
  let open = isOpen
  let stopped = false
  /** Whether other tabs may have written. */
  let isBehind = false
  let running: Promise<boolean> | null = null
  let wake: () => void = () => undefined

  const pause = (tries: number): Promise<void> =>
    new Promise(resolve => {
      const timer = setTimeout(resolve, patience[Math.min(tries, patience.length - 1)])
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  const openLate = async (): Promise<StoreFault | null> => {
    const opened = await log.open(header)()
    if (E.isLeft(opened)) return opened.left
    open = true
    const tail = opened.right.records.slice(head())
    if (tail.length > 0) overtaken(tail)
    return null
  }

  const writeOnce = async (): Promise<StoreFault | null> => {
    if (!open) return openLate()
    const { records, blobs } = batch()
    const outcome = await log.append(head(), records, blobs)()
    if (E.isRight(outcome)) stored(records)
    else if (outcome.left.tag === 'headMoved') overtaken(outcome.left.tail)
    else return outcome.left
    return null
  }

  const run = async (): Promise<boolean> => {
    let tries = 0
    while (!stopped && (isBehind || batch().records.length > 0)) {
      const onlyReads = batch().records.length === 0
      isBehind = false
      const fault = await writeOnce()
      if (stopped) return false
      if (fault === null) tries = 0
      else if (fault.tag === 'erased' || !onlyReads) {
        saving.next({ tag: 'fault', fault })
        if (fault.tag === 'erased') stopped = true
        else await pause(tries++)
      }
    }
    if (stopped) return false
    if (saving.value.tag !== 'saved') saving.next({ tag: 'saved' })
    return true
  }

  /** One transaction at a time: what two of them read of the log would be folded twice. */
  const start = (): Promise<boolean> => {
    running ??= run().finally(() => {
      running = null
      // What came in while the last one was being finished.
      if (!stopped && (isBehind || batch().records.length > 0)) void start()
    })
    return running
  }

  return {
    nudge: () => {
      if (stopped) return
      if (saving.value.tag === 'saved') saving.next({ tag: 'saving' })
      wake()
      void start()
    },
    settled: async () => {
      if (stopped) return false
      if (batch().records.length === 0) return true
      // Nobody waits for a store that does not take it: the trying goes on without them.
      return new Promise(resolve => {
        const watching = saving.subscribe(({ tag }) => {
          if (tag === 'fault') resolve(false)
        })
        void start().then(done => {
          watching.unsubscribe()
          resolve(done)
        })
      })
    },
    catchUp: async () => {
      if (stopped || !open) return
      isBehind = true
      while (isBehind && !stopped) await start()
    },
    stop: () => {
      stopped = true
      wake()
    },
  }
}
