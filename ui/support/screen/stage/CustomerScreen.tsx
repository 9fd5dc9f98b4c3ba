import * as E from 'fp-ts/Either'
import { still } from '../../../../events/stream'
import { IntroScreen } from '../../../intro/IntroScreen'
import { RetrievalPage } from '../../../retrieval/RetrievalPage'
import { PlainLink } from '../../../shell/page/link'
import { CompleteScreen } from '../../../survey/complete/CompleteScreen'
import { SuccessScreen } from '../../../survey/complete/SuccessScreen'
import { useView } from '../../../survey/portal'
import { StepScreen } from '../../../survey/step/StepScreen'
import type { WizardDoors } from '../../../survey/step/wizardDoors'
import { CustomerFrame } from './CustomerFrame'
import { useScreenPath } from './customerContext'
import { Retrieved } from './Retrieved'
import { screenStep } from './screenStep'
import type { Remembered } from './showing'

const nothing = (): void => undefined

/** Every way out of a screen leads nowhere. */
const doors: WizardDoors = {
  frame: CustomerFrame,
  link: PlainLink,
  onNavigate: nothing,
  onBack: nothing,
  notify: nothing,
  onExport: nothing,
  onHelp: nothing,
}

const upload$ = still(null)

/** The screen that the customer had at this moment: the portal's own, with doors that lead nowhere. */
export const CustomerScreen = ({ remembered }: { readonly remembered: Remembered }) => {
  const path = useScreenPath()
  const step = useView(({ state }) => screenStep(path, state))
  switch (step) {
    case null:
      return (
        <CustomerFrame title="Nog geen scherm">
          <p>De klant had nog geen scherm van de vragenlijst voor zich.</p>
        </CustomerFrame>
      )
    case 'intro':
      return <IntroScreen {...doors} onLogOut={nothing} onEraseLeft={nothing} />
    case 'aqopi':
      return <RetrievalPage {...doors}>{() => <Retrieved />}</RetrievalPage>
    case 'complete':
      return (
        <CompleteScreen {...doors} attach={async () => E.left('unreadable')} upload$={upload$} onDownload={nothing} />
      )
    case 'success':
      return (
        <SuccessScreen
          frame={CustomerFrame}
          before={null}
          partnerInvited={false}
          redirected={false}
          held={false}
          onHold={nothing}
          onLogOut={nothing}
        />
      )
    default:
      return <StepScreen {...doors} step={step} remembered={remembered} />
  }
}
