import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import type { AccountDoors } from '../account/accountDoors'
import { useSurroundings } from './appContext'
import { Frame } from './Frame'
import { isOthers } from './hall/hall'
import { whoOf } from './hall/room'
import { leaveTo } from './leave'
import { RouterLink } from './RouterLink'

/** What the account screens need, from the portal around them. */
export const useAccountDoors = (): AccountDoors => {
  const { app } = useSurroundings()
  const navigate = useNavigate()
  return useMemo(
    () => ({
      account: app.calls.account,
      recovery: app.calls.recovery,
      session: app.session,
      isOthers: session => isOthers(app.hall$.value, whoOf(session)),
      host: app.host,
      swapped: () => app.swapped$.value,
      now: app.clock.now,
      navigate: (to, { replace = false, notice, state } = {}) => {
        if (notice !== undefined) app.notices.showNext(notice, to)
        void navigate(to, { replace, state })
      },
      notify: (kind, text) => app.notices.show({ kind, text }),
      hush: app.notices.clear,
      last$: app.notices.last$,
      leave: address => void leaveTo(app.host, address),
      frame: Frame,
      link: RouterLink,
    }),
    [app, navigate],
  )
}
