import { useCallback, useEffect, useState } from 'react'
import { describeStep } from '../../../domain/engine/steps/describeStep'
import { isAutoAdvanced, isLastStep, orderOf } from '../../../domain/engine/steps/stepOrder'
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
    /** Open items and consequences to begin with; absent for none. */
    memory?: ScreenMemory
  }>

const noRefusals: readonly (readonly [string, string])[] = []

/** What the office said of single questions, as path and text. */
export const refusalsIn = ({ sending }: State) => (sending.tag === 'failed' ? sending.fields : noRefusals)

/** A step on one page: its sections with their questions, the error summary and the step's buttons. */
export const StepScreen = ({ step: key, field = null, wayBack = false, memory, ...actions }: StepScreenProps) => {
  const survey = useSurvey()
  const { catalogue } = survey
  const isHistoryLoading = useIsLogHistoryLoading()
  const title = useView(view => stepTitle(catalogue, view, key))
  const refused = useView(view => errorLines(catalogue, view, key).length > 0)
  const step = catalogue.survey.steps.find(one => one.key === key)
  const lead = useView(({ state: { facts } }) => (step === undefined ? '' : describeStep({ catalogue, facts }, step)))
  // Here, not further in: the page's heading takes the focus in an effect of its own, which must come first.
  useEffect(() => {
    if (field !== null && !isHistoryLoading) focusOn(field)
  }, [field, isHistoryLoading])
  const [consequences] = useState(() => memory?.consequences ?? createConsequences())
  const [openItems] = useState(() => {
    const open = memory?.openItems ?? createOpenItems()
    if (field !== null) openEnclosingItems(survey, open, field)
    return open
  })
  const onOpen = useCallback((path: string) => openEnclosingItems(survey, openItems, path), [survey, openItems])
  return (
    <StepPage
      {...actions}
      title={title}
      screen={key}
      refused={refused}
      lead={lead === '' ? undefined : lead}
      step={key}
      consequences={consequences}
      openItems={openItems}
      onOpen={onOpen}
    >
      {isHistoryLoading && <Skeleton />}
      {step !== undefined && !isHistoryLoading && (
        <StepBody key={key} step={step} field={field} wayBack={wayBack} {...actions} />
      )}
    </StepPage>
  )
}

type StepBodyProps = WizardActions & Readonly<{ step: Step; field: string | null; wayBack: boolean }>

const StepBody = ({ step, field, wayBack, onNavigate, onBack, notify }: StepBodyProps) => {
  const { catalogue } = useSurvey()
  const reveal = useReveal()
  const { next, attempt, assumptionAttempt } = useSubmitStep(step.key, { onNavigate, notify })
  const title = useView(view => stepTitle(catalogue, view, step.key))
  const errorScope = useView(view => errorScopeOf(catalogue, view, step.key))
  const lines = useView(view => errorLines(catalogue, view, step.key), sameErrorLines)
  const exempt = useView(({ state }) => step.exempt !== null && isExemptNow(catalogue, state, step.key))
  const last = useView(({ state }) => isLastStep(orderOf(situationOf(catalogue, state)), step.key))
  const refusals = useView(({ state }) => refusalsIn(state))
  const retrieved = useView(retrievedPathsIn)

  const lockReason = useLockReason()
  const consequenceWords = useConsequenceWords()
  const autoAdvances = useView(({ state }) => isAutoAdvanced(situationOf(catalogue, state), step.key))

  return (
    <>
      <ErrorSummary
        lines={lines.map(({ path, table, ...line }) => ({ id: path, under: table, ...line }))}
        attempt={attempt}
        title={stepRefused}
        onFollow={reveal}
      />
      {lockReason !== null && <LockedNotice reason={lockReason} onNavigate={onNavigate} />}
      {/* It comes from /aqopi, which leads here. */}
      {step.key === 'personal_details' && lockReason === null && (
        <RetrievalReview step={step.key} onNavigate={onNavigate} />
      )}
      {exempt && step.exempt !== null && <InfoBlock>{step.exempt.text}</InfoBlock>}
      {lockReason === null && <AnswerReuseOffer step={step.key} onNext={() => next()} />}
      <LockedContext value={lockReason !== null}>
        <RetrievedPathsContext value={retrieved}>
          {step.sections.map((section, at) => (
            <SectionBlock
              key={section.id}
              section={section}
              under={at === 0 ? title : null}
              errorScope={errorScope}
              refusals={refusals}
            />
          ))}
        </RetrievedPathsContext>
      </LockedContext>
      <IncomeLossFold step={step.key} />
      {step.key === 'mortgage_and_pension' && <DebtsFold />}
      {/* In its place in the history comes the next step: 'back' in the browser must not come here and go on again. */}
      {autoAdvances && lockReason === null && <AutoAdvance onPass={() => next(true)} />}
      <VisuallyHidden>
        <span role="status">{consequenceWords}</span>
      </VisuallyHidden>
      <DoubtAnnouncer />
      {lockReason === null && (
        <AssumptionPrompt step={step.key} attempt={assumptionAttempt} onDone={() => next()} onYes={reveal} />
      )}
      {lockReason === null ? (
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
