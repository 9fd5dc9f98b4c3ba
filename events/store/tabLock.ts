/**
 * Acquires the lock that lets one tab edit a log, or takes it over from another tab; a tab that is shut out announces
 * itself to the tab with the lock.
 */
import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { distinct, Observable } from 'rxjs'
import type { LockAcquisition } from '../definitions/portalOpened'
import { tabChannel, type WebLocks } from '../disk/tabCoordination'

/** The tab's hold on a log: one tab edits. Correctness lies in the log's transaction; this is for calm. */
export interface TabLock {
  /** How this tab came by it. */
  readonly took: Exclude<LockAcquisition, 'notTold'>
  /** Lets go, so that another tab can go on at once. */
  readonly release: () => void
}

/** So long a tab may take to write what waits when it is asked to let go, in milliseconds; then the log is taken from it. */
const courtesy = 3000

const unlocked: TabLock = { took: 'unlocked', release: () => undefined }

/**
 * Takes the log for this tab. Null when another tab has it, unless `takeOver` takes it from there: the other is asked
 * first, so that all it wrote is there to be read; one that does not answer, a sleeping one, loses it all the same.
 * `lost` is called once, when another tab takes it from here; `release` is the answer to it, after the last write. A
 * browser without locks, or one that refuses them, lets every tab edit.
 */
export const acquireTabLock = (
  locks: WebLocks | undefined,
  invitation: string,
  takeOver: boolean,
  lost: () => void,
): Promise<TabLock | null> => {
  if (locks === undefined) return Promise.resolve(unlocked)
  const name = `klantportaal.log.${invitation}`
  const asking = tabChannel(name)
  return new Promise(resolve => {
    let end: () => void = () => undefined
    let state: 'waiting' | 'held' | 'over' = 'waiting'
    const held = new Promise<void>(done => {
      end = done
    })
    const stopAsking = (): void => asking?.close()
    const release = (): void => {
      state = 'over'
      stopAsking()
      end()
    }
    const taken = (): void => {
      if (state !== 'held') return
      state = 'over'
      stopAsking()
      lost()
    }
    const hold = (took: TabLock['took']): Promise<void> => {
      state = 'held'
      if (asking !== null) asking.onmessage = taken
      resolve({ took, release })
      return held
    }
    const refused = (): void => {
      if (state === 'waiting') resolve(unlocked)
      taken()
      stopAsking()
    }
    const steal = (): Promise<void> => locks.request(name, { steal: true }, () => hold('forced')).catch(refused)
    const ask = (): void => {
      asking?.postMessage('let go')
      locks
        .request(name, { signal: AbortSignal.timeout(asking === null ? 0 : courtesy) }, () => hold('over'))
        .catch(() => (state === 'waiting' ? steal() : taken()))
    }
    const ifFree = (lock: Lock | null): Promise<void> | undefined => {
      if (lock !== null) return hold('free')
      if (takeOver) {
        ask()
        return undefined
      }
      stopAsking()
      resolve(null)
      return undefined
    }
    locks.request(name, { ifAvailable: true }, ifFree).catch(refused)
  })
}

/** Another channel than the one that asks for the log: a page of an earlier build lets go at any word on that one. */
const newsOf = (invitation: string): BroadcastChannel | null => tabChannel(`klantportaal.tabs.${invitation}`)

const tabCodec = t.refinement(t.string, id => id !== '' && id.length <= 64, 'Tab')

/** Tells whoever has the log that this page was opened and shut out: here nothing can be written down. */
export const announceShutOut = (invitation: string, tab: string): void => {
  const news = newsOf(invitation)
  news?.postMessage(tab)
  news?.close()
}

/** The pages that are shut out while this one has the log, each once. */
export const shutOutTabs = (invitation: string): Observable<string> =>
  new Observable<string>(subscriber => {
    const news = newsOf(invitation)
    if (news !== null)
      news.onmessage = ({ data }: MessageEvent<unknown>) => {
        const tab = tabCodec.decode(data)
        if (E.isRight(tab)) subscriber.next(tab.right)
      }
    return () => news?.close()
  }).pipe(distinct())
