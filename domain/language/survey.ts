import type { Section, Step } from './section'
import type { VisitProfiles } from './visitProfile'

/** A survey as declared: all that the engine is told of what it asks, and whom. */
export interface Survey {
  readonly steps: readonly Step[]
  /** What is kept and sent without being asked. */
  readonly kept: readonly Section[]
  /** What each type of invitation makes of a visit. */
  readonly profiles: VisitProfiles
}
