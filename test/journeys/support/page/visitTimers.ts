/** Timers of a visit that is lived through again: its time goes by the log, and not by the page's clock. */
export interface VisitTimers {
  /** What this leaves for later waits for the visit's time. */
  readonly during: <A>(doing: () => A) => A
  /** It is this late now; what was left for a moment up to here is done, in its order. */
  readonly advance: (now: number) => void
}

interface Left {
  readonly id: number
  readonly at: number
  readonly run: () => void
}

export const visitTimers = (): VisitTimers => {
  let now = 0
  let ids = 0
  let waiting: readonly Left[] = []
  const set = (run: () => void, ms = 0): number => {
    ids += 1
    waiting = [...waiting, { id: ids, at: now + ms, run }]
    return ids
  }
  const clear = (id?: number): void => {
    waiting = waiting.filter(one => one.id !== id)
  }
  const during = <A>(doing: () => A): A => {
    const { setTimeout, clearTimeout } = window
    Object.assign(window, { setTimeout: set, clearTimeout: clear })
    try {
      return doing()
    } finally {
      Object.assign(window, { setTimeout, clearTimeout })
    }
  }
  return {
    during,
    advance: to => {
      now = to
      for (const { id, run } of waiting.filter(({ at }) => at <= now).sort((a, b) => a.at - b.at)) {
        clear(id)
        during(run)
      }
    },
  }
}
