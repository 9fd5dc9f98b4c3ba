import type { WizardActions } from '../surveyContext/wizardActions'
import type { Visit } from '../visit/openVisit/visit'

/**
 * What both transfer-file screens need of the portal: which of the two shows, the visit, the clock, the page frame,
 * navigation, leaving and logging out.
 */
export type TransferFileProps = Pick<WizardActions, 'frame' | 'onNavigate' | 'onTransferFile'> &
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
