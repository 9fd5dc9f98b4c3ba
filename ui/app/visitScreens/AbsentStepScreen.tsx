import type { StepKey } from '../../../domain/language/stepKey'
import { absentStep } from '../../../domain/texts/absentStepTexts'
import type { WizardActions } from '../../surveyContext/wizardActions'
import { Actions } from '../../widgets/Actions'
import { Button } from '../../widgets/Button'

type AbsentStepScreenProps = Pick<WizardActions, 'frame' | 'onNavigate'> & { readonly step: StepKey }

/** The page at the address of a step that this visit does not have, with a button to the intro. */
export const AbsentStepScreen = ({ frame: Frame, step, onNavigate }: AbsentStepScreenProps) => (
  <Frame title={absentStep.title} screen={step}>
    <Actions>
      <Button kind="primary" icon="back" onClick={() => onNavigate('intro')}>
        {absentStep.back}
      </Button>
    </Actions>
  </Frame>
)
