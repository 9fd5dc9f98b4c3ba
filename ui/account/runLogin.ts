import * as E from 'fp-ts/Either'
import type { AccountDependencies } from '../accountForms/accountDependencies'
import type { LoginEffect, LoginMessage } from '../accountForms/loginState'
import { focusField } from '../shell/page/focusField'

/** Runs the effects of the login screen: calls, focus, notices, and entering the portal. */
export const runLogin =
  (dependencies: AccountDependencies) => (effect: LoginEffect, send: (message: LoginMessage) => void) => {
    const { account, session, now, navigate, notify, leave } = dependencies
    switch (effect.tag) {
      case 'login':
        return account
          .login(effect.credentials)()
          .then(
            E.match(
              fault => send({ tag: 'failed', fault }),
              outcome => send({ tag: 'answered', credentials: effect.credentials, outcome }),
            ),
          )
      case 'requestCode':
        return account
          .requestCode(effect.username)()
          .then(sent => send({ tag: 'codeSent', sent: E.isRight(sent) }))
      case 'judge':
        return account
          .validateToken(effect.token)()
          .then(
            E.match(
              () => send({ tag: 'judged', validation: null }),
              validation => send({ tag: 'judged', validation }),
            ),
          )
      case 'focus':
        return focusField(effect.field)
      case 'notify':
        return notify(effect.kind, effect.text)
      case 'fail': {
        notify('danger', effect.text)
        return leave(session.redirects().fail)
      }
      case 'enter': {
        session.begin(effect.login, now())
        // A write that begins while a page goes away is lost: the login is on the disk before anything moves on. The login
        // leaves the history, and its token with it.
        return void session.kept().then(() => navigate('/intro', { replace: true }))
      }
    }
  }
