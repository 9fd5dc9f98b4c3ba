import type { StepKey } from '../../../domain/language/stepKey'
import { stepTitle } from '../../../projections/wording/stepTitle'
import { Skeleton } from '../../shell/Skeleton'
import { WizardShell } from '../../survey/wizard/WizardShell'
import { useSurvey, useView } from '../../surveyContext/surveyContext'
import type { WizardActions, WizardShellActions } from '../../surveyContext/wizardActions'

type StepLoadingProps = Pick<WizardActions, 'frame'> & WizardShellActions & { readonly step: StepKey }

/** The page of a step that is not known yet: the customer is there already, with all that stands beside a step. */
export const StepLoadingScreen = ({ frame: Frame, step, ...actions }: StepLoadingProps) => {
  const { catalogue } = useSurvey()
  const title = useView(view => stepTitle(catalogue, view, step))
  return (
    <Frame title={title} screen={step} layout="wizard">
      <WizardShell step={step} {...actions}>
        <Skeleton />
      </WizardShell>
    </Frame>
  )
}
