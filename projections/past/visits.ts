import type { Doing, Past } from './chronicle'
import { countUpTo, lastUpTo } from './upTo'

/** Where the customer was last; null where the log tells of nothing that the customer did. */
export const lastDoing = ({ chronicle: { doings }, seq }: Past): Doing | null => {
  const count = countUpTo(doings, seq)
  const isBegun = doings.some((one, at) => at < count && one.isOwn)
  return isBegun ? (doings[count - 1] ?? null) : null
}

/** The seq that the visit of now began with; 0 where no opening is in the log. */
export const visitBegan = ({ chronicle: { openings }, seq }: Past): number => {
  for (let at = countUpTo(openings, seq) - 1; at >= 0; at--) {
    const opening = openings[at]
    if (opening?.isReturn === true) return opening.seq
  }
  return 0
}

/** The last that the customer did in a visit before this one; null where there was none. */
export const lastBefore = (past: Past): Doing | null => {
  const before = lastUpTo(past.chronicle.doings, visitBegan(past) - 1)
  return before === null ? null : lastDoing({ chronicle: past.chronicle, seq: before.seq })
}
