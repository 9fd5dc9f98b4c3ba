import { useCallback, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { erasedTexts } from '../../domain/texts/erasedTexts'
import { hallTexts } from '../../domain/texts/hallTexts'
import { ProblemScreen } from '../shell/ProblemScreen'
import { useStream } from '../useStream'
import { Actions } from '../widgets/Actions'
import { Button } from '../widgets/Button'
import { useSurroundings } from './appContext'
import { download } from './download'
import { Frame } from './Frame'
import { visitIn, whoOf } from './hall/room'
import { VisitComing, Waiting } from './Waiting'

export { runHall } from './hall/runHall'
export { LogOut } from './LogOut'

/** Every screen behind the login: enters the hall first, and shows the wizard's screen for this address. */
export const Private = () => {
  const { app, send, logOut, openHelp } = useSurroundings()
  const place = useStream(app.hall$, hall => hall.place)
  const visit = useStream(app.hall$, visitIn)
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const enter = useCallback(
    (takeOver: boolean): void => send({ tag: 'entered', who: whoOf(app.session.current(app.clock.now())), takeOver }),
    [app, send],
  )
  const isClosed = place.tag === 'closed'

  // Whenever it is closed while this shows: after a visit that was let go of for another login, too.
  useEffect(() => {
    if (isClosed) enter(false)
  }, [isClosed, enter])
  useEffect(() => {
    visit?.store.dispatch({ type: 'ShowScreen', screen: pathname })
  }, [visit, pathname])

  switch (place.tag) {
    case 'closed':
    case 'opening':
      return <VisitComing />
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
            <Button kind="primary" onClick={() => enter(true)}>
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
      return (
        <ProblemScreen
          text={hallTexts.unreachable[place.why]}
          onRetry={() => window.location.reload()}
          onHelp={openHelp}
        />
      )
    case 'sent':
      if (place.erased) {
        const { wizard, visit: sent } = place.room
        return <wizard.Farewell visit={sent} partnerInvited={place.partnerInvited} receivedAt={place.receivedAt} />
      }
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
      const { wizard } = place.room
      return (
        <>
          {isAsking && <VisitComing />}
          <wizard.WizardScreen visit={place.room.visit} path={pathname} isHidden={isAsking} />
        </>
      )
    }
  }
}
