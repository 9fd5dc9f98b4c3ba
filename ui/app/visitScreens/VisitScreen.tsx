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

/** Where a customer is at work, or may be next: not while a visit ends, or once it was sent. */
const isAtWork = ({ place }: LifecycleState<VisitHandle>): boolean =>
  ['open', 'asking', 'elsewhere'].includes(place.tag)

/**
 * Every screen behind the login. What stands under them stays while one goes from one to the other: what is said there is not
 * said anew on each of them.
 */
export const VisitScreen = () => {
  const { app } = useAppContext()
  return (
    <>
      <Here />
      {useStream(app.hall$, isAtWork) && <SessionTimeout />}
    </>
  )
}

/** Where one is between the login and the end, and the wizard's screen for this address. */
const Here = () => {
  const { app, send, logOut } = useAppContext()
  const place = useStream(app.hall$, hall => hall.place)
  const visit = useStream(app.hall$, visitInUse)
  const { pathname } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    visit?.store.dispatch({ type: 'ShowScreen', screen: pathname })
  }, [visit, pathname])

  switch (place.tag) {
    case 'closed':
      return <VisitLoadingScreen />
    case 'opening':
      return place.again ? <UnreachableScreen busy /> : <VisitLoadingScreen />
    case 'closing':
    case 'gone':
      return <LoadingScreen title={visitLifecycleTexts.closing} />
    case 'erasing':
      return (
        <LoadingScreen
          title={place.why.tag === 'sent' ? visitLifecycleTexts.received.title : visitLifecycleTexts.erasing}
        />
      )
    case 'elsewhere':
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
          {place.left.tag === 'all' && <p>{kept}</p>}
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
            {place.room.visit.news.begun$.value && (
              <Button
                icon="download"
                onClick={() =>
                  void place.room.visit.exportText().then(text => download('klantportaal-logboek.jsonl', text))
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
      if (place.erased)
        return (
          <FarewellScreen
            visit={place.room.visit}
            partnerInvited={place.partnerInvited}
            receivedAt={place.receivedAt}
          />
        )
      return (
        <AppFrame title={visitLifecycleTexts.received.title}>
          <p>{visitLifecycleTexts.received.notErased}</p>
          <Actions>
            <Button kind="primary" onClick={() => send({ tag: 'eraseAgain' })}>
              {visitLifecycleTexts.received.eraseAgain}
            </Button>
            <Button kind="secondary" onClick={logOut}>
              {visitLifecycleTexts.received.logOut}
            </Button>
          </Actions>
        </AppFrame>
      )
    case 'open':
    case 'asking': {
      const isAsking = place.tag === 'asking'
      return (
        <>
          {isAsking && <VisitLoadingScreen />}
          <WizardScreen visit={place.room.visit} path={pathname} isHidden={isAsking} />
        </>
      )
    }
  }
}
