import { type StepKey, stepKeys } from '../../domain/language/stepKey'
import { stepPath } from '../../domain/portal/navigation'
import type { Saving } from '../../events/store/writer'
import { howFar, howFarInSteps } from '../../projections/howFar'
import { buildMark, type Saved, supportCode } from '../../projections/supportCode'
import type { Visit } from '../visit/visit'

/** Who is logged in and asks for help: the visit that is open here, or else the invitation of the session. */
export interface Helped {
  readonly visit: Visit | null
  readonly invitation: string | null
  /** Whether another tab has the log, and shut this one out. */
  readonly isShutOut: boolean
}

type Seen = Pick<Visit, 'catalogue' | 'live'>

const savedOf = (saving: Saving): Saved => (saving.tag === 'fault' ? saving.fault.tag : saving.tag)

/** How many questions are not right: of a step, and on the page for sending of all steps. */
const errorsAt = ({ catalogue, live }: Seen, step: StepKey): number =>
  step === 'complete'
    ? howFar(catalogue, live.view()).open
    : (howFarInSteps(catalogue, live.view()).get(step)?.open ?? 0)

/**
 * The code of what is on the screen now.
 * @param path that of the screen
 */
export const supportCodeOf = ({ visit }: Pick<Helped, 'visit'>, path: string, build: string): string => {
  const step = stepKeys.find(key => stepPath(key) === path) ?? null
  return supportCode({
    step,
    build: buildMark(build),
    errors: visit === null || step === null ? 0 : errorsAt(visit, step),
    saved: visit === null ? 'none' : savedOf(visit.store.saving()),
  })
}
