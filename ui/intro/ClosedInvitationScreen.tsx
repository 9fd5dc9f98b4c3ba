/**
 * Shows an invitation that cannot be filled in: why, what was sent, the office's contact, and buttons to save or erase
 * answers and log out.
 */
import { useState } from 'react'
import { logOutLabel } from '../../domain/texts/closedInvitationTexts'
import { logHoldsAnswers, saveLogLabel } from '../../domain/texts/helpLabels'
import { receivedTexts } from '../../domain/texts/receivedTexts'
import type { IntroView } from '../../projections/intro/introView'
import { Dialog } from '../shell/page/Dialog'
import type { WizardActions } from '../surveyContext/wizardActions'
import { Button } from '../widgets/Button'
import styles from './ClosedInvitationScreen.module.css'
import { ContactDetails } from './ContactDetails'

export type ClosedInvitationActions = Readonly<{
  onLogOut: () => void
  /** Erases what is left of this invitation on this device, and logs out. */
  onEraseLeft: () => void
}>

type ClosedInvitationProps = Pick<WizardActions, 'frame' | 'onExport' | 'onHelp'> &
  ClosedInvitationActions &
  Readonly<{ view: Extract<IntroView, { tag: 'closed' }> }>

export const ClosedInvitationScreen = ({
  frame: Frame,
  view,
  onExport,
  onHelp,
  onLogOut,
  onEraseLeft,
}: ClosedInvitationProps) => {
  const { title, text, lines, contact, holdsAnswers } = view
  const [asks, setAsks] = useState(false)
  const { choose, save, erase, sure } = receivedTexts
  return (
    <Frame title={title} lead={text ?? undefined}>
      <div className="stack">
        {lines.map(line => (
          <p key={line}>{line}</p>
        ))}
        {contact !== null && <ContactDetails contact={contact} />}
        {holdsAnswers && (
          <>
            <p>{choose}</p>
            <Button icon="download" onClick={onExport}>
              {save}
            </Button>
            <p className={styles.soft}>{logHoldsAnswers}</p>
            <Button kind="quiet" onClick={onHelp}>
              {saveLogLabel}
            </Button>
            <Button kind="secondary" onClick={() => setAsks(true)}>
              {erase}
            </Button>
          </>
        )}
        <Button kind="primary" onClick={onLogOut}>
          {logOutLabel}
        </Button>
      </div>
      <Dialog
        open={asks}
        title={sure.title}
        onClose={() => setAsks(false)}
        actions={
          <>
            <Button kind="primary" onClick={onEraseLeft}>
              {sure.yes}
            </Button>
            <Button kind="quiet" onClick={() => setAsks(false)}>
              {sure.no}
            </Button>
          </>
        }
      >
        <p>{sure.text}</p>
      </Dialog>
    </Frame>
  )
}
