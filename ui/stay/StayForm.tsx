import * as E from 'fp-ts/Either'
import { loginTexts } from '../../domain/texts/accountTexts'
import { stayTexts } from '../../domain/texts/stayTexts'
import type { AccountCalls } from '../../events/effects/account'
import type { Login } from '../../events/session/session'
import { AccountForm } from '../account/AccountForm'
import { focusField } from '../account/focusField'
import { codeRow, passwordRows } from '../account/LoginScreen'
import { loginErrors } from '../account/login'
import { useMachine } from '../account/useMachine'
import type { App } from '../app/app'
import { Button } from '../widgets/Button'
import { InfoBlock } from '../widgets/InfoBlock'
import { isAnother, openStay, type Present, type StayEffect, type StayMessage, updateStay } from './stay'
import styles from './stay.module.css'

type StayFormProps = Readonly<{
  present: Present
  account: AccountCalls
  callsAs: App['callsAs']
  /** The office let in, for this invitation; null where it names none. */
  onIn: (login: Login, invitation: string | null) => void
  onCancel: () => void
}>

const runStay =
  ({ account, callsAs, onIn }: StayFormProps) =>
  (effect: StayEffect, send: (message: StayMessage) => void) => {
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
export const StayForm = (props: StayFormProps) => {
  const [state, send] = useMachine(() => openStay(props.present), updateStay, runStay(props))
  const { login, failed, said } = state
  return (
    <>
      <div className={styles.said} role="status">
        {said !== null && <InfoBlock kind={said.kind === 'success' ? 'info' : 'warning'}>{said.text}</InfoBlock>}
        {isAnother(state) && <p>{stayTexts.another}</p>}
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
              {stayTexts.cancel}
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
export const focusFirst = ({ username }: Present): void => focusField(username === '' ? 'username' : 'password')
