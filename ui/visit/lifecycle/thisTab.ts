import type { Clock } from '../../../events/clock'
import type { LifecyclePhase } from './lifecycleState'

/** This page among the tabs of the browser, as the log names it. `since`: from when (milliseconds since 1970) another shut it out. */
export interface ThisTab {
  readonly id: string
  readonly since: number | null
}

/** Another page load is another id. `moved` hears of every place. */
export const createThisTab = ({ newId, now }: Pick<Clock, 'newId' | 'now'>) => {
  let tab: ThisTab = { id: newId(), since: null }
  return {
    now: (): ThisTab => tab,
    moved: ({ tag }: Pick<LifecyclePhase<unknown>, 'tag'>): void => {
      if (tag === 'elsewhere' && tab.since === null) tab = { ...tab, since: now() }
      // What lies between is the way in from there.
      if (tag === 'open' || tag === 'closed') tab = { ...tab, since: null }
    },
  }
}
