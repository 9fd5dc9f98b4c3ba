import type { StepKey } from '../../domain/language/stepKey'
import { stepTitle } from '../../projections/stepTitle'
import { fetched } from '../app/missingCode'
import { part } from '../app/part'
import { Skeleton } from '../shell/Skeleton'
import { usePortal, useView } from '../survey/portal'
import type { BesideDoors, WizardDoors } from '../survey/step/wizardDoors'

/** Every screen needs it, and it is small: it is there before them. */
export const shell = part(
  () => fetched(() => import('../survey/step/WizardShell')).then(code => code.WizardShell),
  ({ children }) => children,
)

type StepComingProps = Pick<WizardDoors, 'frame'> &
  BesideDoors & {
    readonly step: StepKey
  }

/** The page of a step whose screen is on its way: the customer is there already, with all that stands beside a step. */
export const StepComing = ({ frame: Frame, step, ...doors }: StepComingProps) => {
  const { catalogue } = usePortal()
  const title = useView(view => stepTitle(catalogue, view, step))
  return (
    <Frame title={title} screen={step} layout="wizard">
      <shell.Screen step={step} {...doors} standsIn>
        <Skeleton />
      </shell.Screen>
    </Frame>
  )
}
