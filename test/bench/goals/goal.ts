/** One goal for speed: the work, what it is measured beside in the same round, and how much it may take at most. */
export interface Goal {
  readonly work: string
  /** What the figure is a ratio to; null where the figure stands by itself, in its unit. */
  readonly beside: string | null
  readonly unit: 'us' | 'ms' | 'kB' | 'bytes'
  readonly most: number
  /** Why it takes more, where it does: measured, and told in full in the README beside the bench. */
  readonly why?: string
}

/** What one round found. `beside` is null where the goal has nothing beside it. */
export interface Taken {
  readonly goal: Goal
  readonly ours: number
  readonly beside: number | null
}

/** What several goals share: what was built and started for them, and a round of measuring in fresh processes. */
export interface Bench {
  /** Measures each of the goals once; what is measured beside each other takes turns. */
  readonly round: () => Promise<readonly Taken[]>
  readonly close: () => Promise<void>
}

export interface Goals {
  readonly name: string
  readonly goals: readonly Goal[]
  /** @param folder for what is built; it is gone afterwards. */
  readonly open: (folder: string) => Promise<Bench>
}
