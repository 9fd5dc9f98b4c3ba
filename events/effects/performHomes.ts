/**
 * Looks up a home by id or address, waits for its picture, searches homes nearby, and dispatches the outcome to the
 * log; failed calls count as nothing found.
 */
import * as E from 'fp-ts/Either'
import type { Property } from '../../domain/homes/property'
import type { Store } from '../store/store'
import { createFailedCallLog, isNotFound } from './calls/createFailedCallLog'
import { type CallFault, isFaultFromOffice } from './calls/http'
import type { PropertyCalls } from './calls/propertyCalls'
import type { Effect } from './effect'

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

/** A home that was found, or not; `failed` where that is because a call failed, `unheard` where it got no answer. */
interface LookedUp {
  readonly home: Property | null
  readonly failed: boolean
  readonly unheard: boolean
}

const nothing: LookedUp = { home: null, failed: false, unheard: false }

/**
 * The look-ups of homes. To the customer a call that fails counts as one that found nothing (checklist OPEN-122).
 * @param tellUnheard told of each that got no answer, before what came of it
 */
export const performHomes = (
  calls: PropertyCalls,
  store: Pick<Store, 'dispatch'>,
  tellUnheard: (effect: Of<'seekHome' | 'searchHomes'>) => void,
) => {
  const noted = createFailedCallLog(store)

  const lookedUp = (
    at: string,
    call: 'home' | 'homeAtAddress',
    home: E.Either<CallFault, Property | null>,
    signal: AbortSignal,
  ): LookedUp => {
    if (E.isRight(home)) return { ...nothing, home: home.right }
    if (signal.aborted || isNotFound(home.left)) return nothing
    noted(call, home.left, { at })
    return { home: null, failed: true, unheard: !isFaultFromOffice(home.left) }
  }

  const byId = async (at: string, id: string, signal: AbortSignal): Promise<LookedUp> =>
    lookedUp(at, 'home', await calls.byId(id, signal)(), signal)

  const byAddress = async (at: string, sought: Of<'seekHome'>['sought'], signal: AbortSignal): Promise<LookedUp> =>
    sought.address === null || signal.aborted
      ? nothing
      : lookedUp(at, 'homeAtAddress', await calls.byAddress(sought.address, signal)(), signal)

  /** Waits for the picture of a home; false when it does not come. */
  const picture = async (at: string, id: string, signal: AbortSignal): Promise<boolean> => {
    for (let tries = 0; tries < pictureTries; tries++) {
      await pause(pictureEveryMs, signal)
      if (signal.aborted) return false
      const status = await calls.status(id, signal)()
      if (E.isRight(status) && status.right === 'ready') return true
      // A home that the office has not can have no picture.
      if (E.isLeft(status) && isNotFound(status.left)) return false
      if (E.isLeft(status) && !signal.aborted) noted('homePicture', status.left, { at })
    }
    return false
  }

  const seekHome = async (effect: Of<'seekHome'>, signal: AbortSignal): Promise<void> => {
    const { at, what, sought } = effect
    const note = ({ home, failed }: Omit<LookedUp, 'unheard'>, settled: boolean): void => {
      // A stale answer never wins: what was typed since then has a call of its own.
      if (!signal.aborted) store.dispatch({ type: 'NoteHome', at, sought: sought.key, home, settled, failed })
    }
    const known = what === 'current' ? nothing : await byId(at, sought.key, signal)
    const other = known.home === null ? await byAddress(at, sought, signal) : nothing
    const home = known.home ?? other.home
    const found = { home, failed: home === null && (known.failed || other.failed) }
    if (home === null && (known.unheard || other.unheard) && !signal.aborted) tellUnheard(effect)
    const isPictured = home === null || home.image !== ''
    note(found, isPictured)
    if (isPictured || signal.aborted) return
    const id = home.id === '' ? sought.key : home.id
    const isReady = await picture(at, id, signal)
    if (signal.aborted) return
    note({ home: (isReady ? (await byId(at, id, signal)).home : null) ?? home, failed: false }, true)
  }

  const searchHomes = async (effect: Of<'searchHomes'>, signal: AbortSignal): Promise<void> => {
    const { at, criteria } = effect
    const near = await calls.near(criteria, signal)()
    if (signal.aborted) return
    const failed = E.isLeft(near) && !isNotFound(near.left)
    if (E.isLeft(near) && failed) noted('homesNear', near.left, { at })
    if (E.isLeft(near) && !isFaultFromOffice(near.left)) tellUnheard(effect)
    const found = E.isRight(near) ? near.right : { homes: [], center: null }
    store.dispatch({ type: 'NoteHomes', at, criteria, ...found, failed })
  }

  return { seekHome, searchHomes }
}
