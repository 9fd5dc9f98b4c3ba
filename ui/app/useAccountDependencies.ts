import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import type { AccountDependencies } from '../accountForms/accountDependencies'
import { RouterLink } from '../router/RouterLink'
import { isOtherCustomer } from '../visit/lifecycle/lifecycleState'
import { useAppContext } from '../visit/provider/appContext'
import { leaveTo } from '../visit/provider/leaveTo'
import { loginIdentityOf } from '../visit/provider/visitHandle'
import { AppFrame } from './frame/AppFrame'

/** Gives the account screens what they need of the app: calls, session, host, navigation, notices, frame and links. */
export const useAccountDependencies = (): AccountDependencies => {
  const { app } = useAppContext()
  const navigate = useNavigate()
  return useMemo(
    () => ({
      account: app.calls.account,
      recovery: app.calls.recovery,
      session: app.session,
      isOtherCustomer: session => isOtherCustomer(app.lifecycle$.value, loginIdentityOf(session)),
      host: app.host,
      replacedUsername: () => app.swapped$.value,
      now: app.clock.now,
      navigate: (to, { replace = false, notice, state } = {}) => {
        if (notice !== undefined) app.notices.showNext(notice, to)
        void navigate(to, { replace, state })
      },
      notify: (kind, text) => app.notices.show({ kind, text }),
      clearNotice: app.notices.clear,
      lastNotice$: app.notices.last$,
      leave: address => void leaveTo(app.host, address),
      frame: AppFrame,
      link: RouterLink,
    }),
    [app, navigate],
  )
}
