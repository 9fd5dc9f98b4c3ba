import type { WizardDoors } from '../survey/step/wizardDoors'
import type { Visit } from '../visit/visit'

/** What both pages need of the portal around them. */
export type ElsewhereProps = Pick<WizardDoors, 'frame' | 'onNavigate' | 'onElsewhere'> &
  Readonly<{
    what: 'make' | 'open'
    visit: Visit
    /** Epoch milliseconds. */
    now: () => number
    /** To the screen that one came from. */
    onLeave: () => void
    /** The question what to do with the answers here. */
    onLogOut: () => void
  }>
