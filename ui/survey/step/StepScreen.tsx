import { useCallback, useEffect, useState } from 'react'
import { describeStep } from '../../../domain/engine/steps/describeStep'
import { isLastStep } from '../../../domain/engine/steps/stepOrder'
import { isAutoAdvanced, orderOf } from '../../../domain/engine/steps/stepVerdict'
import type { Step } from '../../../domain/language/section'
import type { StepKey } from '../../../domain/language/stepKey'
import { lockedTexts } from '../../../domain/texts/receivedTexts'
import { stepRefused } from '../../../domain/texts/stepTexts'
import { type State, situationOf } from '../../../events/state/state'
import { errorLines, sameErrorLines } from '../../../projections/steps/errorLines'
import { errorScopeOf, isExemptNow } from '../../../projections/steps/errorScope'
import { stepTitle } from '../../../projections/wording/stepTitle'
import { focusOn } from '../../shell/page/FocusLink'
import { Skeleton } from '../../shell/Skeleton'
import { ErrorSummary } from '../../shell/wizard/ErrorSummary'
import { StepButtons } from '../../shell/wizard/StepButtons'
import { createConsequences, useConsequenceWords } from '../../surveyContext/consequences'
import { LockedNotice } from '../../surveyContext/LockedNotice'
import { LockedContext } from '../../surveyContext/lockedContext'
import { useLockReason } from '../../surveyContext/lockReason'
import { createOpenItems } from '../../surveyContext/openItems'
import { useSurvey } from '../../surveyContext/surveyContext'
import { useView } from '../../surveyContext/useView'
import type { WizardActions } from '../../surveyContext/wizardActions'
import { InfoBlock } from '../../widgets/InfoBlock'
import { VisuallyHidden } from '../../widgets/VisuallyHidden'
import { AnswerReuseOffer } from '../answerReuse/AnswerReuseOffer'
import { SectionBlock } from '../content/SectionBlock'
import { DoubtAnnouncer } from '../doubts/DoubtAnnouncer'
import { DebtsFold } from '../pictures/DebtsFigure'
import { IncomeLossFold } from '../pictures/IncomeLossFigure'
import { RetrievedPathsContext, retrievedPathsIn } from '../provenance/retrievedPathsContext'
import { RetrievalReview } from '../retrievalReview/RetrievalReview'
import { openEnclosingItems } from '../reveal/reveal'
import { useReveal } from '../reveal/useReveal'
import { type ScreenMemory, StepPage, useIsLogHistoryLoading } from '../wizard/StepPage'
import { AssumptionPrompt } from './AssumptionPrompt'
import { AutoAdvance } from './AutoAdvance'
import { BackToSending } from './BackToSending'
import { useSubmitStep } from './useSubmitStep'

type StepScreenProps = WizardActions &
  Readonly<{
    step: StepKey
    /** The path of the question to begin at; without one the page begins at its heading. */
    field?: string | null
    /** Whether to offer the way back to sending before the customer has tried to send. */
    wayBack?: boolean
    /** What the screen is to remember; without it, it begins with nothing. */
    remembered?: ScreenMemory
  }>

const noRefusals: readonly (readonly [string, string])[] = []

/** What the office said of single questions, as path and text. */
export const refusalsIn = ({ sending }: State) => (sending.tag === 'failed' ? sending.fields : noRefusals)

