// Virtual time of a simulated world: what is due, when, and on whose behalf; nothing here waits for the machine's clock.

/** On whose behalf something happens: a page, or the device that it is open on. */
export interface Owner {
  /** A page that is gone hears nothing any more. */
  readonly isAlive: () => boolean
  /** One that sleeps hears it once it wakes. */
  readonly isAsleep: () => boolean
}

interface Task {
  /** Later for who slept then. */
  at: number
  /** The order among those that are due at the same moment. */
  readonly turn: number
  /** Null: the world's own. */
  readonly owner: Owner | null
  readonly run: () => unknown
}

export interface Scheduler {
  /** Virtual milliseconds since 1970. */
  readonly now: () => number
  /** Who is being heard; null: nobody, the world itself does something. */
  readonly current: () => Owner | null
  /** The rest of what is happening is this one's: an answer of the disk came to him. */
  readonly handOver: (owner: Owner) => void
  /** @param ms until then, 0 for as soon as possible. @returns how to call it off */
  readonly later: (ms: number, owner: Owner, run: () => void) => () => void
  /** The world itself does something then, between what happens to pages. */
  readonly laterInWorld: (ms: number, run: () => Promise<void>) => void
  /** Something that happens now, with all that follows from it at once; what it waits for comes as time passes. */
  readonly happen: (owner: Owner, run: () => unknown) => Promise<void>
  /** Time passes, and what is due in it happens. */
  readonly advance: (ms: number) => Promise<void>
  /** How many tasks have run. */
  readonly ran: () => number
}

/** More than any visit has to do: who gets here goes round in circles. */
const mostTasks = 400_000

/**
 * All microtasks of what has just run, and nothing else: a tick that is asked for from a microtask comes when there are none left,
 * and before the machine hears of anything from outside.
 */
const drained = (): Promise<void> => new Promise(resolve => queueMicrotask(() => process.nextTick(resolve)))

const isBefore = (one: Task, other: Task): boolean =>
  one.at < other.at || (one.at === other.at && one.turn < other.turn)

/** @param begin virtual milliseconds since 1970 */
export const createScheduler = (begin: number): Scheduler => {
  let now = begin
  let turn = 0
  let ran = 0
  let current: Owner | null = null
  // In order, the first one last.
  const tasks: Task[] = []
  /** What is due for who sleeps. */
  const missed: Task[] = []

  const add = (task: Task): void => {
    let at = tasks.length
    while (at > 0 && isBefore(tasks[at - 1] ?? task, task)) at--
    tasks.splice(at, 0, task)
  }

  const taskIn = (ms: number, owner: Owner | null, run: () => unknown): Task => {
    const task = { at: now + Math.max(0, Number.isFinite(ms) ? ms : 0), turn: turn++, owner, run }
    add(task)
    return task
  }

  const happen = async (owner: Owner, work: () => unknown): Promise<void> => {
    current = owner
    try {
      void work()
      await drained()
    } finally {
      current = null
    }
  }

  const wake = (): void => {
    for (const task of missed.splice(0))
      if (task.owner?.isAsleep() === true) missed.push(task)
      else {
        task.at = now
        add(task)
      }
  }

  return {
    now: () => now,
    current: () => current,
    handOver: owner => {
      current = owner
    },
    later: (ms, owner, work) => {
      const task = taskIn(ms, owner, work)
      return () => {
        for (const list of [tasks, missed]) {
          const at = list.indexOf(task)
          if (at >= 0) list.splice(at, 1)
        }
      }
    },
    laterInWorld: (ms, work) => void taskIn(ms, null, work),
    happen,
    advance: async ms => {
      const until = now + ms
      wake()
      for (let next = tasks.at(-1); next !== undefined && next.at <= until; next = tasks.at(-1)) {
        tasks.pop()
        now = Math.max(now, next.at)
        if (ran++ > mostTasks) throw new Error('the world goes round in circles')
        if (next.owner === null) await next.run()
        else if (next.owner.isAsleep()) missed.push(next)
        else if (next.owner.isAlive()) await happen(next.owner, next.run)
      }
      now = Math.max(now, until)
    },
    ran: () => ran,
  }
}
