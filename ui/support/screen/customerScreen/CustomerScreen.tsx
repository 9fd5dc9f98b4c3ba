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
import { useSurvey } from '../../../surveyContext/surveyContext'
import { useView } from '../../../surveyContext/useView'
import type { WizardActions } from '../../../surveyContext/wizardActions'
import { Actions } from '../../../widgets/Actions'
import { Button } from '../../../widgets/Button'
import { useIsShutOut, useScreenPath } from '../session/customerScreenContext'
import { stepOfScreen } from '../session/stepOfScreen'
import { CustomerFrame } from './CustomerFrame'
import styles from './CustomerScreen.module.css'

/**
 * The screen that the customer had at the current position, also that of a shut-out tab: the portal's own component
 * with actions that do nothing, following the position.
 */
export const CustomerScreen = memo(({ memory }: { readonly memory: ScreenMemory }) => {
  const path = useScreenPath()
  const step = useView(({ state }) => stepOfScreen(path, state))
  const isShutOut = useIsShutOut()
  if (isShutOut) return <CustomerShutOut />
  if (path === activityLogPath) return <ActivityLogScreen {...inertActions} />
  switch (step) {
    case null:
      return (
        <CustomerFrame title="Nog geen scherm">
          <p>Het logboek zegt van dit moment niet welk scherm de klant voor zich had.</p>
        </CustomerFrame>
      )
    case 'intro':
      return <IntroScreen {...inertActions} onLogOut={nothing} onEraseLeft={nothing} />
    case 'aqopi':
      return <RetrievalPage {...inertActions}>{() => <RetrievalBody />}</RetrievalPage>
    case 'complete':
      return (
        <CompleteScreen
          {...inertActions}
          attach={async () => E.left('unreadable')}
          upload$={upload$}
          onDownload={nothing}
          copyDialog={NoDialog}
        />
      )
    case 'success':
      return <CustomerSuccess />
    default:
      return <CustomerStep step={step} memory={memory} />
  }
})

const nothing = (): void => undefined

/** Actions that do nothing, for screens in a replay. */
const inertActions: WizardActions = {
  frame: CustomerFrame,
  link: PlainLink,
  onNavigate: nothing,
  onBack: nothing,
  notify: nothing,
  onExport: nothing,
  onCopy: nothing,
  onHelp: nothing,
  onTransferFile: nothing,
  onLeaveSteps: nothing,
}

const upload$ = constantStream(null)

const NoDialog = () => null

/** The screen of a tab that another tab shut out. */
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

/** The success page as it first showed, because the log does not hold the countdown. */
const CustomerSuccess = () => {
  const { catalogue, live } = useSurvey()
  const partnerInvited = useView(({ state }) => state.invitation?.partner_invited === true)
  const [known] = useState(() => confirmedSending(catalogue, live.view()))
  return (
    <SuccessScreen
      frame={CustomerFrame}
      before={null}
      partnerInvited={partnerInvited}
      redirected={false}
      secondsLeft={farewellSeconds}
      seconds={farewellSeconds}
      onHold={nothing}
      onLogOut={nothing}
    >
      {known !== null && <SentConfirmation arrived={known} />}
    </SuccessScreen>
  )
}

type CustomerStepProps = Readonly<{ step: StepKey; memory: ScreenMemory }>

const oneQuestionView = { isOneQuestionView: true, choose: nothing }
const wholeStepView = { isOneQuestionView: false, choose: nothing }

/** A step as the customer looked at it. */
const CustomerStep = ({ step, memory }: CustomerStepProps) => {
  const isOneQuestionView = useView(({ state }) => state.calm.on === true)
  const at = useView(({ state }) => (state.calm.at?.step === step ? state.calm.at.screen : null))
  return (
    <StepViewContext value={isOneQuestionView ? oneQuestionView : wholeStepView}>
      {isOneQuestionView ? (
        <OneQuestionStep
          {...inertActions}
          step={step}
          at={at}
          field={null}
          fromEnd={false}
          wayBack={false}
          onScreen={nothing}
          memory={memory}
        />
      ) : (
        <StepScreen {...inertActions} step={step} memory={memory} />
      )}
    </StepViewContext>
  )
}

/** A placeholder for the data provider's page, which the log does not hold. */
const RetrievalBody = () => {
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
