/**
 * Shows the login form that renews a session in the dialog of the session timeout, makes its calls to the office, and
 * focuses its first empty field.
 */
import * as E from 'fp-ts/Either'
import { loginTexts } from '../../domain/texts/accountTexts'
import { sessionTimeoutTexts } from '../../domain/texts/sessionTimeoutTexts'
import type { AccountCalls } from '../../events/effects/calls/accountCalls'
import type { SessionLogin } from '../../events/session/session'
import { AccountForm } from '../accountForms/AccountForm'
import { codeRow, passwordRows } from '../accountForms/loginRows'
import { loginErrors } from '../accountForms/updateLogin'
import { focusField } from '../shell/page/focusField'
import { useEffectReducer } from '../useEffectReducer'
import type { App } from '../visit/provider/createApp'
import { Button } from '../widgets/Button'
import { InfoBlock } from '../widgets/InfoBlock'
import styles from './sessionTimeout.module.css'
import {
  type CurrentLogin,
  isOtherUsername,
  openRenewLogin,
  type RenewLoginEffect,
  type RenewLoginMessage,
  updateRenewLogin,
} from './updateRenewLogin'

type RenewLoginFormProps = Readonly<{
  current: CurrentLogin
  account: AccountCalls
  callsAs: App['callsAs']
  /** The office let in, for this invitation; null where it names none. */
  onIn: (login: SessionLogin, invitation: string | null) => void
  onCancel: () => void
}>

const runRenewLogin =
  ({ account, callsAs, onIn }: RenewLoginFormProps) =>
  (effect: RenewLoginEffect, send: (message: RenewLoginMessage) => void) => {
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
      case 'focus':
        return focusField(effect.field)
      case 'ask': {
        const { login } = effect
        return callsAs(() => login.accessToken)
          .customer.load(login.invitationToken)()
          .then(
            E.match(
              fault => send({ tag: 'unknown', login, fault }),
              ({ invitation }) => send({ tag: 'known', login, invitation: invitation?.id ?? null }),
            ),
          )
      }
      case 'begin':
        return onIn(effect.login, effect.invitation)
    }
  }

export const RenewLoginForm = (props: RenewLoginFormProps) => {
  const [state, send] = useEffectReducer(() => openRenewLogin(props.current), updateRenewLogin, runRenewLogin(props))
  const { login, failed, notice } = state
  return (
    <>
      <div className={styles.said} role="status">
        {notice !== null && <InfoBlock kind={notice.kind === 'success' ? 'info' : 'warning'}>{notice.text}</InfoBlock>}
        {isOtherUsername(state) && <p>{sessionTimeoutTexts.another}</p>}
      </div>
      <AccountForm
        rows={login.codeNeeded ? [...passwordRows, codeRow] : passwordRows}
        form={login}
        errors={loginErrors(login)}
        onType={(field, text) => send({ tag: 'typed', field, text })}
        onSubmit={() => send({ tag: 'submitted' })}
        button={loginTexts.button}
        more={
          <>
            {login.codeNeeded && (
              <Button wide onClick={() => send({ tag: 'codeAsked' })}>
                {loginTexts.newCode}
              </Button>
            )}
            <Button wide onClick={props.onCancel}>
              {sessionTimeoutTexts.cancel}
            </Button>
          </>
        }
        plain
        failed={failed ?? undefined}
      />
    </>
  )
}

/** Focuses the first empty field: the name is mostly filled in. */
export const focusLoginField = ({ username }: CurrentLogin): void =>
  focusField(username === '' ? 'username' : 'password')
