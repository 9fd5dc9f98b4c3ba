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

type StayFormProps = Readonly<{
  present: CurrentLogin
  account: AccountCalls
  callsAs: App['callsAs']
  /** The office let in, for this invitation; null where it names none. */
  onIn: (login: SessionLogin, invitation: string | null) => void
  onCancel: () => void
}>

const runStay =
  ({ account, callsAs, onIn }: StayFormProps) =>
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

/** The login in place: as on the login screen, in a dialog. */
export const RenewLoginForm = (props: StayFormProps) => {
  const [state, send] = useEffectReducer(() => openRenewLogin(props.present), updateRenewLogin, runStay(props))
  const { login, failed, said } = state
  return (
    <>
      <div className={styles.said} role="status">
        {said !== null && <InfoBlock kind={said.kind === 'success' ? 'info' : 'warning'}>{said.text}</InfoBlock>}
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

/** Where one begins to type: the name is mostly there. */
export const focusLoginField = ({ username }: CurrentLogin): void =>
  focusField(username === '' ? 'username' : 'password')
