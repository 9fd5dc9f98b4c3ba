import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react'
import { helpComes, helpFailed, helpOpens } from '../../domain/texts/helpOpens'
import { fetchSeldom } from '../fetchSeldom'
import { Dialog } from '../shell/page/Dialog'
import { useStream } from '../useStream'
import { Button } from '../widgets/Button'
import type { App } from './app'
import { Boundary } from './Boundary'
import { visitIn } from './hall/room'
import { useOwnSession } from './useSession'

const HelpDialog = lazy(async () => ({ default: (await fetchSeldom()).HelpDialog }))

/** The help over any screen, that of an error too: how to open it, and what then shows. */
export const useHelp = (app: App): Readonly<{ open: () => void; dialog: ReactNode }> => {
  const [isWanted, setWanted] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const visit = useStream(app.hall$, visitIn)
  const isShutOut = useStream(app.hall$, ({ place }) => place.tag === 'elsewhere')
  const session = useOwnSession(app)
  const open = useCallback((): void => {
    setWanted(true)
    setOpen(true)
  }, [])
  const close = (): void => setOpen(false)
  const instead = (words: string): ReactNode => (
    <Dialog
      open={isOpen}
      title={helpOpens}
      onClose={close}
      actions={
        <Button kind="primary" onClick={close}>
          Sluiten
        </Button>
      }
    >
      <p role="status">{words}</p>
    </Dialog>
  )
  const helped = { visit, invitation: session?.invitation_id ?? null, isShutOut }
  return {
    open,
    // It stays when it is closed: a dialog that goes away cannot give the focus back.
    dialog: isWanted && (
      <Boundary at={null} problem={() => instead(helpFailed)} onError={() => undefined}>
        <Suspense fallback={instead(helpComes)}>
          <HelpDialog open={isOpen} helped={session === null ? null : helped} onClose={close} />
        </Suspense>
      </Boundary>
    ),
  }
}
