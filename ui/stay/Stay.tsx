import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { stayTexts } from '../../domain/texts/stayTexts'
import type { Login } from '../../events/session/session'
import { useSurroundings } from '../app/appContext'
import { Dialog } from '../shell/page/Dialog'
import { useStream } from '../useStream'
import { Button } from '../widgets/Button'
import { Icon } from '../widgets/Icon'
import { Spoken } from './Spoken'
import { focusFirst, StayForm } from './StayForm'
import styles from './stay.module.css'
import { useTimeLeft } from './useTimeLeft'
import { followWork, type Workplace } from './workplace'

const useWorkplace = () => {
  const workplace = useRef<Workplace | null>(null)
  useEffect(() => {
    const following = followWork(document)
    workplace.current = following
    return following.stop
  }, [])
  return workplace
}

/**
 * Stands under every screen behind the login: says that the session is about to end, and puts that off by a login in place.
 * The focus stays where it is until the customer asks for it, and comes back there.
 */
export const Stay = () => {
  const { app } = useSurroundings()
  const { session, notices, clock } = app
  const navigate = useNavigate()
  const now = useStream(session.session$)
  const token = now?.access_token ?? null
  const left = useTimeLeft(session.session$, clock.now)
  const workplace = useWorkplace()
  /** The session that the customer wants to go on with; with another, from whichever tab, the question is answered. */
  const [asked, setAsked] = useState<string | null>(null)
  const isOpen = asked !== null && asked === token

  useEffect(() => {
    if (asked === null || token === null || asked === token) return
    setAsked(null)
    workplace.current?.comeBack()
  }, [asked, token, workplace])
  useEffect(() => {
    const stored = session.stored()
    if (isOpen && stored !== null) focusFirst({ username: stored.username, invitationToken: null })
  }, [isOpen, session])

  const ask = (): void => {
    workplace.current?.leave()
    setAsked(token)
  }
  const enter = async (login: Login, invitation: string | null): Promise<void> => {
    const isSame = invitation !== null && invitation === session.stored()?.invitation_id
    session.begin(invitation === null ? login : { ...login, invitation }, clock.now())
    // Another customer's visit opens on no step of the one before.
    if (!isSame) void navigate('/intro')
    // A write that begins while a page goes away is lost.
    await session.kept()
    if (isSame) notices.show({ kind: 'success', text: stayTexts.done })
  }

  const words = left === null ? '' : stayTexts.ends(left.minutes)
  return (
    <>
      <div className={`${styles.place} screenOnly`}>
        <Spoken left={left} token={token} />
        {left !== null && (
          <section className={`row ${styles.bar}`} aria-label={stayTexts.region}>
            <p className={styles.words}>
              <Icon name="warning" />
              <span>{words}</span>
            </p>
            <Button kind="primary" onClick={ask}>
              {stayTexts.button}
            </Button>
          </section>
        )}
      </div>
      <Dialog open={isOpen} title={stayTexts.title} onClose={() => setAsked(null)}>
        {now !== null && (
          <>
            <p>{stayTexts.lead}</p>
            <p className={styles.ends}>{words}</p>
            <StayForm
              present={{ username: now.username, invitationToken: now.invitation_token }}
              account={app.calls.account}
              callsAs={app.callsAs}
              onIn={(login, invitation) => void enter(login, invitation)}
              onCancel={() => setAsked(null)}
            />
          </>
        )}
      </Dialog>
    </>
  )
}
