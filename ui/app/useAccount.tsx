import { type ReactNode, useCallback, useState } from 'react'
import { missingDialog } from '../../domain/texts/problemTexts'
import type { App } from './app'
import { fetched, whyMissing } from './missingCode'
import { useOwnSession } from './useSession'

type Code = typeof import('../account/recovery/ChangePassword')

/**
 * 'Mijn account' over any screen, for who is logged in where the office has it on (checklist OPEN-96): how to open it, and
 * what then shows. Its code comes when it is asked for; the session's end closes it.
 */
export const useAccount = (app: App): Readonly<{ open: (() => void) | null; dialog: ReactNode }> => {
  const [code, setCode] = useState<Code | null>(null)
  const [isOpen, setOpen] = useState(false)
  const hasSession = useOwnSession(app) !== null
  const notify = (kind: 'success' | 'danger', text: string) => app.notices.show({ kind, text })
  const open = useCallback((): void => {
    const failed = (error: unknown) => app.notices.show({ kind: 'danger', text: missingDialog[whyMissing(error)] })
    const show = (there: Code) => {
      setCode(there)
      setOpen(true)
    }
    void fetched(() => import('../account/recovery/ChangePassword')).then(show, failed)
  }, [app])
  if (!app.host.account || !hasSession) {
    if (isOpen) setOpen(false)
    return { open: null, dialog: null }
  }
  const doors = { http: app.calls.http, notify }
  return {
    open,
    // It stays when it is closed: a dialog that goes away cannot give the focus back.
    dialog: code === null ? null : <code.ChangePassword open={isOpen} doors={doors} onClose={() => setOpen(false)} />,
  }
}
