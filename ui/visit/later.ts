import { BehaviorSubject, filter, Subscription, take } from 'rxjs'
import type { LaterDecisions } from '../../events/decisions/later'
import type { Stream } from '../../events/stream'
import { fetched } from '../app/missingCode'

/** What comes right behind the first page of a visit. No screen on which anything of it is asked opens before it is there. */
export type LaterCode = typeof import('./laterCode')['laterCode']

const code$ = new BehaviorSubject<LaterCode | null>(null)

/** Rejects with `MissingCode` alone. */
export const fetchLater = async (): Promise<LaterCode> => {
  if (code$.value !== null) return code$.value
  const { laterCode } = await fetched(() => import('./laterCode'))
  if (code$.value === null) code$.next(laterCode)
  return laterCode
}

/** The code, once it is there. */
export const laterCode$: Stream<LaterCode | null> = code$

/** @throws where a screen asks for them that did not wait for them */
export const laterDecisions = (): LaterDecisions => {
  if (code$.value === null) throw new Error('A decision is asked for before its code is there')
  return code$.value.laterDecisions
}

/** The code of a screen, once that which its commands are decided by is there too. */
export const withLater = async <A>(fetchScreen: () => Promise<A>): Promise<A> => {
  const [screen] = await Promise.all([fetched(fetchScreen), fetchLater()])
  return screen
}

/** Begins something once the code is there, whoever fetches it. @param start answers how to stop */
export const onceLater = (start: (code: LaterCode) => () => void): Subscription => {
  const begun = new Subscription()
  const isThere = filter((code: LaterCode | null) => code !== null)
  begun.add(code$.pipe(isThere, take(1)).subscribe(code => begun.add(start(code))))
  return begun
}
