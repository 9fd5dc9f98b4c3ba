import { channelBetween, type Locks } from '../disk/between'

/** The tab's hold on a log: one tab edits. Correctness lies in the log's transaction; this is for calm. */
export interface Hold {
  /** Lets go, so that another tab can go on at once. */
  readonly release: () => void
}

/** So long a tab may take to write what waits when it is asked to let go, in milliseconds; then the log is taken from it. */
const courtesy = 3000

/**
 * Takes the log for this tab. Null when another tab has it, unless `takeOver` takes it from there: the other is asked
 * first, so that all it wrote is there to be read; one that does not answer, a sleeping one, loses it all the same.
 * `lost` is called once, when another tab takes it from here; `release` is the answer to it, after the last write. A
 * browser without locks, or one that refuses them, lets every tab edit.
 */
export const holdLog = (
  locks: Locks | undefined,
  invitation: string,
  takeOver: boolean,
  lost: () => void,
): Promise<Hold | null> => {
  if (locks === undefined) return Promise.resolve({ release: () => undefined })
  const name = `klantportaal.log.${invitation}`
  const asking = channelBetween(name)
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
    const granted = (lock: Lock | null): Promise<void> | undefined => {
      if (lock === null) {
        stopAsking()
        resolve(null)
        return
      }
      state = 'held'
      if (asking !== null) asking.onmessage = taken
      resolve({ release })
      return held
    }
    const refused = (): void => {
      if (state === 'waiting') resolve({ release: () => undefined })
      taken()
      stopAsking()
    }
    const steal = (): Promise<void> => locks.request(name, { steal: true }, granted).catch(refused)
    if (!takeOver) {
      locks.request(name, { ifAvailable: true }, granted).catch(refused)
      return
    }
    asking?.postMessage('let go')
    locks
      .request(name, { signal: AbortSignal.timeout(asking === null ? 0 : courtesy) }, granted)
      .catch(() => (state === 'waiting' ? steal() : taken()))
  })
}
