import { useStream } from '../../useStream'
import { useAppContext } from '../../visit/provider/appContext'
import { loginIdentityOf } from '../../visit/provider/visitHandle'
import { LogOutDialog } from './LogOutDialog'

/**
 * Opens the logout dialog over any screen when the lifecycle asks what to do with unsent answers, and passes on what
 * the customer chose.
 */
export const LogOutQuestion = () => {
  const { app, send } = useAppContext()
  const loggingOut = useStream(app.lifecycle$, state => state.loggingOut)
  const identity = () => loginIdentityOf(app.session.stored())
  return (
    <LogOutDialog
      unsent={loggingOut === null || loggingOut.what === 'looking' ? null : loggingOut.what}
      named={(app.session.stored()?.username ?? '') !== ''}
      remembered={app.session.remembered() !== ''}
      onKeep={remember => {
        if (remember !== null) app.session.remember(remember)
        send({ tag: 'logoutChosen', how: 'keep', identity: identity() })
      }}
      onErase={() => send({ tag: 'logoutChosen', how: 'erase', identity: identity() })}
      onCancel={() => send({ tag: 'logoutChosen', how: 'stay', identity: null })}
    />
  )
}
