import type { StepKey } from '../../domain/language/stepKey'
import type { GoToStep } from '../surveyContext/wizardActions'

/**
 * What undo needs of the step on which it stands: its key, navigation to other steps, and opening what a question of it
 * stands in.
 */
export type UndoActions = Readonly<{
  step: StepKey
  onNavigate: GoToStep
  /**
   * Opens what a question of this page stands in. False where it goes to another screen for that: on it another function
   * stands here. Absent where nothing can be opened.
   */
  onOpen?: ((path: string) => boolean) | undefined
}>
