import { logOutTexts } from '../../domain/texts/hallTexts'
import { Dialog } from '../shell/page/Dialog'
import { Button } from '../widgets/Button'

type LogOutDialogProps = Readonly<{
  /** What is known of unsent answers; null: nothing is asked. */
  unsent: keyof typeof logOutTexts | null
  onKeep: () => void
  onErase: () => void
  onCancel: () => void
}>

/**
 * Unsent answers stay or go: the customer decides, never the button (spec README, 'Ending a session'). Keeping them is
 * offered only where something can keep them.
 */
export const LogOutDialog = ({ unsent, onKeep, onErase, onCancel }: LogOutDialogProps) => (
  <Dialog
    open={unsent !== null}
    title="Wat wilt u met uw antwoorden doen?"
    onClose={onCancel}
    actions={
      unsent === 'window' ? (
        <>
          <Button kind="primary" onClick={onCancel}>
            Annuleren
          </Button>
          <Button kind="secondary" onClick={onErase}>
            Wissen
          </Button>
        </>
      ) : (
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
      )
    }
  >
    {unsent !== null && (
      <>
        <p>{logOutTexts[unsent].known}</p>
        <p>{logOutTexts[unsent].choice}</p>
      </>
    )}
  </Dialog>
)
