import type { FirstEffect } from '../events/effects/performFirst'
import type { State } from '../events/state/state'

/** The calls that are due for a first page: what the office says of the customer, and what may be chosen there. */
export const firstDue = ({ wanted }: State): readonly FirstEffect[] => [
  ...(wanted.customer ? [{ tag: 'loadCustomer' } as const] : []),
  ...(wanted.setting ? [{ tag: 'loadSetting' } as const] : []),
]
