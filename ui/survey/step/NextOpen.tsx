import { useRef } from 'react'
import type { StepKey } from '../../../domain/language/stepKey'
import { howFarTexts } from '../../../domain/texts/howFarTexts'
import { howFar, leftOf, sameHowFar } from '../../../projections/howFar'
import { nextOpen } from '../../../projections/nextOpen'
import { Button } from '../../widgets/Button'
import { usePortal, useView } from '../portal'
import { useReveal } from './useReveal'
import type { WizardDoors } from './wizardDoors'

type NextOpenProps = Pick<WizardDoors, 'onNavigate'> &
  Readonly<{
    step: StepKey
    /** The question that one came for. */
    field: string | null
  }>

/** From one open question to the next, until all can be sent. */
export const NextOpen = ({ step, field, onNavigate }: NextOpenProps) => {
  const { catalogue, live } = usePortal()
  const reveal = useReveal()
  const far = useView(view => howFar(catalogue, view), sameHowFar)
  const from = useRef(field)
  if (leftOf(far) === 0) return null
  const go = (): void => {
    const next = nextOpen(catalogue, live.view(), step, from.current)
    if (next === null) return
    from.current = next.path
    if (next.step === step) reveal(next.path)
    else onNavigate(next.step, { field: next.path, wayBack: true })
  }
  return (
    <Button iconAfter="forward" onClick={go}>
      {howFarTexts.nextOpen(leftOf(far), far.bound)}
    </Button>
  )
}
