import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react'
import { closeHelpLabel, helpFailedText, helpLoadingText, openHelpLabel } from '../../../domain/texts/helpLabels'
import { loadRareScreens } from '../../lazy/loadRareScreens'
import { ErrorBoundary } from '../../shell/ErrorBoundary'
import { Dialog } from '../../shell/page/Dialog'
import { useStream } from '../../useStream'
import type { App } from '../../visit/provider/createApp'
import { useOwnSession } from '../../visit/provider/useOwnSession'
import { visitInUse } from '../../visit/provider/visitHandle'
import { Button } from '../../widgets/Button'

const HelpContent = lazy(async () => ({ default: (await loadRareScreens()).HelpContent }))

/**
 * The help dialog, with lazily loaded content, over any screen, that of an error too: how to open it, and the dialog.
 */
export const useHelpDialog = (app: App): Readonly<{ open: () => void; dialog: ReactNode }> => {
  const [isOpen, setOpen] = useState(false)
  const visit = useStream(app.lifecycle$, visitInUse)
  const isShutOut = useStream(app.lifecycle$, ({ phase }) => phase.tag === 'inOtherTab')
  const session = useOwnSession(app)
  const open = useCallback((): void => setOpen(true), [])
  const close = (): void => setOpen(false)
  const helped = { visit, invitation: session?.invitation_id ?? null, isShutOut }
  return {
    open,
    dialog: (
      <Dialog
        open={isOpen}
        title={openHelpLabel}
        onClose={close}
        actions={
          <Button kind="secondary" onClick={close}>
            {closeHelpLabel}
          </Button>
        }
      >
        <ErrorBoundary at={isOpen} problem={() => <p role="alert">{helpFailedText}</p>} onError={() => undefined}>
          <Suspense fallback={<p role="status">{helpLoadingText}</p>}>
            <HelpContent helped={session === null ? null : helped} />
          </Suspense>
        </ErrorBoundary>
      </Dialog>
    ),
  }
}
