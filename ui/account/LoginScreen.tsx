import { type ReactNode, useEffect, useMemo } from 'react'
import { redirectTarget } from '../../domain/portal/redirect'
import { alreadyLoggedIn, loginTexts, swapTexts, tryAgainLabel } from '../../domain/texts/accountTexts'
import { AccountForm } from '../accountForms/AccountForm'
import styles from '../accountForms/AccountForm.module.css'
import type { AccountDependencies } from '../accountForms/accountDependencies'
import { type AccountEntry, readAccountEntry } from '../accountForms/accountEntry'
import { codeRow, passwordRows } from '../accountForms/loginRows'
import type { LoginMessage, LoginState, LoginSwap } from '../accountForms/loginState'
import { loginErrors, openLogin, updateLogin } from '../accountForms/updateLogin'
import { useEffectReducer } from '../useEffectReducer'
import { useStream } from '../useStream'
import { Button } from '../widgets/Button'
import { InfoBlock } from '../widgets/InfoBlock'
import { Spinner } from '../widgets/Spinner'
import { LoginNotice } from './LoginNotice'
import { runLogin } from './runLogin'
import { useAccountEntry } from './useAccountEntry'

/**
 * The login screen (/login, and / when not logged in): by password and code or a link's token, then to /intro; keeps the
 * redirects of the link, offers an existing session, and asks before replacing another customer's.
 */
export const LoginScreen = (dependencies: AccountDependencies & { readonly news?: ReactNode }) => {
  const search = useAccountEntry(dependencies.replacedUsername())
  const { session, host, frame: Frame } = dependencies
  const entry = useMemo(() => readAccountEntry(search, address => redirectTarget(host, address)), [search, host])
  useEffect(() => {
    if (entry.redirects !== null) session.keepRedirects(entry.redirects)
  }, [entry, session])
  return (
    <Frame title={loginTexts.title}>
      {dependencies.news}
      <LoginForm key={search} dependencies={dependencies} entry={entry} />
    </Frame>
  )
}

const LoginForm = ({ dependencies, entry }: { dependencies: AccountDependencies; entry: AccountEntry }) => {
  const [state, send] = useEffectReducer(
    () => openLogin({ ...entry, username: entry.username || dependencies.session.remembered() }),
    updateLogin,
    runLogin(dependencies),
  )
  const { link: Link } = dependencies
  const notice = useStream(dependencies.lastNotice$)
  if (state.swap !== null) return <ConfirmSwap swap={state.swap} send={send} />
  if (state.entering && !state.retrying)
    return (
      <p>
        <Spinner /> {loginTexts.entering}
      </p>
    )
  return (
    <>
      {/* What went wrong with what was sent from here stands with the form, with its own advice. */}
      {state.trouble === null && <LoginNotice notice={notice} />}
      {!state.busy && <AlreadyLoggedIn dependencies={dependencies} />}
      <AccountForm
        rows={state.codeNeeded ? [...passwordRows, codeRow] : passwordRows}
        // What is under way has a spinner in the button that was pressed.
        form={{ ...state, busy: state.busy && !state.entering }}
        errors={loginErrors(state)}
        onType={(field, text) => send({ tag: 'typed', field, text })}
        onSubmit={() => {
          dependencies.clearNotice()
          send({ tag: 'submitted' })
        }}
        button={loginTexts.button}
        more={<MoreButtons state={state} send={send} clearNotice={dependencies.clearNotice} />}
        after={
          <>
            <Link href="/forgot_username">{loginTexts.forgotUsername}</Link>
            <Link href="/forgot_password">{loginTexts.forgotPassword}</Link>
          </>
        }
      />
    </>
  )
}

/** Offers to go on with a session that exists already, also of another tab; not with that of another customer. */
const AlreadyLoggedIn = ({
  dependencies: { session, isOtherCustomer: isOthers, now, navigate },
}: {
  dependencies: AccountDependencies
}) => {
  const stored = useStream(session.session$)
  return (
    <div role="status">
      {stored !== null && now() < stored.expires_at && !isOthers(stored) && (
        <InfoBlock>
          <p>{alreadyLoggedIn(stored.username)}</p>
          <Button onClick={() => navigate('/intro')}>{swapTexts.goOn}</Button>
        </InfoBlock>
      )}
    </div>
  )
}

/** Asks before a link replaces the login of another customer: who was logged in, and whom the link is for. */
const ConfirmSwap = ({ swap, send }: { swap: LoginSwap; send: (message: LoginMessage) => void }) => (
  <>
    <InfoBlock kind="warning">
      <p>{swapTexts.was(swap.previousUsername)}</p>
      {swap.linked !== null && <p>{swapTexts.linked(swap.linked)}</p>}
    </InfoBlock>
    <div className={styles.actions}>
      <Button kind="primary" wide onClick={() => send({ tag: 'swapAnswered', goOn: true })}>
        {swapTexts.goOn}
      </Button>
      <Button wide onClick={() => send({ tag: 'swapAnswered', goOn: false })}>
        {swapTexts.otherwise}
      </Button>
    </div>
  </>
)

type MoreButtonsProps = Readonly<{ state: LoginState; send: (message: LoginMessage) => void; clearNotice: () => void }>

const MoreButtons = ({ state, send, clearNotice }: MoreButtonsProps) => (
  <>
    {state.codeNeeded && (
      <Button wide onClick={() => send({ tag: 'codeAsked' })}>
        {loginTexts.newCode}
      </Button>
    )}
    {state.token !== null && (
      <Button
        wide
        busy={state.entering}
        onClick={() => {
          clearNotice()
          send({ tag: 'retried' })
        }}
      >
        {tryAgainLabel}
      </Button>
    )}
  </>
)
