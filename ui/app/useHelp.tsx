import { Component, type ReactNode, useCallback, useRef, useState } from 'react'
import { helpComes, helpFailed, helpOpens } from '../../domain/texts/helpOpens'
import { missingDialog } from '../../domain/texts/problemTexts'
import type { OfLog } from '../helpdesk/HelpDialog'
import { Dialog } from '../shell/page/Dialog'
import { useStream } from '../useStream'
import { Button } from '../widgets/Button'
import type { App } from './app'
import { visitIn } from './hall/room'
import { fetched, type WhyMissing, whyMissing } from './missingCode'
import { useOwnSession } from './useSession'

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

const fetchLog = (): Promise<OfLog> =>
  fetched(() => import('../visit/wizard'))
    .then(wizard => wizard.helpdesk())
    .catch(whyMissing)

/** Why the help is not there: it is on its way, does not come, or fails. */
type NoHelp = 'coming' | WhyMissing | 'failed'

/** A press that is answered within this many milliseconds needs no word that it will be. */
const soon = 300

/**
 * The help over any screen, that of an error too: how to open it, and what then shows. Its code comes when it is asked
 * for, what makes the log with the wizard's; where it does not come, that is said where it was asked.
 */
export const useHelp = (app: App): Readonly<{ open: () => void; dialog: ReactNode }> => {
  const [code, setCode] = useState<Code | null>(null)
  const [log, setLog] = useState<OfLog>(null)
  const [told, setTold] = useState<NoHelp | null>(null)
  const asked = useRef(0)
  const [isOpen, setOpen] = useState(false)
  const visit = useStream(app.hall$, visitIn)
  const isShutOut = useStream(app.hall$, ({ place }) => place.tag === 'elsewhere')
  const session = useOwnSession(app)
  const open = useCallback((): void => {
    asked.current += 1
    const mine = asked.current
    // Who closed what says that it comes does not want it any more.
    const isWanted = (): boolean => asked.current === mine
    const late = setTimeout(() => isWanted() && setTold('coming'), soon)
    const ofLog = app.session.stored() === null ? Promise.resolve(null) : fetchLog()
    void Promise.all([fetched(() => import('../helpdesk/HelpDialog')), ofLog])
      .then(
        ([dialog, there]) => {
          if (!isWanted()) return
          setTold(null)
          setCode(dialog)
          setLog(there)
          setOpen(true)
        },
        (error: unknown) => isWanted() && setTold(whyMissing(error)),
      )
      .finally(() => clearTimeout(late))
  }, [app])
  const close = (): void => {
    asked.current += 1
    setTold(null)
  }
  const failed = (): void => {
    setCode(null)
    setOpen(false)
    setTold('failed')
  }
  const helped = { visit, invitation: session?.invitation_id ?? null, isShutOut }
  return {
    open,
    // They stay when they are closed: a dialog that goes away cannot give the focus back.
    dialog: (
      <>
        {code !== null && (
          <Boundary onFault={failed}>
            <code.HelpDialog
              open={isOpen}
              log={session === null ? null : log}
              helped={helped}
              onClose={() => setOpen(false)}
            />
          </Boundary>
        )}
        <Dialog
          open={told !== null}
          title={helpOpens}
          onClose={close}
          actions={
            <Button kind="primary" onClick={close}>
              Sluiten
            </Button>
          }
        >
          <p role="status">{told === null ? '' : toldWords(told)}</p>
        </Dialog>
      </>
    ),
  }
}

const toldWords = (told: NoHelp): string => {
  if (told === 'coming') return helpComes
  return told === 'failed' ? helpFailed : missingDialog[told]
}
