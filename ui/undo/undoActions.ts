import type { StepKey } from '../../domain/language/stepKey'
import type { GoToStep } from '../surveyContext/wizardActions'

/** What undo needs of the step on which it stands. */
export type UndoActions = Readonly<{
  step: StepKey
  onNavigate: GoToStep
  /** Opens what a question of this page stands in. */
  onOpen: (path: string) => void
}>
