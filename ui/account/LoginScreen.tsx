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

/** /login, and / for who is not logged in (spec 1 section 2). */
export const LoginScreen = (doors: AccountDependencies & { readonly news?: ReactNode }) => {
  const search = useAccountEntry(doors.swapped())
  const { session, host, frame: Frame } = doors
  const entry = useMemo(() => readAccountEntry(search, address => redirectTarget(host, address)), [search, host])
  useEffect(() => {
    if (entry.redirects !== null) session.keepRedirects(entry.redirects)
  }, [entry, session])
  return (
    <Frame title={loginTexts.title}>
      {doors.news}
      <LoginForm key={search} doors={doors} entry={entry} />
    </Frame>
  )
}

const LoginForm = ({ doors, entry }: { doors: AccountDependencies; entry: AccountEntry }) => {
  const [state, send] = useEffectReducer(
    () => openLogin({ ...entry, username: entry.username || doors.session.remembered() }),
    updateLogin,
    runLogin(doors),
  )
  const { link: Link } = doors
  const notice = useStream(doors.last$)
  if (state.swap !== null) return <Swapped swap={state.swap} send={send} />
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
      {!state.busy && <AlreadyIn doors={doors} />}
      <AccountForm
        rows={state.codeNeeded ? [...passwordRows, codeRow] : passwordRows}
        // What is under way has a spinner in the button that was pressed.
        form={{ ...state, busy: state.busy && !state.entering }}
        errors={loginErrors(state)}
        onType={(field, text) => send({ tag: 'typed', field, text })}
        onSubmit={() => {
          doors.hush()
          send({ tag: 'submitted' })
        }}
        button={loginTexts.button}
        more={<MoreButtons state={state} send={send} hush={doors.hush} />}
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

/** Whoever is in, by another tab too, need not log in again; but for another customer than this tab is for. */
const AlreadyIn = ({ doors: { session, isOthers, now, navigate } }: { doors: AccountDependencies }) => {
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

/** Before another customer comes in by a link: who was in, and for whom the link is. */
const Swapped = ({ swap, send }: { swap: LoginSwap; send: (message: LoginMessage) => void }) => (
  <>
    <InfoBlock kind="warning">
      <p>{swapTexts.was(swap.was)}</p>
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

type MoreButtonsProps = Readonly<{ state: LoginState; send: (message: LoginMessage) => void; hush: () => void }>

const MoreButtons = ({ state, send, hush }: MoreButtonsProps) => (
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
          hush()
          send({ tag: 'retried' })
        }}
      >
        {tryAgainLabel}
      </Button>
    )}
  </>
)
