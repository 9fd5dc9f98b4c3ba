import { useState } from 'react'
import type { StepKey } from '../../../domain/language/stepKey'
import { stepRefused } from '../../../domain/texts/stepTexts'
import { usePortal } from '../portal'
import { submitStep } from './submit'
import type { WizardDoors } from './wizardDoors'

interface StepEnd {
  /** Asks for the verdict and goes where it leads; `replace`: the browser's 'back' does not come here again. */
  readonly next: (replace?: boolean) => void
  /** How often it was refused here, and how often it was asked what is assumed. */
  readonly attempt: number
  readonly asking: number
}

/**
 * The end of a step, however it is looked at.
 * @param onRefused hears of the first question that is refused; whether it led there: then no summary says it
 */
export const useStepEnd = (
  step: StepKey,
  { onNavigate, notify }: Pick<WizardDoors, 'onNavigate' | 'notify'>,
  onRefused?: (path: string) => boolean,
): StepEnd => {
  const portal = usePortal()
  const [attempt, setAttempt] = useState(0)
  const [asking, setAsking] = useState(0)
  const next = (replace = false): void => {
    const { asked } = portal.live.view().state
    const verdict = submitStep(portal, step)
    if (verdict === null) return
    const [first] = verdict.errors
    if (first !== undefined) {
      // Where the summary takes the focus it says the same: heard once.
      const isLedThere = onRefused?.(first[0]) === true
      notify('danger', stepRefused, !isLedThere)
      if (!isLedThere) setAttempt(attempt + 1)
    } else if (portal.live.view().state.asked !== asked) {
      setAsking(asking + 1)
      // A step that is not in the order has none after it (checklist OPEN-15).
    } else onNavigate(verdict.next ?? 'intro', { replace })
  }
  return { next, attempt, asking }
}
