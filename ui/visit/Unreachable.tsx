import { useEffect, useState } from 'react'
import { tryAgain } from '../../domain/texts/accountTexts'
import { hallTexts } from '../../domain/texts/hallTexts'
import { useSurroundings } from '../app/appContext'
import { Frame } from '../app/Frame'
import { entered } from '../app/hall/room'
import { Actions } from '../widgets/Actions'
import { Button } from '../widgets/Button'

/**
 * The office did not answer, and this device does not know the customer: one stays logged in, and it is asked again. The
 * page stays as it is meanwhile: whoever reads it, or helps himself, is not disturbed by a try that he did not ask for; one
 * that he did is told, and what came of it.
 * @param busy whether it is being asked
 */
export const Unreachable = ({ busy }: { readonly busy: boolean }) => {
  const { app, send } = useSurroundings()
  useEffect(() => {
    const hoping = app.line.hope$.subscribe(() => send(entered(app, false)))
    return () => hoping.unsubscribe()
  }, [app, send])
  const [isPressed, setPressed] = useState(false)
  const [failed, setFailed] = useState(0)
  if (isPressed && !busy) {
    setPressed(false)
    setFailed(failed + 1)
  }
  const press = (): void => {
    send(entered(app, false))
    setPressed(true)
  }
  return (
    <Frame title={hallTexts.unreachable.title}>
      {/* Another one is heard, the same is not. */}
      <p key={failed} role="alert">
        {hallTexts.unreachable.text}
      </p>
      <Actions>
        <Button kind="primary" busy={busy && isPressed} onClick={press}>
          {tryAgain}
        </Button>
      </Actions>
    </Frame>
  )
}
