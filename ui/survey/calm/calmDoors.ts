import type { StepKey } from '../../../domain/language/stepKey'
import type { CalmScreen } from '../../../projections/calm/calmScreen'
import type { WizardDoors } from '../step/wizardDoors'

/** Goes to a screen of this step by its id; `field` takes the focus there, else the heading does. */
export type GoToScreen = (id: string, how?: Readonly<{ field?: string | null; replace?: boolean }>) => void

/** What every part of a calm screen knows of where it stands. */
export type CalmBodyProps = WizardDoors &
  Readonly<{
    step: StepKey
    screens: readonly CalmScreen[]
    screen: CalmScreen
    field: string | null
    wayBack: boolean
    onScreen: GoToScreen
  }>
