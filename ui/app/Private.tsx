import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { erasedTexts } from '../../domain/texts/erasedTexts'
import { ProblemScreen } from '../shell/ProblemScreen'
import { Skeleton } from '../shell/Skeleton'
import { useStream } from '../useStream'
import { Button } from '../widgets/Button'
import { useSurroundings } from './appContext'
import { download } from './download'
import { Frame } from './Frame'

/** Every screen behind the login: opens the customer's log first, and shows the wizard's screen for this address. */
export const Private = () => {
  const { app, entrance } = useSurroundings()
  const gate = useStream(entrance.gate$)
  const visit = useStream(app.visit$)
  const sent = useStream(app.sent$)
  const { pathname } = useLocation()

  useEffect(() => {
    void entrance.enter(false)
  }, [entrance])
  useEffect(() => {
    visit?.store.dispatch({ type: 'ShowScreen', screen: pathname })
  }, [visit, pathname])

  const rest = gate.tag === 'erased' ? gate.rest : null

  switch (gate.tag) {
    case 'closed':
    case 'opening':
      return (
        <Frame title="Uw gegevens worden geladen">
          <Skeleton />
        </Frame>
      )
    case 'elsewhere':
      return (
        <Frame title="Dit portaal is al open in een ander tabblad">
          <p>
            U kunt uw gegevens in één tabblad tegelijk invullen. Wilt u hier verdergaan? Het andere tabblad stopt dan.
          </p>
          <Button kind="primary" onClick={() => void entrance.enter(true)}>
            Hier verdergaan
          </Button>
        </Frame>
      )
    case 'erased':
      return (
        <Frame title={erasedTexts.title}>
          <p>{erasedTexts.text}</p>
          {rest !== null && (
            <Button
              icon="download"
              onClick={() => void rest().then(text => download('klantportaal-logboek.jsonl', text))}
            >
              {erasedTexts.save}
            </Button>
          )}
          <Button kind="primary" onClick={() => window.location.assign('/login')}>
            Naar inloggen
          </Button>
        </Frame>
      )
    case 'unreachable':
      return (
        <ProblemScreen
          text="De vragenlijst kan niet worden geladen. Controleer uw internetverbinding."
          onRetry={() => window.location.reload()}
        />
      )
    case 'open':
      if (sent !== null) return <gate.wizard.Farewell partnerInvited={sent.partnerInvited} />
      return visit === null ? null : <gate.wizard.WizardScreen visit={visit} path={pathname} />
  }
}
