import * as E from 'fp-ts/Either'
import { memo, useState } from 'react'
import type { StepKey } from '../../../../domain/language/stepKey'
import { activityLogPath } from '../../../../domain/portal/navigation'
import { providerTexts } from '../../../../domain/texts/providerTexts'
import { visitLifecycleTexts } from '../../../../domain/texts/visitLifecycleTexts'
import { constantStream } from '../../../../events/stream'
import { confirmedSending } from '../../../../projections/sending/confirmedSending'
import { ActivityLogScreen } from '../../../activityLog/ActivityLogScreen'
import { IntroScreen } from '../../../intro/IntroScreen'
import { RetrievalDoneBlock } from '../../../retrieval/RetrievalDoneBlock'
import { RetrievalPage } from '../../../retrieval/RetrievalPage'
import { PlainLink } from '../../../shell/page/PlainLink'
import { StepButtons } from '../../../shell/wizard/StepButtons'
import { OneQuestionStep } from '../../../survey/oneQuestionView/OneQuestionStep'
import { CompleteScreen } from '../../../survey/sending/CompleteScreen'
import { SentConfirmation } from '../../../survey/sending/SentConfirmation'
import { farewellSeconds, SuccessScreen } from '../../../survey/sending/SuccessScreen'
import { StepScreen } from '../../../survey/step/StepScreen'
import type { ScreenMemory } from '../../../survey/wizard/StepPage'
import { StepViewContext } from '../../../surveyContext/stepViewContext'
import { useSurvey, useView } from '../../../surveyContext/surveyContext'
import type { WizardActions } from '../../../surveyContext/wizardActions'
import { Actions } from '../../../widgets/Actions'
import { Button } from '../../../widgets/Button'
import { useIsShutOut, useScreenPath } from '../session/customerScreenContext'
import { stepOfScreen } from '../session/stepOfScreen'
import { CustomerFrame } from './CustomerFrame'
import styles from './CustomerScreen.module.css'

const nothing = (): void => undefined

/** Every way out of a screen leads nowhere. */
const doors: WizardActions = {
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

const upload$ = constantStream(null)

const nowhere = () => null

/**
 * The screen that the customer had at this moment: the portal's own, with doors that lead nowhere. What of it is another
 * at the next moment its own streams tell.
 */
export const CustomerScreen = memo(({ remembered }: { readonly remembered: ScreenMemory }) => {
  const path = useScreenPath()
  const step = useView(({ state }) => stepOfScreen(path, state))
  const isShutOut = useIsShutOut()
  if (isShutOut) return <CustomerShutOut />
  if (path === activityLogPath) return <ActivityLogScreen {...doors} />
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
  <CustomerFrame title={visitLifecycleTexts.elsewhere.title}>
    <p>{visitLifecycleTexts.elsewhere.text}</p>
    <Actions>
      <Button kind="primary" onClick={nothing}>
        {visitLifecycleTexts.elsewhere.here}
      </Button>
    </Actions>
  </CustomerFrame>
)

/** The success page as it came: what arrived is read once there too; how many seconds were left when, the log does not say. */
const CustomerEnding = () => {
  const { catalogue, live } = useSurvey()
  const partnerInvited = useView(({ state }) => state.invitation?.partner_invited === true)
  const [known] = useState(() => confirmedSending(catalogue, live.view()))
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
      {known !== null && <SentConfirmation arrived={known} />}
    </SuccessScreen>
  )
}

type CustomerStepProps = Readonly<{ step: StepKey; remembered: ScreenMemory }>

const inCalm = { calm: true, choose: nothing }
const inWhole = { calm: false, choose: nothing }

/** A step as the customer looked at it. */
const CustomerStep = ({ step, remembered }: CustomerStepProps) => {
  const isCalm = useView(({ state }) => state.calm.on === true)
  const at = useView(({ state }) => (state.calm.at?.step === step ? state.calm.at.screen : null))
  return (
    <StepViewContext value={isCalm ? inCalm : inWhole}>
      {isCalm ? (
        <OneQuestionStep
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
    </StepViewContext>
  )
}

/** In place of the provider's page, which the log does not hold: what stood there. */
const Retrieved = () => {
  const retrievedAt = useView(({ state }) => state.retrieval?.at ?? null)
  if (retrievedAt !== null)
    return (
      <>
        <RetrievalDoneBlock at={retrievedAt} onOverview={() => Promise.resolve()} onAgain={nothing} />
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
