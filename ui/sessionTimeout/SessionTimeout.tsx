import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { sessionTimeoutTexts } from '../../domain/texts/sessionTimeoutTexts'
import type { SessionLogin } from '../../events/session/session'
import { Dialog } from '../shell/page/Dialog'
import { useStream } from '../useStream'
import { useAppContext } from '../visit/provider/appContext'
import { Button } from '../widgets/Button'
import { Icon } from '../widgets/Icon'
import { focusLoginField, RenewLoginForm } from './RenewLoginForm'
import styles from './sessionTimeout.module.css'
import { TimeoutAnnouncement } from './TimeoutAnnouncement'
import { type FocusTracker, trackFocus } from './trackFocus'
import { useTimeLeft } from './useTimeLeft'

const useFocusTracker = () => {
  const focusTracker = useRef<FocusTracker | null>(null)
  useEffect(() => {
    const tracker = trackFocus(document)
    focusTracker.current = tracker
    return tracker.stop
  }, [])
  return focusTracker
}

/**
 * The warning, under every screen behind the login, that the session is about to end, with a login that renews it. The
 * focus stays where it is until the customer opens the login, and returns there.
 */
export const SessionTimeout = () => {
  const { app } = useAppContext()
  const { session, notices, clock } = app
  const navigate = useNavigate()
  const now = useStream(session.session$)
  const token = now?.access_token ?? null
  const left = useTimeLeft(session.session$, clock.now)
  const focusTracker = useFocusTracker()
  /** The session that the customer wants to go on with; with another, from whichever tab, the question is answered. */
  const [renewing, setRenewing] = useState<string | null>(null)
  const isOpen = renewing !== null && renewing === token

  useEffect(() => {
    if (renewing === null || token === null || renewing === token) return
    setRenewing(null)
    focusTracker.current?.comeBack()
  }, [renewing, token, focusTracker])
  useEffect(() => {
    const stored = session.stored()
    if (isOpen && stored !== null) focusLoginField({ username: stored.username, invitationToken: null })
  }, [isOpen, session])

  const ask = (): void => {
    focusTracker.current?.leave()
    setRenewing(token)
  }
  const enter = async (login: SessionLogin, invitation: string | null): Promise<void> => {
    const isSame = invitation !== null && invitation === session.stored()?.invitation_id
    session.begin(invitation === null ? login : { ...login, invitation }, clock.now())
    // Another customer's visit opens on no step of the one before.
    if (!isSame) void navigate('/intro')
    // A write that begins while a page goes away is lost.
    await session.kept()
    if (isSame) notices.show({ kind: 'success', text: sessionTimeoutTexts.done })
  }

  const words = left === null ? '' : sessionTimeoutTexts.ends(left.minutes)
  return (
    <>
      <div className={`${styles.place} screenOnly`}>
        <TimeoutAnnouncement left={left} token={token} />
        {left !== null && (
          <section className={`row ${styles.bar}`} aria-label={sessionTimeoutTexts.region}>
            <p className={styles.words}>
              <Icon name="warning" />
              <span>{words}</span>
            </p>
            <Button kind="primary" onClick={ask}>
              {sessionTimeoutTexts.button}
            </Button>
          </section>
        )}
      </div>
      <Dialog open={isOpen} title={sessionTimeoutTexts.title} onClose={() => setRenewing(null)}>
        {now !== null && (
          <>
            <p>{sessionTimeoutTexts.lead}</p>
            <p className={styles.ends}>{words}</p>
            <RenewLoginForm
              current={{ username: now.username, invitationToken: now.invitation_token }}
              account={app.calls.account}
              callsAs={app.callsAs}
              onIn={(login, invitation) => void enter(login, invitation)}
              onCancel={() => setRenewing(null)}
            />
          </>
        )}
      </Dialog>
    </>
  )
}
