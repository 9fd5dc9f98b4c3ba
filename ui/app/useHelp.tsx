import { Component, type ReactNode, useCallback, useState } from 'react'
import { helpFailed, helpOpens, logAfterLogin } from '../../domain/texts/helpOpens'
import { missingDialog } from '../../domain/texts/problemTexts'
import { Dialog } from '../shell/page/Dialog'
import { useStream } from '../useStream'
import { Button } from '../widgets/Button'
import type { App } from './app'
import { visitIn } from './hall/room'
import { fetched, type WhyMissing, whyMissing } from './missingCode'
import type { WizardCode } from './wizardCode'

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

/** What there is of the log: what makes one, why that does not come, or nobody is logged in. */
type OfLog = Awaited<ReturnType<WizardCode['helpdesk']>> | WhyMissing | null

const fetchLog = (): Promise<OfLog> =>
  fetched(() => import('../visit/wizard'))
    .then(wizard => wizard.helpdesk())
    .catch(whyMissing)

/**
 * The help over any screen, that of an error too: how to open it, and what then shows. Its code comes when it is asked
 * for, what makes the log with the wizard's; where it does not come, that is said where it was asked.
 */
export const useHelp = (app: App): Readonly<{ open: () => void; dialog: ReactNode }> => {
  const [code, setCode] = useState<Code | null>(null)
  const [log, setLog] = useState<OfLog>(null)
  const [missing, setMissing] = useState<WhyMissing | 'failed' | null>(null)
  const [isOpen, setOpen] = useState(false)
  const visit = useStream(app.hall$, visitIn)
  const session = useStream(app.session.session$)
  const open = useCallback((): void => {
    const ofLog = app.session.stored() === null ? Promise.resolve(null) : fetchLog()
    void Promise.all([fetched(() => import('../helpdesk/HelpDialog')), ofLog]).then(
      ([dialog, there]) => {
        setCode(dialog)
        setLog(there)
        setOpen(true)
      },
      (error: unknown) => setMissing(whyMissing(error)),
    )
  }, [app])
  const failed = (): void => {
    setCode(null)
    setOpen(false)
    setMissing('failed')
  }
  const helped = { visit, invitation: session?.invitation_id ?? null }
  const isThere = session !== null && log !== null && typeof log !== 'string'
  return {
    open,
    // They stay when they are closed: a dialog that goes away cannot give the focus back.
    dialog: (
      <>
        {code !== null && (
          <Boundary onFault={failed}>
            <code.HelpDialog
              open={isOpen}
              codeOf={isThere ? () => log.supportCodeOf(helped, window.location.pathname, __BUILD__) : null}
              onClose={() => setOpen(false)}
            >
              {isThere ? <log.LogForHelpdesk helped={helped} /> : <p>{withoutLog(log)}</p>}
            </code.HelpDialog>
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

const withoutLog = (log: OfLog): string => (typeof log === 'string' ? missingDialog[log] : logAfterLogin)
