/**
 * Makes the support code of the present screen (step, questions not right, save state, build); also the type of the
 * customer who asks for help.
 */
import { type StepKey, stepKeys } from '../../domain/language/stepKey'
import { stepPath } from '../../domain/portal/navigation'
import type { SavingStatus } from '../../events/store/writer'
import { progressByStep, visitProgress } from '../../projections/steps/visitProgress'
import { buildMark, type SavedStatus, supportCode } from '../../projections/supportCode/supportCode'
import type { Visit } from '../visit/openVisit/visit'

/** Who is logged in and asks for help: the visit that is open here, or else the invitation of the session. */
export interface HelpedCustomer {
  readonly visit: Visit | null
  readonly invitation: string | null
  /** Whether another tab has the log, and shut this one out. */
  readonly isShutOut: boolean
}

type Seen = Pick<Visit, 'catalogue' | 'live'>

const savedOf = (saving: SavingStatus): SavedStatus => (saving.tag === 'fault' ? saving.fault.tag : saving.tag)

/** How many questions are not right: of a step, and on the page for sending of all steps. */
const errorsAt = ({ catalogue, live }: Seen, step: StepKey): number =>
  step === 'complete'
    ? visitProgress(catalogue, live.view()).open
    : (progressByStep(catalogue, live.view()).get(step)?.open ?? 0)

/**
 * The support code of the present screen: its step, errors, save state and build.
 * @param path that of the screen
 */
export const supportCodeOf = ({ visit }: Pick<HelpedCustomer, 'visit'>, path: string, build: string): string => {
  const step = stepKeys.find(key => stepPath(key) === path) ?? null
  return supportCode({
    step,
    build: buildMark(build),
    errors: visit === null || step === null ? 0 : errorsAt(visit, step),
    saved: visit === null ? 'none' : savedOf(visit.store.saving()),
  })
}
