import { mailAddresses } from '../../domain/portal/tenant'
import { retrievalTroubles } from '../../domain/texts/providerTexts'
import { AwayScreen } from '../shell/away/AwayScreen'
import { useStream } from '../useStream'
import { useSurroundings } from './appContext'

/**
 * In place of every screen but /debug: the data provider does not work in this browser (spec 1 section 4). The portal
 * does, and what was answered stands in this browser, so that one may go on here by hand.
 */
export const RefusedBrowser = () => {
  const { app } = useSurroundings()
  const { style, logo } = useStream(app.look$)
  return (
    <AwayScreen
      why="browser"
      office={{ name: style.name, logo, supportEmail: mailAddresses(style).support }}
      link={window.location.origin}
      message={retrievalTroubles.unsupported}
      onGoOn={() => app.refusedBrowser$.next(false)}
    />
  )
}
