import * as E from 'fp-ts/Either'
import type { Property } from '../../domain/homes/property'
import type { Store } from '../store/store'
import type { Effect } from './effect'
import type { PropertyCalls } from './property'

type Of<T extends Effect['tag']> = Extract<Effect, { tag: T }>

/** How often, and how many milliseconds apart, the office is asked whether a picture is there (checklist OPEN-118). */
export const pictureTries = 5
export const pictureEveryMs = 2000

/** Resolves after so many milliseconds, or at once when nobody waits any more. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise(resolve => {
    const over = (): void => {
      clearTimeout(timer)
      signal.removeEventListener('abort', over)
      resolve()
    }
    const timer = setTimeout(over, ms)
    signal.addEventListener('abort', over)
    if (signal.aborted) over()
  })

/** The look-ups of homes. A call that fails counts as one that found nothing (checklist OPEN-122). */
export const performHomes = (calls: PropertyCalls, store: Pick<Store, 'dispatch'>) => {
  const byId = async (id: string, signal: AbortSignal): Promise<Property | null> => {
    const home = await calls.byId(id, signal)()
    return E.isRight(home) ? home.right : null
  }

  const byAddress = async (sought: Of<'seekHome'>['sought'], signal: AbortSignal): Promise<Property | null> => {
    if (sought.address === null || signal.aborted) return null
    const home = await calls.byAddress(sought.address, signal)()
    return E.isRight(home) ? home.right : null
  }

  /** Waits for the picture of a home; false when it does not come. */
  const picture = async (id: string, signal: AbortSignal): Promise<boolean> => {
    for (let tries = 0; tries < pictureTries; tries++) {
      await pause(pictureEveryMs, signal)
      if (signal.aborted) return false
      const status = await calls.status(id, signal)()
      if (E.isRight(status) && status.right === 'ready') return true
      // A home that the office has not can have no picture.
      if (E.isLeft(status) && status.left.tag === 'status' && status.left.status === 404) return false
    }
    return false
  }

  const seekHome = async ({ at, what, sought }: Of<'seekHome'>, signal: AbortSignal): Promise<void> => {
    const note = (home: Property | null, settled: boolean): void => {
      // A stale answer never wins: what was typed since then has a call of its own.
      if (!signal.aborted) store.dispatch({ type: 'NoteHome', at, sought: sought.key, home, settled })
    }
    const known = what === 'current' ? null : await byId(sought.key, signal)
    const home = known ?? (await byAddress(sought, signal))
    const isPictured = home === null || home.image !== ''
    note(home, isPictured)
    if (isPictured || signal.aborted) return
    const id = home.id === '' ? sought.key : home.id
    const isReady = await picture(id, signal)
    if (signal.aborted) return
    note((isReady ? await byId(id, signal) : null) ?? home, true)
  }

  const searchHomes = async ({ at, criteria }: Of<'searchHomes'>, signal: AbortSignal): Promise<void> => {
    const near = await calls.near(criteria, signal)()
    if (signal.aborted) return
    const found = E.isRight(near) ? near.right : { homes: [], center: null }
    store.dispatch({ type: 'NoteHomes', at, criteria, ...found })
  }

  return { seekHome, searchHomes }
}
