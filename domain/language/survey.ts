import type { Section, Step } from './section'
import type { VisitProfiles } from './visitProfile'

/**
 * A survey as declared: its steps, what is kept and sent without being asked, and what each type of invitation makes of
 * a visit.
 */
export interface Survey {
  readonly steps: readonly Step[]
  /** What is kept and sent without being asked. */
  readonly kept: readonly Section[]
  /** What each type of invitation makes of a visit. */
  readonly profiles: VisitProfiles
}
