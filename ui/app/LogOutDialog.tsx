import { logOutTexts } from '../../domain/texts/hallTexts'
import { Dialog } from '../shell/page/Dialog'
import { Button } from '../widgets/Button'

type LogOutDialogProps = Readonly<{
  open: boolean
  /** Whether there are unsent answers; else they could not be looked for. */
  sure: boolean
  onKeep: () => void
  onErase: () => void
  onCancel: () => void
}>

/** Unsent answers stay or go: the customer decides, never the button (spec README, 'Ending a session'). */
export const LogOutDialog = ({ open, sure, onKeep, onErase, onCancel }: LogOutDialogProps) => (
  <Dialog
    open={open}
    title="Wat wilt u met uw antwoorden doen?"
    onClose={onCancel}
    actions={
      <>
        <Button kind="primary" onClick={onKeep}>
          Bewaren op dit apparaat
        </Button>
        <Button kind="secondary" onClick={onErase}>
          Wissen
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          Annuleren
        </Button>
      </>
    }
  >
    <p>{sure ? logOutTexts.unsent : logOutTexts.unknown}</p>
    <p>
      Bewaart u ze op dit apparaat? Dan gaat u later verder waar u was. Kies Wissen als anderen dit apparaat ook
      gebruiken. Uw antwoorden zijn dan weg.
    </p>
  </Dialog>
)
