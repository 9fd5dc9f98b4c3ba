import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { erasedTexts } from '../../domain/texts/erasedTexts'
import { hallTexts } from '../../domain/texts/hallTexts'
import { useSurroundings } from '../app/appContext'
import { download } from '../app/download'
import { Frame } from '../app/Frame'
import type { Hall } from '../app/hall/hall'
import { entered, type Room, visitIn } from '../app/hall/room'
import { VisitComing, Waiting } from '../app/Waiting'
import { Stay } from '../stay/Stay'
import { useStream } from '../useStream'
import { Actions } from '../widgets/Actions'
import { Button } from '../widgets/Button'
import { Farewell } from './Farewell'
import { Unreachable } from './Unreachable'
import { WizardScreen } from './WizardScreen'

/** Where a customer is at work, or may be next: not while a visit ends, or once it was sent. */
const isAtWork = ({ place }: Hall<Room>): boolean => ['open', 'asking', 'elsewhere'].includes(place.tag)

/**
 * Every screen behind the login. What stands under them stays while one goes from one to the other: what is said there is not
 * said anew on each of them.
 */
export const Private = () => {
  const { app } = useSurroundings()
  return (
    <>
      <Here />
      {useStream(app.hall$, isAtWork) && <Stay />}
    </>
  )
}

/** Where one is between the login and the end, and the wizard's screen for this address. */
const Here = () => {
  const { app, send, logOut } = useSurroundings()
  const place = useStream(app.hall$, hall => hall.place)
  const visit = useStream(app.hall$, visitIn)
  const { pathname } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    visit?.store.dispatch({ type: 'ShowScreen', screen: pathname })
  }, [visit, pathname])

  switch (place.tag) {
    case 'closed':
      return <VisitComing />
    case 'opening':
      return place.again ? <Unreachable busy /> : <VisitComing />
    case 'closing':
    case 'gone':
      return <Waiting title={hallTexts.closing} />
    case 'erasing':
      return <Waiting title={place.why.tag === 'sent' ? hallTexts.received.title : hallTexts.erasing} />
    case 'elsewhere':
      return (
        <Frame title={hallTexts.elsewhere.title}>
          <p>{hallTexts.elsewhere.text}</p>
          <Actions>
            <Button kind="primary" onClick={() => send(entered(app, true))}>
              {hallTexts.elsewhere.here}
            </Button>
          </Actions>
        </Frame>
      )
    case 'otherCustomer': {
      const { title, text, kept, goOn, toLogin } = hallTexts.otherCustomer
      return (
        <Frame title={title}>
          <p>{text}</p>
          {place.left.tag === 'all' && <p>{kept}</p>}
          <p>{goOn}</p>
          <Actions>
            <Button kind="primary" onClick={() => navigate('/login')}>
              {toLogin}
            </Button>
          </Actions>
        </Frame>
      )
    }
    case 'erased':
      return (
        <Frame title={erasedTexts.title}>
          <p>{erasedTexts.text}</p>
          <Actions>
            {place.room.visit.news.begun$.value && (
              <Button
                icon="download"
                onClick={() =>
                  void place.room.visit.exportText().then(text => download('klantportaal-logboek.jsonl', text))
                }
              >
                {erasedTexts.save}
              </Button>
            )}
            <Button kind="primary" onClick={() => window.location.assign('/login')}>
              Naar inloggen
            </Button>
          </Actions>
        </Frame>
      )
    case 'unreachable':
      return <Unreachable busy={false} />
    case 'sent':
      if (place.erased)
        return <Farewell visit={place.room.visit} partnerInvited={place.partnerInvited} receivedAt={place.receivedAt} />
      return (
        <Frame title={hallTexts.received.title}>
          <p>{hallTexts.received.notErased}</p>
          <Actions>
            <Button kind="primary" onClick={() => send({ tag: 'eraseAgain' })}>
              {hallTexts.received.eraseAgain}
            </Button>
            <Button kind="secondary" onClick={logOut}>
              {hallTexts.received.logOut}
            </Button>
          </Actions>
        </Frame>
      )
    case 'open':
    case 'asking': {
      const isAsking = place.tag === 'asking'
      return (
        <>
          {isAsking && <VisitComing />}
          <WizardScreen visit={place.room.visit} path={pathname} isHidden={isAsking} />
        </>
      )
    }
  }
}
