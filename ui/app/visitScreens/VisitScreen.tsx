/**
 * Shows the screen for the phase of the visit lifecycle, in an open visit the one at the address, and the session warning;
 * records in the visit's log which screen shows.
 */
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { logErasedTexts } from '../../../domain/texts/logErasedTexts'
import { visitLifecycleTexts } from '../../../domain/texts/visitLifecycleTexts'
import { download } from '../../browser/download'
import { SessionTimeout } from '../../sessionTimeout/SessionTimeout'
import { useStream } from '../../useStream'
import type { LifecycleState } from '../../visit/lifecycle/lifecycleState'
import { useAppContext } from '../../visit/provider/appContext'
import { enteredMessage, type VisitHandle, visitInUse } from '../../visit/provider/visitHandle'
import { Actions } from '../../widgets/Actions'
import { Button } from '../../widgets/Button'
import { AppFrame } from '../frame/AppFrame'
import { LoadingScreen, VisitLoadingScreen } from '../frame/LoadingScreen'
import { FarewellScreen } from './FarewellScreen'
import { UnreachableScreen } from './UnreachableScreen'
import { WizardScreen } from './WizardScreen'

/** Whether the session warning can show: not while a visit ends, or once it was sent. */
const isAtWork = ({ phase }: LifecycleState<VisitHandle>): boolean =>
  ['open', 'identifying', 'inOtherTab'].includes(phase.tag)

/**
 * Every screen behind the login. The session warning stays mounted under them, so that it is not announced anew on each.
 */
export const VisitScreen = () => {
  const { app } = useAppContext()
  return (
    <>
      <PhaseScreen />
      {useStream(app.lifecycle$, isAtWork) && <SessionTimeout />}
    </>
  )
}

/** The screen for the phase of the lifecycle, and for the address in an open visit. */
const PhaseScreen = () => {
  const { app, send, logOut } = useAppContext()
  const phase = useStream(app.lifecycle$, state => state.phase)
  const visit = useStream(app.lifecycle$, visitInUse)
  const { pathname } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    visit?.store.dispatch({ type: 'ShowScreen', screen: pathname })
  }, [visit, pathname])

  switch (phase.tag) {
    case 'closed':
      return <VisitLoadingScreen />
    case 'opening':
      return phase.isRetry ? <UnreachableScreen busy /> : <VisitLoadingScreen />
    case 'closing':
    case 'leftPortal':
      return <LoadingScreen title={visitLifecycleTexts.closing} />
    case 'erasing':
      return (
        <LoadingScreen
          title={phase.reason.tag === 'sent' ? visitLifecycleTexts.received.title : visitLifecycleTexts.erasing}
        />
      )
    case 'inOtherTab':
      return (
        <AppFrame title={visitLifecycleTexts.elsewhere.title}>
          <p>{visitLifecycleTexts.elsewhere.text}</p>
          <Actions>
            <Button kind="primary" onClick={() => send(enteredMessage(app, true))}>
              {visitLifecycleTexts.elsewhere.here}
            </Button>
          </Actions>
        </AppFrame>
      )
    case 'otherCustomer': {
      const { title, text, kept, goOn, toLogin } = visitLifecycleTexts.otherCustomer
      return (
        <AppFrame title={title}>
          <p>{text}</p>
          {phase.remaining.tag === 'all' && <p>{kept}</p>}
          <p>{goOn}</p>
          <Actions>
            <Button kind="primary" onClick={() => navigate('/login')}>
              {toLogin}
            </Button>
          </Actions>
        </AppFrame>
      )
    }
    case 'erased':
      return (
        <AppFrame title={logErasedTexts.title}>
          <p>{logErasedTexts.text}</p>
          <Actions>
            {phase.handle.visit.warnings.hasAnswers$.value && (
              <Button
                icon="download"
                onClick={() =>
                  void phase.handle.visit.exportText().then(text => download('klantportaal-logboek.jsonl', text))
                }
              >
                {logErasedTexts.save}
              </Button>
            )}
            <Button kind="primary" onClick={() => window.location.assign('/login')}>
              Naar inloggen
            </Button>
          </Actions>
        </AppFrame>
      )
    case 'unreachable':
      return <UnreachableScreen busy={false} />
    case 'sent':
      if (phase.erased)
        return (
          <FarewellScreen
            visit={phase.handle.visit}
            partnerInvited={phase.partnerInvited}
            receivedAt={phase.receivedAt}
          />
        )
      return (
        <AppFrame title={visitLifecycleTexts.received.title}>
          <p>{visitLifecycleTexts.received.notErased}</p>
          <Actions>
            <Button kind="primary" onClick={() => send({ tag: 'eraseRetried' })}>
              {visitLifecycleTexts.received.eraseAgain}
            </Button>
            <Button kind="secondary" onClick={logOut}>
              {visitLifecycleTexts.received.logOut}
            </Button>
          </Actions>
        </AppFrame>
      )
    case 'open':
    case 'identifying': {
      const isAsking = phase.tag === 'identifying'
      return (
        <>
          {isAsking && <VisitLoadingScreen />}
          <WizardScreen visit={phase.handle.visit} path={pathname} isHidden={isAsking} />
        </>
      )
    }
  }
}
