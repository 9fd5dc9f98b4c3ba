import { useCallback } from 'react'
import { slotAddress } from '../../../domain/engine/path'
import type { StepKey } from '../../../domain/language/stepKey'
import { useSurvey } from '../../surveyContext/surveyContext'
import type { WizardActions } from '../../surveyContext/wizardActions'
import { useReveal } from '../reveal/useReveal'

/** Returns a function that focuses a question of this step, or navigates to the step of another question. */
export const useGoToQuestion = ({
  step,
  onNavigate,
}: Pick<WizardActions, 'onNavigate'> & { readonly step: StepKey }): ((path: string) => void) => {
  const { catalogue } = useSurvey()
  const reveal = useReveal()
  return useCallback(
    path => {
      const to = stepOf(slotAddress(catalogue, path)?.slot.group)
      if (to === null || to === step) reveal(path)
      else onNavigate(to, { field: path })
    },
    [catalogue, reveal, onNavigate, step],
  )
}

type Group = NonNullable<ReturnType<typeof slotAddress>>['slot']['group']

const stepOf = (group: Group | undefined): StepKey | null => group?.step?.key ?? null
