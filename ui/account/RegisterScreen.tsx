import * as E from 'fp-ts/Either'
import { useState } from 'react'
import { labels, loginTexts, registerTexts, tryAgain } from '../../domain/texts/accountTexts'
import { Skeleton } from '../shell/Skeleton'
import { Button } from '../widgets/Button'
import { InfoBlock } from '../widgets/InfoBlock'
import { AccountField } from './AccountField'
import { AccountForm } from './AccountForm'
import type { AccountDoors } from './accountDoors'
import { readEntry } from './entry'
import { focusField } from './focusField'
import {
  openRegister,
  type RegisterEffect,
  type RegisterMessage,
  type RegisterState,
  registerErrors,
  registerHeading,
  updateRegister,
  usernamePraise,
} from './register'
import { entryState, useEntry } from './useEntry'
import { useMachine } from './useMachine'

const runRegister = (doors: AccountDoors) => (effect: RegisterEffect, send: (message: RegisterMessage) => void) => {
  const { account, navigate, notify } = doors
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
      const state = username === '' ? null : entryState({ username })
      return navigate('/login', { replace: true, notice: { kind, text }, state })
    }
  }
}

/** /register?token=... (spec 1 section 2). */
export const RegisterScreen = (doors: AccountDoors) => {
  const search = useEntry()
  return <Register key={search} doors={doors} token={readEntry(search, () => false).token} />
}

const Register = ({ doors, token }: { doors: AccountDoors; token: string | null }) => {
  const [state, send] = useMachine(() => openRegister(token), updateRegister, runRegister(doors))
  const { frame: Frame, link: Link } = doors
  return (
    <Frame title={registerHeading(state)} lead={registerTexts.note}>
      {state.phase === 'checking' && <Skeleton rows={3} />}
      {state.phase === 'unchecked' && <Unchecked trouble={state.trouble} onRetry={() => send({ tag: 'retried' })} />}
      {state.phase === 'form' && (
        <AccountForm
          onSubmit={() => send({ tag: 'submitted' })}
          trouble={state.trouble}
          actions={
            <Button kind="primary" type="submit" wide busy={state.busy}>
              {registerTexts.button}
            </Button>
          }
          after={<Link href="/login">{loginTexts.title}</Link>}
        >
          <RegisterFields state={state} send={send} />
        </AccountForm>
      )}
    </Frame>
  )
}

const Unchecked = ({ trouble, onRetry }: { trouble: string | null; onRetry: () => void }) => (
  <div>
    <InfoBlock kind="warning">{trouble ?? registerTexts.broken}</InfoBlock>
    <Button kind="primary" onClick={onRetry}>
      {tryAgain}
    </Button>
  </div>
)

const RegisterFields = ({ state, send }: { state: RegisterState; send: (message: RegisterMessage) => void }) => {
  const [isShown, setShown] = useState(false)
  const errors = registerErrors(state)
  return (
    <>
      <AccountField
        id="username"
        label={labels.username}
        help={registerTexts.usernameHint}
        autoComplete="username"
        value={state.fields.username}
        error={errors.username}
        praise={usernamePraise(state)}
        onChange={text => send({ tag: 'typed', field: 'username', text })}
      />
      <AccountField
        id="password"
        label={labels.password}
        help={registerTexts.passwordHint}
        autoComplete="new-password"
        value={state.fields.password}
        error={errors.password}
        isShown={isShown}
        onShow={setShown}
        onChange={text => send({ tag: 'typed', field: 'password', text })}
      />
      <AccountField
        id="password_confirm"
        label={labels.confirmation}
        autoComplete="new-password"
        value={state.fields.password_confirm}
        error={errors.password_confirm}
        isShown={isShown}
        onChange={text => send({ tag: 'typed', field: 'password_confirm', text })}
      />
    </>
  )
}
