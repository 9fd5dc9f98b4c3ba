import { isLastStep } from '../../../domain/engine/stepOrder'
import { orderOf } from '../../../domain/engine/verdict'
import { calmTexts } from '../../../domain/texts/calmTexts'
import { lockedTexts } from '../../../domain/texts/receivedTexts'
import { situationOf } from '../../../events/state/state'
import { StepButtons } from '../../shell/wizard/StepButtons'
import { usePortal, useView } from '../portal'
import { useLocked } from '../step/Locked'
import { WayBack } from '../step/WayBack'
import type { CalmBodyProps } from './calmDoors'
import { ItemDoors } from './ItemDoors'

type CalmFootProps = CalmBodyProps &
  Readonly<{
    /** Whether the way on asks for the verdict on the step. */
    isEnd: boolean
    onPrevious: () => void
    onNext: () => void
  }>

/** The way back and on. */
export const CalmFoot = ({ isEnd, onPrevious, onNext, ...body }: CalmFootProps) => {
  const { step, screen, field, wayBack, onNavigate } = body
  const { catalogue } = usePortal()
  const last = useView(({ state }) => isLastStep(orderOf(situationOf(catalogue, state)), step))
  const isLocked = useLocked() !== null
  const toSending = isLocked && isEnd
  const label = toSending ? lockedTexts.toSending : isEnd ? null : calmTexts.next
  return (
    <>
      {!isLocked && <ItemDoors {...body} />}
      <StepButtons
        onPrevious={onPrevious}
        onNext={toSending ? () => onNavigate('complete') : onNext}
        last={last}
        instead={label === null ? undefined : { label, busyLabel: '' }}
      />
      <WayBack
        key={screen.id}
        step={step}
        field={field ?? screen.paths[0] ?? null}
        wayBack={wayBack}
        onNavigate={onNavigate}
      />
    </>
  )
}
