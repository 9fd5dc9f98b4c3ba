import type { StepKey } from '../../domain/language/stepKey'
import { stepTitle } from '../../projections/stepTitle'
import { Skeleton } from '../shell/Skeleton'
import { usePortal, useView } from '../survey/portal'
import { WizardShell } from '../survey/step/WizardShell'
import type { BesideDoors, WizardDoors } from '../survey/step/wizardDoors'

type StepComingProps = Pick<WizardDoors, 'frame'> & BesideDoors & { readonly step: StepKey }

/** The page of a step that is not known yet: the customer is there already, with all that stands beside a step. */
export const StepComing = ({ frame: Frame, step, ...doors }: StepComingProps) => {
  const { catalogue } = usePortal()
  const title = useView(view => stepTitle(catalogue, view, step))
  return (
    <Frame title={title} screen={step} layout="wizard">
      <WizardShell step={step} {...doors}>
        <Skeleton />
      </WizardShell>
    </Frame>
  )
}
