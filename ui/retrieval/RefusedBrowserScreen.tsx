import { tenantMailAddresses } from '../../domain/portal/tenant'
import { retrievalTroubles } from '../../domain/texts/providerTexts'
import { UnsupportedScreen } from '../shell/unsupported/UnsupportedScreen'
import { useSurvey } from '../surveyContext/surveyContext'
import type { WizardActions } from '../surveyContext/wizardActions'
import { useStream } from '../useStream'
import { useAppContext } from '../visit/provider/appContext'
import { goOnByHand } from './goOnByHand'

/**
 * The screen in place of all others in a visit where the data provider does not work in this browser (spec 1 section 4): other
 * browsers to download, or going on here by hand, after which it replaces the retrieval step alone.
 */
export const RefusedBrowserScreen = ({ onNavigate }: Pick<WizardActions, 'onNavigate'>) => {
  const { app } = useAppContext()
  const portal = useSurvey()
  const { style, logo } = useStream(app.look.look$)
  return (
    <UnsupportedScreen
      reason="browser"
      office={{ name: style.name, logo, supportEmail: tenantMailAddresses(style).support }}
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
