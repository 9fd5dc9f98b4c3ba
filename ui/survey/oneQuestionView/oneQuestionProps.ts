/**
 * The props that the parts of a one-question screen share: the step, its screens and the shown one, a field to focus,
 * and going to another screen.
 */
import type { StepKey } from '../../../domain/language/stepKey'
import type { QuestionScreen } from '../../../projections/oneQuestionView/questionScreen'
import type { WizardActions } from '../../surveyContext/wizardActions'

/** Goes to a screen of this step by its id; `field` takes the focus there, else the heading does. */
export type GoToScreen = (id: string, how?: Readonly<{ field?: string | null; replace?: boolean }>) => void

export type OneQuestionProps = WizardActions &
  Readonly<{
    step: StepKey
    screens: readonly QuestionScreen[]
    screen: QuestionScreen
    field: string | null
    wayBack: boolean
    onScreen: GoToScreen
  }>
