import { orderOf } from '../../domain/engine/verdict'
import { fillInYourself, retrievalFollows } from '../../domain/texts/wizardTexts'
import { situationOf } from '../../events/state/state'
import { stepTitle } from '../../projections/stepTitle'
import { StepButtons } from '../shell/wizard/StepButtons'
import { usePortal, useView } from '../survey/portal'
import { StepScreen } from '../survey/step/StepScreen'
import type { WizardDoors } from '../survey/step/wizardDoors'

/** Fetching the data comes later. Where it is a step of the order it looks like one, else it stands beside it (OPEN-17). */
export const RetrievalScreen = (doors: WizardDoors) => {
  const { frame: Frame, onNavigate, onBack } = doors
  const { catalogue } = usePortal()
  const inOrder = useView(({ state }) => orderOf(situationOf(catalogue, state)).includes('aqopi'))
  const title = useView(view => stepTitle(catalogue, view, 'aqopi'))
  if (inOrder) return <StepScreen step="aqopi" {...doors} />
  return (
    <Frame title={title}>
      <p>{retrievalFollows}</p>
      <StepButtons
        onPrevious={onBack}
        onNext={() => onNavigate('personal_details')}
        instead={{ label: fillInYourself, busyLabel: '' }}
      />
    </Frame>
  )
}
