/**
 * Asks at logout whether unsent answers are kept (where the device can store them) or erased (spec README, 'Ending a
 * session'), and whether to remember the user name.
 */
import { useEffect, useState } from 'react'
import { logOutTexts, rememberUsername } from '../../../domain/texts/visitLifecycleTexts'
import { Dialog } from '../../shell/page/Dialog'
import { Button } from '../../widgets/Button'
import { SmallCheckbox } from '../../widgets/choices/SmallCheckbox'

type LogOutDialogProps = Readonly<{
  /** What is known of unsent answers; null: nothing is asked. */
  unsent: keyof typeof logOutTexts | null
  /** Whether the customer logged in by a user name, and whether this device remembers it. */
  named: boolean
  remembered: boolean
  /** `remember`: the customer wants the user name to be filled in at the next login; null: he was not asked. */
  onKeep: (remember: boolean | null) => void
  onErase: () => void
  onCancel: () => void
}>

export const LogOutDialog = ({ unsent, named, remembered, onKeep, onErase, onCancel }: LogOutDialogProps) => {
  // As it is remembered, until the box is touched.
  const [ticked, setTicked] = useState<boolean | null>(null)
  const remember = ticked ?? remembered
  // The next time it starts anew.
  useEffect(() => {
    if (unsent === null) setTicked(null)
  }, [unsent])
  return (
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
            <Button kind="primary" onClick={() => onKeep(named ? remember : null)}>
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
          {named && unsent !== 'window' && (
            <SmallCheckbox label={rememberUsername} ticked={remember} onTick={setTicked} />
          )}
        </>
      )}
    </Dialog>
  )
}
