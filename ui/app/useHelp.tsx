import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react'
import { helpCloses, helpComes, helpFailed, helpOpens } from '../../domain/texts/helpOpens'
import { fetchSeldom } from '../fetchSeldom'
import { Dialog } from '../shell/page/Dialog'
import { useStream } from '../useStream'
import { Button } from '../widgets/Button'
import type { App } from './app'
import { Boundary } from './Boundary'
import { visitIn } from './hall/room'
import { useOwnSession } from './useSession'

const HelpContent = lazy(async () => ({ default: (await fetchSeldom()).HelpContent }))

/** The help over any screen, that of an error too: how to open it, and what then shows. */
export const useHelp = (app: App): Readonly<{ open: () => void; dialog: ReactNode }> => {
  const [isOpen, setOpen] = useState(false)
  const visit = useStream(app.hall$, visitIn)
  const isShutOut = useStream(app.hall$, ({ place }) => place.tag === 'elsewhere')
  const session = useOwnSession(app)
  const open = useCallback((): void => setOpen(true), [])
  const close = (): void => setOpen(false)
  const helped = { visit, invitation: session?.invitation_id ?? null, isShutOut }
  return {
    open,
    dialog: (
      <Dialog
        open={isOpen}
        title={helpOpens}
        onClose={close}
        actions={
          <Button kind="secondary" onClick={close}>
            {helpCloses}
          </Button>
        }
      >
        <Boundary at={isOpen} problem={() => <p role="alert">{helpFailed}</p>} onError={() => undefined}>
          <Suspense fallback={<p role="status">{helpComes}</p>}>
            <HelpContent helped={session === null ? null : helped} />
          </Suspense>
        </Boundary>
      </Dialog>
    ),
  }
}
