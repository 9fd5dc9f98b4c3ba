/**
 * Writes pending records to the log in order, tries again while the store refuses, reads other tabs' records, and
 * reports whether all is saved.
 */
import * as E from 'fp-ts/Either'
import type { BehaviorSubject } from 'rxjs'
import type { StoreFault } from '../disk/storeFault'
import type { Log, LogBlob, OpenedLog } from '../log/log'
import type { StoredLogHeader, SurveyRecord } from '../record/surveyRecord'
import { createBackoff } from './backoff'

/**
 * Whether everything is on this device: `saved` means committed, not dispatched; `inWindow` that the log is one in memory,
 * and what was done goes with the window.
 */
export type SavingStatus =
  | { readonly tag: 'saved' }
  | { readonly tag: 'inWindow' }
  | { readonly tag: 'saving' }
  | { readonly tag: 'fault'; readonly fault: StoreFault }

interface Deps {
  readonly log: Log
  readonly header: StoredLogHeader
  readonly isOpen: boolean
  /** The last seq that is known to be stored. */
  readonly head: () => number
  /** What waits now; empty when nothing does. */
  readonly batch: () => { readonly records: readonly SurveyRecord[]; readonly blobs: readonly LogBlob[] }
  readonly stored: (records: readonly SurveyRecord[]) => void
  /** Another tab's records came first: what waits must be decided again. */
  readonly overtaken: (tail: readonly SurveyRecord[]) => void
  /** A store that refused at first lets itself be opened. */
  readonly openedLate: (opened: OpenedLog) => void
  readonly saving: BehaviorSubject<SavingStatus>
}

/** What may be said of a log that nothing waits for. */
export const idleSavingStatus = ({ outlivesWindow }: Pick<Log, 'outlivesWindow'>): SavingStatus => ({
  tag: outlivesWindow ? 'saved' : 'inWindow',
})

/** Milliseconds between tries while the store refuses; the last one goes on. */
const patience = [500, 1000, 2000, 5000, 10_000]

/** Nothing is ever written there again by this page. */
const isFinal = ({ tag }: StoreFault): boolean => tag === 'erased' || tag === 'newer'

/** Writes what waits, in order, and goes on trying. One transaction at a time: what two read would be folded twice. */
export class LogWriter {
  private readonly pause = createBackoff(patience)
  private isOpen: boolean
  private isStopped = false
  /** Whether other tabs may have written. */
  private isBehind = false
  /** Whether it must be seen first that what was stored is still there. */
  private isUnsure = false
  private running: Promise<boolean> | null = null

  constructor(private readonly deps: Deps) {
    this.isOpen = deps.isOpen
  }

  /** Something waits. */
  readonly nudge = (): void => {
    if (this.isStopped) return
    const { saving, log } = this.deps
    if (saving.value.tag === idleSavingStatus(log).tag) saving.next({ tag: 'saving' })
    this.pause.wake()
    void this.start()
  }

  /** Resolves when nothing waits; false when the store does not take it: nobody waits for that, the trying goes on. */
  readonly settled = async (): Promise<boolean> => {
    if (this.isStopped) return false
    if (!this.isWaiting()) return true
    return new Promise(resolve => {
      const watching = this.deps.saving.subscribe(({ tag }) => {
        if (tag === 'fault') resolve(false)
      })
      void this.written().then(done => {
        watching.unsubscribe()
        resolve(done)
      })
    })
  }

  /** Reads what other tabs wrote. */
  readonly catchUp = async (): Promise<void> => {
    if (this.isStopped || !this.isOpen) return
    this.isBehind = true
    while (this.isBehind && !this.isStopped) await this.start()
  }

  /** Something befell the store while nobody asked anything of it: that is said at once, and then looked at. */
  readonly interrupted = (fault: StoreFault): void => {
    if (this.isStopped) return
    this.isUnsure = true
    this.fail(fault)
    if (!this.isStopped) void this.start()
  }

  /** Does something that no write may come in between. */
  readonly alone = async (work: () => Promise<void>): Promise<void> => {
    while (this.running !== null) await this.running
    if (this.isStopped || !this.isOpen) return
    this.running = work()
      .then(() => true)
      .finally(() => this.rested())
    await this.running
  }

  readonly stop = (): void => {
    this.isStopped = true
    this.pause.wake()
  }

  private isWaiting(): boolean {
    return this.deps.batch().records.length > 0
  }

  private hasWork(): boolean {
    return !this.isStopped && (this.isBehind || this.isUnsure || this.isWaiting())
  }

  private fail(fault: StoreFault): void {
    if (isFinal(fault)) this.isStopped = true
    this.deps.saving.next({ tag: 'fault', fault })
  }

  private start(): Promise<boolean> {
    this.running ??= this.run().finally(() => this.rested())
    return this.running
  }

  /** What is under way may be something else than writing what waits. */
  private async written(): Promise<boolean> {
    let isDone = await this.start()
    while (isDone && this.isWaiting()) isDone = await this.start()
    return isDone
  }

  private rested(): void {
    this.running = null
    // What came in while the last one was being finished.
    if (this.hasWork()) void this.start()
  }

  private async run(): Promise<boolean> {
    const { saving, log } = this.deps
    this.pause.reset()
    while (this.hasWork()) await this.turn()
    if (this.isStopped) return false
    const rest = idleSavingStatus(log)
    if (saving.value.tag !== rest.tag) saving.next(rest)
    return true
  }

  private async turn(): Promise<void> {
    const matters = this.isWaiting() || this.isUnsure
    this.isBehind = false
    const fault = await this.writeOnce()
    if (this.isStopped) return
    if (fault === null) {
      this.isUnsure = false
      this.pause.reset()
    } else if (isFinal(fault)) this.fail(fault)
    else if (matters) {
      this.fail(fault)
      await this.pause.rest()
    }
  }

  private async writeOnce(): Promise<StoreFault | null> {
    if (!this.isOpen) return this.openLate()
    const { log, head, batch, stored, overtaken } = this.deps
    const { records, blobs } = batch()
    const outcome = await log.append(head(), records, blobs)()
    if (E.isRight(outcome)) stored(records)
    else if (outcome.left.tag === 'headMoved') overtaken(outcome.left.tail)
    else return outcome.left
    return null
  }

  private async openLate(): Promise<StoreFault | null> {
    const { log, header, head, openedLate, overtaken } = this.deps
    const opened = await log.open(header)()
    if (E.isLeft(opened)) return opened.left
    this.isOpen = true
    openedLate(opened.right)
    const tail = opened.right.records.slice(head())
    if (tail.length > 0) overtaken(tail)
    return null
  }
}
