/** This tab as the log names it: an id for each page load, and since when another tab has the log. */
import type { Clock } from '../../../events/clock'
import type { LifecyclePhase } from './lifecycleState'

/** The tab as the log names it. `since`: when another tab took the log over, in milliseconds since 1970. */
export interface ThisTab {
  readonly id: string
  readonly since: number | null
}

/** Creates the tab's identity: each page load has its own id. `moved` is called with every phase. */
export const createThisTab = ({ newId, now }: Pick<Clock, 'newId' | 'now'>) => {
  let tab: ThisTab = { id: newId(), since: null }
  return {
    now: (): ThisTab => tab,
    moved: ({ tag }: Pick<LifecyclePhase<unknown>, 'tag'>): void => {
      if (tag === 'inOtherTab' && tab.since === null) tab = { ...tab, since: now() }
      // The phases between are those of opening again.
      if (tag === 'open' || tag === 'closed') tab = { ...tab, since: null }
    },
  }
}
