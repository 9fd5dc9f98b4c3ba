import * as E from 'fp-ts/Either'
import { memo, useState } from 'react'
import type { StepKey } from '../../../../domain/language/stepKey'
import { donePath } from '../../../../domain/portal/navigation'
import { hallTexts } from '../../../../domain/texts/hallTexts'
import { providerTexts } from '../../../../domain/texts/providerTexts'
import { still } from '../../../../events/stream'
import { arrived } from '../../../../projections/arrived'
import { IntroScreen } from '../../../intro/IntroScreen'
import { DoneBlock } from '../../../retrieval/RetrievalNews'
import { RetrievalPage } from '../../../retrieval/RetrievalPage'
import { PlainLink } from '../../../shell/page/link'
import { StepButtons } from '../../../shell/wizard/StepButtons'
import { CalmStep } from '../../../survey/calm/CalmStep'
import { Arrived } from '../../../survey/complete/Arrived'
import { CompleteScreen } from '../../../survey/complete/CompleteScreen'
import { farewellSeconds, SuccessScreen } from '../../../survey/complete/SuccessScreen'
import { usePortal, useView } from '../../../survey/portal'
import type { Remembered } from '../../../survey/step/StepAround'
import { StepScreen } from '../../../survey/step/StepScreen'
import { ViewContext } from '../../../survey/step/viewContext'
import type { WizardDoors } from '../../../survey/step/wizardDoors'
import { DonePage } from '../../../undo/DonePage'
import { Actions } from '../../../widgets/Actions'
import { Button } from '../../../widgets/Button'
import { CustomerFrame } from './CustomerFrame'
import styles from './CustomerScreen.module.css'
import { useIsShutOut, useScreenPath } from './customerContext'
import { screenStep } from './screenStep'

const nothing = (): void => undefined

/** Every way out of a screen leads nowhere. */
const doors: WizardDoors = {
  frame: CustomerFrame,
  link: PlainLink,
  onNavigate: nothing,
  onBack: nothing,
  notify: nothing,
  onExport: nothing,
  onCopy: nothing,
  onHelp: nothing,
  onElsewhere: nothing,
  onAside: nothing,
}

const upload$ = still(null)

const nowhere = () => null

/**
 * The screen that the customer had at this moment: the portal's own, with doors that lead nowhere. What of it is another
 * at the next moment its own streams tell.
 */
export const CustomerScreen = memo(({ remembered }: { readonly remembered: Remembered }) => {
  const path = useScreenPath()
  const step = useView(({ state }) => screenStep(path, state))
  const isShutOut = useIsShutOut()
  if (isShutOut) return <CustomerShutOut />
  if (path === donePath) return <DonePage {...doors} />
  switch (step) {
    case null:
      return (
        <CustomerFrame title="Nog geen scherm">
          <p>Het logboek zegt van dit moment niet welk scherm de klant voor zich had.</p>
        </CustomerFrame>
      )
    case 'intro':
      return <IntroScreen {...doors} onLogOut={nothing} onEraseLeft={nothing} />
    case 'aqopi':
      return <RetrievalPage {...doors}>{() => <Retrieved />}</RetrievalPage>
    case 'complete':
      return (
        <CompleteScreen
          {...doors}
          attach={async () => E.left('unreadable')}
          upload$={upload$}
          onDownload={nothing}
          copyDialog={nowhere}
        />
      )
    case 'success':
      return <CustomerEnding />
    default:
      return <CustomerStep step={step} remembered={remembered} />
  }
})

/** What stood in a tab while another one had the portal. */
const CustomerShutOut = () => (
  <CustomerFrame title={hallTexts.elsewhere.title}>
    <p>{hallTexts.elsewhere.text}</p>
    <Actions>
      <Button kind="primary" onClick={nothing}>
        {hallTexts.elsewhere.here}
      </Button>
    </Actions>
  </CustomerFrame>
)

/** The success page as it came: what arrived is read once there too; how many seconds were left when, the log does not say. */
const CustomerEnding = () => {
  const { catalogue, live } = usePortal()
  const partnerInvited = useView(({ state }) => state.invitation?.partner_invited === true)
  const [known] = useState(() => arrived(catalogue, live.view()))
  return (
    <SuccessScreen
      frame={CustomerFrame}
      before={null}
      partnerInvited={partnerInvited}
      redirected={false}
      left={farewellSeconds}
      of={farewellSeconds}
      onHold={nothing}
      onLogOut={nothing}
    >
      {known !== null && <Arrived arrived={known} />}
    </SuccessScreen>
  )
}

type CustomerStepProps = Readonly<{ step: StepKey; remembered: Remembered }>

const inCalm = { calm: true, choose: nothing }
const inWhole = { calm: false, choose: nothing }

/** A step as the customer looked at it. */
const CustomerStep = ({ step, remembered }: CustomerStepProps) => {
  const isCalm = useView(({ state }) => state.calm.on === true)
  const at = useView(({ state }) => (state.calm.at?.step === step ? state.calm.at.screen : null))
  return (
    <ViewContext value={isCalm ? inCalm : inWhole}>
      {isCalm ? (
        <CalmStep
          {...doors}
          step={step}
          at={at}
          field={null}
          fromEnd={false}
          wayBack={false}
          onScreen={nothing}
          remembered={remembered}
        />
      ) : (
        <StepScreen {...doors} step={step} remembered={remembered} />
      )}
    </ViewContext>
  )
}

/** In place of the provider's page, which the log does not hold: what stood there. */
const Retrieved = () => {
  const retrievedAt = useView(({ state }) => state.retrieval?.at ?? null)
  if (retrievedAt !== null)
    return (
      <>
        <DoneBlock at={retrievedAt} onOverview={() => Promise.resolve()} onAgain={nothing} />
        <StepButtons onPrevious={nothing} onNext={nothing} />
      </>
    )
  return (
    <>
      <section className={styles.provider} aria-label={providerTexts.frameTitle}>
        <p>Hier stond de pagina van de dataleverancier. Wat de klant daar zag of deed, staat niet in het logboek.</p>
      </section>
      <Button icon="back" onClick={nothing}>
        {providerTexts.previous}
      </Button>
    </>
  )
}
