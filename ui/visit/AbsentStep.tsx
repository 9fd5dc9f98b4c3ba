import type { StepKey } from '../../domain/language/stepKey'
import { absentStep } from '../../domain/texts/visitTexts'
import type { WizardDoors } from '../survey/step/wizardDoors'
import { Actions } from '../widgets/Actions'
import { Button } from '../widgets/Button'

type AbsentStepProps = Pick<WizardDoors, 'frame' | 'onNavigate'> & { readonly step: StepKey }

/** At the address of a step that this visit does not have. */
export const AbsentStep = ({ frame: Frame, step, onNavigate }: AbsentStepProps) => (
  <Frame title={absentStep.title} screen={step}>
    <Actions>
      <Button kind="primary" icon="back" onClick={() => onNavigate('intro')}>
        {absentStep.back}
      </Button>
    </Actions>
  </Frame>
)
