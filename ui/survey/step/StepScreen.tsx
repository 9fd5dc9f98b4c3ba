/**
 * Shows a step on one page: its sections with their questions, the retrieval review, pictures, the error summary, the
 * step's buttons and the way back to sending.
 */
import { describeStep } from '../../../domain/engine/steps/describeStep'
import type { Step } from '../../../domain/language/section'
import type { StepKey } from '../../../domain/language/stepKey'
import { stepRefused } from '../../../domain/texts/stepTexts'
import { errorLines, sameErrorLines } from '../../../projections/steps/errorLines'
import { errorScopeOf } from '../../../projections/steps/errorScope'
import { stepTitle } from '../../../projections/wording/stepTitle'
import { ErrorSummary } from '../../shell/wizard/ErrorSummary'
import { useSurvey } from '../../surveyContext/surveyContext'
import { useView } from '../../surveyContext/useView'
import type { WizardActions } from '../../surveyContext/wizardActions'
import { SectionBlock } from '../content/SectionBlock'
import { DebtsFold } from '../pictures/DebtsFigure'
import { IncomeLossFold } from '../pictures/IncomeLossFigure'
import { RetrievalReview } from '../retrievalReview/RetrievalReview'
import { useReveal } from '../reveal/useReveal'
import { type ScreenMemory, StepPage } from '../wizard/StepPage'
import { BackToSending } from './BackToSending'
import { StepBody } from './StepBody'
import { useStepModel } from './useStepModel'

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

export const StepScreen = ({ step: key, field = null, wayBack = false, memory, ...actions }: StepScreenProps) => {
  const { catalogue } = useSurvey()
  const title = useView(view => stepTitle(catalogue, view, key))
  const refused = useView(view => errorLines(catalogue, view, key).length > 0)
  const step = catalogue.survey.steps.find(one => one.key === key)
  const lead = useView(({ state: { facts } }) => (step === undefined ? '' : describeStep({ catalogue, facts }, step)))
  return (
    <StepPage
      {...actions}
      title={title}
      screen={key}
      refused={refused}
      lead={lead === '' ? undefined : lead}
      step={key}
      field={field}
      memory={memory}
    >
      {step !== undefined && <WholeStep key={key} step={step} field={field} wayBack={wayBack} {...actions} />}
    </StepPage>
  )
}

type WholeStepProps = WizardActions & Readonly<{ step: Step; field: string | null; wayBack: boolean }>

const WholeStep = ({ step, field, wayBack, ...actions }: WholeStepProps) => {
  const { onNavigate, onBack } = actions
  const { catalogue } = useSurvey()
  const reveal = useReveal()
  const model = useStepModel(step.key, actions)
  const title = useView(view => stepTitle(catalogue, view, step.key))
  const errorScope = useView(view => errorScopeOf(catalogue, view, step.key))
  const lines = useView(view => errorLines(catalogue, view, step.key), sameErrorLines)
  return (
    <>
      <ErrorSummary
        lines={lines.map(({ path, table, ...line }) => ({ id: path, under: table, ...line }))}
        attempt={model.attempt}
        title={stepRefused}
        onFollow={reveal}
      />
      <StepBody model={model} onPrevious={onBack} onNext={() => model.next()}>
        {/* It comes from /aqopi, which leads here. */}
        {step.key === 'personal_details' && model.lockReason === null && (
          <RetrievalReview step={step.key} onNavigate={onNavigate} />
        )}
        {step.sections.map((section, at) => (
          <SectionBlock
            key={section.id}
            section={section}
            under={at === 0 ? title : null}
            errorScope={errorScope}
            refusals={model.refusals}
          />
        ))}
        <IncomeLossFold step={step.key} />
        {step.key === 'mortgage_and_pension' && <DebtsFold />}
      </StepBody>
      <BackToSending step={step.key} field={field} wayBack={wayBack} onNavigate={onNavigate} />
    </>
  )
}
