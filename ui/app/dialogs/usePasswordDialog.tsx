import { type ReactNode, useCallback, useState } from 'react'
import { ChangePassword } from '../../account/recovery/ChangePassword'
import type { App } from '../../visit/provider/createApp'
import { useOwnSession } from '../../visit/provider/useOwnSession'

/**
 * The dialog 'Mijn account', which changes the password, over any screen, and `open`; both null where nobody is logged
 * in or the office has it off (checklist OPEN-96). The session's end closes it.
 */
export const usePasswordDialog = (app: App): Readonly<{ open: (() => void) | null; dialog: ReactNode }> => {
  const [isOpen, setOpen] = useState(false)
  const hasSession = useOwnSession(app) !== null
  const notify = (kind: 'success' | 'danger', text: string) => app.notices.show({ kind, text })
  const open = useCallback((): void => setOpen(true), [])
  if (!app.host.account || !hasSession) {
    if (isOpen) setOpen(false)
    return { open: null, dialog: null }
  }
  const dependencies = { recovery: app.calls.recovery, notify }
  return {
    open,
    // It stays when it is closed: a dialog that goes away cannot give the focus back.
    dialog: <ChangePassword open={isOpen} dependencies={dependencies} onClose={() => setOpen(false)} />,
  }
}
