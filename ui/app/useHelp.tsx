import { Component, type ReactNode, useCallback, useState } from 'react'
import { helpFailed, helpOpens } from '../../domain/texts/helpOpens'
import { missingDialog } from '../../domain/texts/problemTexts'
import { Dialog } from '../shell/page/Dialog'
import { useStream } from '../useStream'
import { Button } from '../widgets/Button'
import type { App } from './app'
import { visitIn } from './hall/room'
import { fetched, type WhyMissing, whyMissing } from './missingCode'

type Code = typeof import('../helpdesk/HelpDialog')

interface BoundaryProps {
  readonly onFault: () => void
  readonly children: ReactNode
}

/** It stands beside the screens: where it fails, they go on. */
class Boundary extends Component<BoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError(): { readonly isBroken: boolean } {
    return { isBroken: true }
  }

  override componentDidCatch(): void {
    this.props.onFault()
  }

  override render(): ReactNode {
    return this.state.isBroken ? null : this.props.children
  }
}

/**
 * The help over any screen, that of an error too: how to open it, and what then shows. Its code comes when it is asked
 * for; where it does not come, that is said where it was asked.
 */
export const useHelp = (app: App): Readonly<{ open: () => void; dialog: ReactNode }> => {
  const [code, setCode] = useState<Code | null>(null)
  const [missing, setMissing] = useState<WhyMissing | 'failed' | null>(null)
  const [isOpen, setOpen] = useState(false)
  const visit = useStream(app.hall$, visitIn)
  const session = useStream(app.session.session$)
  const open = useCallback((): void => {
    void fetched(() => import('../helpdesk/HelpDialog')).then(
      there => {
        setCode(there)
        setOpen(true)
      },
      (error: unknown) => setMissing(whyMissing(error)),
    )
  }, [])
  const helped = { visit, invitation: session?.invitation_id ?? null, isLoggedIn: session !== null }
  return {
    open,
    // They stay when they are closed: a dialog that goes away cannot give the focus back.
    dialog: (
      <>
        {code !== null && (
          <Boundary
            onFault={() => {
              setCode(null)
              setOpen(false)
              setMissing('failed')
            }}
          >
            <code.HelpDialog open={isOpen} helped={helped} onClose={() => setOpen(false)} />
          </Boundary>
        )}
        <Dialog
          open={missing !== null}
          title={helpOpens}
          onClose={() => setMissing(null)}
          actions={
            <Button kind="primary" onClick={() => setMissing(null)}>
              Sluiten
            </Button>
          }
        >
          <p>{missing === null ? '' : missing === 'failed' ? helpFailed : missingDialog[missing]}</p>
        </Dialog>
      </>
    ),
  }
}
