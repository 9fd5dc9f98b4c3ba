import { type Mark, nextRefused, previousRefused } from '../../../../projections/replay/marks'
import type { Session } from '../session'
import type { Move } from './keys'

/** Where a move leads; null where there is nothing that way, and for what moves nowhere. */
export const leadsTo = (
  { replay, marks, customer }: Pick<Session, 'replay' | 'customer'> & { readonly marks: readonly Mark[] },
  position: number,
  move: Move,
): number | null => {
  switch (move) {
    case 'back':
      return position > 0 ? position - 1 : null
    case 'forward':
      return position < replay.length ? position + 1 : null
    case 'first':
      return 0
    case 'last':
      return replay.length
    case 'nextRefused':
      return nextRefused(marks, position)
    case 'previousRefused':
      return previousRefused(marks, position)
    case 'nextScreen':
      return customer.seen.screenAfter(position)
    case 'previousScreen':
      return customer.seen.screenBefore(position)
    case 'play':
    case 'keys':
      return null
  }
}
