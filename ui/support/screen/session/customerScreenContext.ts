/**
 * The context of the replayed customer screens beside the survey (history, position, pictures, tab title), and hooks
 * for the screen's path and whether another tab shut it out.
 */
import { createContext, useContext } from 'react'
import type { Stream } from '../../../../events/stream'
import { useStream } from '../../../useStream'
import type { ScreenHistory } from './screenHistory'
import type { TabTitle$ } from './tabTitle'

export interface CustomerScreenState {
  readonly screenHistory: ScreenHistory
  readonly position$: Stream<number>
  /** The pictures that came along, by digest. */
  readonly pictures: ReadonlyMap<string, string>
  readonly title$: TabTitle$
  /** The path of the screen of a tab that was shut out: the end of the log, where it was saved there. Null everywhere else. */
  readonly shutOutAt: (position: number) => string | null
}

export const CustomerScreenContext = createContext<CustomerScreenState | null>(null)

export const useCustomerScreen = (): CustomerScreenState => {
  const customer = useContext(CustomerScreenContext)
  if (customer === null) throw new Error("A customer's screen outside a replay")
  return customer
}

/** The address of the screen that the customer had; null before the first. */
export const useScreenPath = (): string | null => {
  const { screenHistory, shutOutAt, position$ } = useCustomerScreen()
  return useStream(position$, position => shutOutAt(position) ?? screenHistory.screenAt(position))
}

/** Whether the customer's tab was shut out by another. */
export const useIsShutOut = (): boolean => {
  const { shutOutAt, position$ } = useCustomerScreen()
  return useStream(position$, position => shutOutAt(position) !== null)
}
