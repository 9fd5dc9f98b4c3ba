import { useStream } from '../../useStream'
import { useAppContext } from '../../visit/provider/appContext'
import { loginIdentityOf } from '../../visit/provider/visitHandle'
import { LogOutDialog } from './LogOutDialog'

/** The question of the hall what to do with unsent answers, over any screen. */
export const LogOutQuestion = () => {
  const { app, send } = useAppContext()
  const loggingOut = useStream(app.hall$, hall => hall.loggingOut)
  const who = () => loginIdentityOf(app.session.stored())
  return (
    <LogOutDialog
      unsent={loggingOut === null || loggingOut.what === 'looking' ? null : loggingOut.what}
      named={(app.session.stored()?.username ?? '') !== ''}
      remembered={app.session.remembered() !== ''}
      onKeep={remember => {
        if (remember !== null) app.session.remember(remember)
        send({ tag: 'loggedOut', how: 'keep', who: who() })
      }}
      onErase={() => send({ tag: 'loggedOut', how: 'erase', who: who() })}
      onCancel={() => send({ tag: 'loggedOut', how: 'stay', who: null })}
    />
  )
}