/** A step as the catalogue declares it: its questions, the way back and the way on. */
export const StepScreen = ({ step: key, field = null, wayBack = false, remembered, ...doors }: StepScreenProps) => {
  const portal = useSurvey()
  const { catalogue } = portal
  const isComing = useIsLogHistoryLoading()
  const title = useView(view => stepTitle(catalogue, view, key))
  const refused = useView(view => errorLines(catalogue, view, key).length > 0)
  const step = catalogue.survey.steps.find(one => one.key === key)
  const lead = useView(({ state: { facts } }) => (step === undefined ? '' : describeStep({ catalogue, facts }, step)))
  // Here, not further in: the page's heading takes the focus in an effect of its own, which must come first.
  useEffect(() => {
    if (field !== null && !isComing) focusOn(field)
  }, [field, isComing])
  const [aftermath] = useState(() => remembered?.aftermath ?? createConsequences())
  const [openItems] = useState(() => {
    const open = remembered?.openItems ?? createOpenItems()
    if (field !== null) openEnclosingItems(portal, open, field)
    return open
  })
  const onOpen = useCallback((path: string) => openEnclosingItems(portal, openItems, path), [portal, openItems])
  return (
    <StepPage
      {...doors}
      title={title}
      screen={key}
      refused={refused}
      lead={lead === '' ? undefined : lead}
      step={key}
      aftermath={aftermath}
      openItems={openItems}
      onOpen={onOpen}
    >
      {isComing && <Skeleton />}
      {step !== undefined && !isComing && <StepBody key={key} step={step} field={field} wayBack={wayBack} {...doors} />}
    </StepPage>
  )
}

type StepBodyProps = WizardActions & Readonly<{ step: Step; field: string | null; wayBack: boolean }>

const StepBody = ({ step, field, wayBack, onNavigate, onBack, notify }: StepBodyProps) => {
  const { catalogue } = useSurvey()
  const reveal = useReveal()
  const { next, attempt, asking } = useSubmitStep(step.key, { onNavigate, notify })
  const title = useView(view => stepTitle(catalogue, view, step.key))
  const judged = useView(view => errorScopeOf(catalogue, view, step.key))
  const lines = useView(view => errorLines(catalogue, view, step.key), sameErrorLines)
  const exempt = useView(({ state }) => step.exempt !== null && isExemptNow(catalogue, state, step.key))
  const last = useView(({ state }) => isLastStep(orderOf(situationOf(catalogue, state)), step.key))
  const refusals = useView(({ state }) => refusalsIn(state))
  const retrieved = useView(retrievedPathsIn)

  const locked = useLockReason()
  const told = useConsequenceWords()
  const passes = useView(({ state }) => isAutoAdvanced(situationOf(catalogue, state), step.key))

  return (
    <>
      <ErrorSummary
        lines={lines.map(({ path, table, ...line }) => ({ id: path, under: table, ...line }))}
        attempt={attempt}
        title={stepRefused}
        onFollow={reveal}
      />
      {locked !== null && <LockedNotice why={locked} onNavigate={onNavigate} />}
      {/* It comes from /aqopi, which leads here. */}
      {step.key === 'personal_details' && locked === null && (
        <RetrievalReview step={step.key} onNavigate={onNavigate} />
      )}
      {exempt && step.exempt !== null && <InfoBlock>{step.exempt.text}</InfoBlock>}
      {locked === null && <AnswerReuseOffer step={step.key} onNext={() => next()} />}
      <LockedContext value={locked !== null}>
        <RetrievedPathsContext value={retrieved}>
          {step.sections.map((section, at) => (
            <SectionBlock
              key={section.id}
              section={section}
              under={at === 0 ? title : null}
              judged={judged}
              refusals={refusals}
            />
          ))}
        </RetrievedPathsContext>
      </LockedContext>
      <IncomeLossFold step={step.key} />
      {step.key === 'mortgage_and_pension' && <DebtsFold />}
      {/* In its place in the history comes the next step: 'back' in the browser must not come here and go on again. */}
      {passes && locked === null && <AutoAdvance onPass={() => next(true)} />}
      <VisuallyHidden>
        <span role="status">{told}</span>
      </VisuallyHidden>
      <DoubtAnnouncer />
      {locked === null && <AssumptionPrompt step={step.key} attempt={asking} onDone={() => next()} onYes={reveal} />}
      {locked === null ? (
        <StepButtons onPrevious={onBack} onNext={() => next()} last={last} />
      ) : (
        <StepButtons
          onPrevious={onBack}
          onNext={() => onNavigate('complete')}
          instead={{ label: lockedTexts.toSending, busyLabel: '' }}
        />
      )}
      <BackToSending step={step.key} field={field} wayBack={wayBack} onNavigate={onNavigate} />
    </>
  )
}
