import { useEffect } from 'react'
import { tryAgain } from '../../domain/texts/accountTexts'
import { hallTexts } from '../../domain/texts/hallTexts'
import { useSurroundings } from '../app/appContext'
import { Frame } from '../app/Frame'
import { entered } from '../app/hall/room'
import { Actions } from '../widgets/Actions'
import { Button } from '../widgets/Button'

/**
 * The office did not answer, and this device does not know the customer: one stays logged in, and it is asked again. The
 * page stays as it is meanwhile: whoever reads it, or helps himself, is not disturbed by each try.
 * @param busy whether it is being asked
 */
export const Unreachable = ({ busy }: { readonly busy: boolean }) => {
  const { app, send } = useSurroundings()
  useEffect(() => {
    const hoping = app.line.hope$.subscribe(() => send(entered(app, false)))
    return () => hoping.unsubscribe()
  }, [app, send])
  return (
    <Frame title={hallTexts.unreachable.title}>
      <p role="alert">{hallTexts.unreachable.text}</p>
      <Actions>
        <Button kind="primary" busy={busy} onClick={() => send(entered(app, false))}>
          {tryAgain}
        </Button>
      </Actions>
    </Frame>
  )
}
