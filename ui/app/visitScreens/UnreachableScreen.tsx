import { useEffect, useState } from 'react'
import { tryAgainLabel } from '../../../domain/texts/accountTexts'
import { visitLifecycleTexts } from '../../../domain/texts/visitLifecycleTexts'
import { useAppContext } from '../../visit/provider/appContext'
import { enteredMessage } from '../../visit/provider/visitHandle'
import { Actions } from '../../widgets/Actions'
import { Button } from '../../widgets/Button'
import { AppFrame } from '../frame/AppFrame'

/**
 * The page for when the office did not answer and this device does not know the customer. He stays logged in, and the
 * office is asked again once it may answer. A retry by itself changes nothing on the page; one by the button is announced.
 * @param busy whether it is being asked
 */
export const UnreachableScreen = ({ busy }: { readonly busy: boolean }) => {
  const { app, send } = useAppContext()
  useEffect(() => {
    const hoping = app.connection.retry$.subscribe(() => send(enteredMessage(app, false)))
    return () => hoping.unsubscribe()
  }, [app, send])
  const [isPressed, setPressed] = useState(false)
  const [failed, setFailed] = useState(0)
  if (isPressed && !busy) {
    setPressed(false)
    setFailed(failed + 1)
  }
  const press = (): void => {
    send(enteredMessage(app, false))
    setPressed(true)
  }
  return (
    <AppFrame title={visitLifecycleTexts.unreachable.title}>
      {/* Another one is heard, the same is not. */}
      <p key={failed} role="alert">
        {visitLifecycleTexts.unreachable.text}
      </p>
      <Actions>
        <Button kind="primary" busy={busy && isPressed} onClick={press}>
          {tryAgainLabel}
        </Button>
      </Actions>
    </AppFrame>
  )
}
