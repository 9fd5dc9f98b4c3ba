import { mailAddresses } from '../../domain/portal/tenant'
import { retrievalTroubles } from '../../domain/texts/providerTexts'
import { useSurroundings } from '../app/appContext'
import { AwayScreen } from '../shell/away/AwayScreen'
import { usePortal } from '../survey/portal'
import type { WizardDoors } from '../survey/step/wizardDoors'
import { useStream } from '../useStream'
import { goOnByHand } from './goOnByHand'

/**
 * In place of every screen but /debug: the data provider does not work in this browser (spec 1 section 4). The portal
 * does, and what was answered stands in this browser, so that one may go on here by hand.
 */
export const RefusedBrowser = ({ onNavigate }: Pick<WizardDoors, 'onNavigate'>) => {
  const { app } = useSurroundings()
  const portal = usePortal()
  const { style, logo } = useStream(app.look.look$)
  return (
    <AwayScreen
      why="browser"
      office={{ name: style.name, logo, supportEmail: mailAddresses(style).support }}
      link={window.location.origin}
      message={retrievalTroubles.unsupported}
      onGoOn={() => {
        // The retrieval stays away: this browser is the same one.
        app.session.refuseBrowser('retrieval')
        goOnByHand(portal, onNavigate)
      }}
    />
  )
}
