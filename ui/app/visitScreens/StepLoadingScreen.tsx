import type { StepKey } from '../../../domain/language/stepKey'
import { stepTitle } from '../../../projections/wording/stepTitle'
import { Skeleton } from '../../shell/Skeleton'
import { WizardShell } from '../../survey/wizard/WizardShell'
import { useSurvey } from '../../surveyContext/surveyContext'
import { useView } from '../../surveyContext/useView'
import type { WizardActions, WizardShellActions } from '../../surveyContext/wizardActions'

type StepLoadingProps = Pick<WizardActions, 'frame'> & WizardShellActions & { readonly step: StepKey }

/** The page of a step whose questions are not known yet: the shell of the wizard around a skeleton. */
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
