import * as E from 'fp-ts/Either'
import { accountLabels, loginTexts, tryAgainLabel } from '../../domain/texts/accountTexts'
import { registerTexts } from '../../domain/texts/registerTexts'
import { AccountForm, type AccountRow } from '../accountForms/AccountForm'
import type { AccountDependencies } from '../accountForms/accountDependencies'
import { readAccountEntry } from '../accountForms/accountEntry'
import { focusField } from '../shell/page/focusField'
import { Skeleton } from '../shell/Skeleton'
import { useEffectReducer } from '../useEffectReducer'
import { Button } from '../widgets/Button'
import { InfoBlock } from '../widgets/InfoBlock'
import {
  openRegister,
  type RegisterEffect,
  type RegisterField,
  type RegisterMessage,
  type RegisterState,
  registerErrors,
  registerHeading,
  updateRegister,
  usernamePraise,
} from './updateRegister'
import { accountEntryState, useAccountEntry } from './useAccountEntry'

const runRegister =
  (dependencies: AccountDependencies) => (effect: RegisterEffect, send: (message: RegisterMessage) => void) => {
    const { account, navigate, notify } = dependencies
    switch (effect.tag) {
      case 'judge':
        return account
          .validateToken(effect.token)()
          .then(
            E.match(
              fault => send({ tag: 'unjudged', fault }),
              validation => send({ tag: 'judged', validation }),
            ),
          )
      case 'register':
        return account
          .register(effect.username, effect.password, effect.token)()
          .then(
            E.match(
              fault => send({ tag: 'failed', fault }),
              () => send({ tag: 'registered' }),
            ),
          )
      case 'focus':
        return focusField(effect.field)
      case 'notify':
        return notify('danger', effect.text)
      case 'toLogin': {
        const { kind, text, username } = effect
        const state = username === '' ? null : accountEntryState({ username })
        return navigate('/login', { replace: true, notice: { kind, text }, state })
      }
    }
  }

/**
 * The screen /register?token=...: has the office check the token, registers user name and password there, and goes on
 * to the login.
 */
export const RegisterScreen = (dependencies: AccountDependencies) => {
  const search = useAccountEntry()
  return <Register key={search} dependencies={dependencies} token={readAccountEntry(search, () => null).token} />
}

const Register = ({ dependencies, token }: { dependencies: AccountDependencies; token: string | null }) => {
  const [state, send] = useEffectReducer(() => openRegister(token), updateRegister, runRegister(dependencies))
  const { frame: Frame, link: Link } = dependencies
  return (
    <Frame title={registerHeading(state)} lead={registerTexts.note}>
      {state.phase === 'checking' && <Skeleton rows={3} />}
      <div role="status">
        {state.phase === 'unchecked' && !state.busy && (
          <InfoBlock kind="warning">{state.trouble ?? registerTexts.broken}</InfoBlock>
        )}
      </div>
      {state.phase === 'unchecked' && (
        <Button
          kind="primary"
          busy={state.busy}
          onClick={() => {
            dependencies.clearNotice()
            send({ tag: 'retried' })
          }}
        >
          {tryAgainLabel}
        </Button>
      )}
      {state.phase === 'form' && (
        <AccountForm
          rows={rowsOf(state)}
          form={state}
          errors={registerErrors(state)}
          onType={(field, text) => send({ tag: 'typed', field, text })}
          onSubmit={() => {
            dependencies.clearNotice()
            send({ tag: 'submitted' })
          }}
          button={registerTexts.button}
          after={<Link href="/login">{loginTexts.title}</Link>}
        />
      )}
    </Frame>
  )
}

const rowsOf = (state: RegisterState): readonly AccountRow<RegisterField>[] => [
  {
    name: 'username',
    label: accountLabels.username,
    help: registerTexts.usernameHint,
    autoComplete: 'username',
    praise: usernamePraise(state),
  },
  { name: 'password', label: accountLabels.password, help: registerTexts.passwordHint, autoComplete: 'new-password' },
  { name: 'password_confirm', label: accountLabels.confirmation, autoComplete: 'new-password' },
]
