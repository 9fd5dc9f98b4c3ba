import { useState } from 'react'
import { saveForHelpdesk } from '../../domain/texts/helpOpens'
import { receivedTexts } from '../../domain/texts/receivedTexts'
import { logHoldsAnswers, logOut } from '../../domain/texts/visitTexts'
import type { IntroView } from '../../projections/introView'
import { Dialog } from '../shell/page/Dialog'
import type { WizardDoors } from '../survey/step/wizardDoors'
import { Button } from '../widgets/Button'
import styles from './ClosedInvitation.module.css'
import { Contact } from './Contact'

export type Leaving = Readonly<{
  onLogOut: () => void
  /** Erases what is left of this invitation on this device, and logs out. */
  onEraseLeft: () => void
}>

type ClosedInvitationProps = Pick<WizardDoors, 'frame' | 'onExport' | 'onHelp'> &
  Leaving &
  Readonly<{ view: Extract<IntroView, { tag: 'closed' }> }>

/** An invitation that cannot be filled in: why, what is known of what was sent, and what can be done with what is here. */
export const ClosedInvitation = ({
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
        {contact !== null && <Contact contact={contact} />}
        {holdsAnswers && (
          <>
            <p>{choose}</p>
            <Button icon="download" onClick={onExport}>
              {save}
            </Button>
            <p className={styles.soft}>{logHoldsAnswers}</p>
            <Button kind="quiet" onClick={onHelp}>
              {saveForHelpdesk}
            </Button>
            <Button kind="secondary" onClick={() => setAsks(true)}>
              {erase}
            </Button>
          </>
        )}
        <Button kind="primary" onClick={onLogOut}>
          {logOut}
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
