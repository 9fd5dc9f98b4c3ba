/**
 * Reads from the router's location state which question to go to and where the customer came from; also keeps a
 * question in the present history entry.
 */
import { historyEntryOf, locationStateOf } from './createRouter'

const has = <K extends string>(state: unknown, key: K): state is Readonly<Record<K, unknown>> =>
  typeof state === 'object' && state !== null && key in state

/** The question that the customer was sent to, from the router's state. */
export const targetFieldOf = (state: unknown): string | null =>
  has(state, 'field') && typeof state.field === 'string' ? state.field : null

/** Whether the customer came here, or to a step before, from the overview on the page for sending. */
export const hasReturnToSending = (state: unknown): boolean => has(state, 'wayBack') && state.wayBack === true

/** Whether the customer came back from the step after this one. */
export const isFromNextStep = (state: unknown): boolean => has(state, 'fromEnd') && state.fromEnd === true

/** Whoever comes back to the entry of the history that one is at, begins at this question. */
export const rememberField = (field: string): void => {
  const state = locationStateOf(window.history.state)
  window.history.replaceState(historyEntryOf({ ...(typeof state === 'object' ? state : {}), field }), '')
}
