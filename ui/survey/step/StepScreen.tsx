import { useCallback, useEffect, useState } from 'react'
import { describeStep } from '../../../domain/engine/describe'
import { isLastStep } from '../../../domain/engine/stepOrder'
import { isPassedBy, orderOf } from '../../../domain/engine/verdict'
import type { Step } from '../../../domain/language/section'
import type { StepKey } from '../../../domain/language/stepKey'
import { lockedTexts } from '../../../domain/texts/receivedTexts'
import { stepRefused } from '../../../domain/texts/stepTexts'
import { type State, situationOf } from '../../../events/state/state'
import { errorLines, sameLines } from '../../../projections/errorLines'
import { stepTitle } from '../../../projections/stepTitle'
import { isExemptNow, judgedIn } from '../../../projections/stepView'
import { Skeleton } from '../../shell/Skeleton'
import { ErrorSummary } from '../../shell/wizard/ErrorSummary'
import { focusOn } from '../../shell/wizard/FocusLink'
import { StepButtons } from '../../shell/wizard/StepButtons'
import { InfoBlock } from '../../widgets/InfoBlock'
import { VisuallyHidden } from '../../widgets/VisuallyHidden'
import { Again } from '../again/Again'
import { createAftermath, useAllTold } from '../content/aftermath'
import { ToldContext, toldIn } from '../content/origin'
import { SectionBlock } from '../content/SectionBlock'
import { AskedNews } from '../doubts/AskedNews'
import { createOpenItems } from '../list/openItems'
import { DebtsAtEnd } from '../pictures/DebtsPicture'
import { WhatIfAtStep } from '../pictures/WhatIfPicture'
import { usePortal, useView } from '../portal'
import { Retrieved } from '../retrieved/Retrieved'
import { LockedContext, LockedNotice, useLocked } from './Locked'
import { OpenChoices } from './OpenChoices'
import { Passing } from './Passing'
import { openAround } from './reveal'
import { type Remembered, StepAround, useIsComing } from './StepAround'
import { useReveal } from './useReveal'
import { useStepEnd } from './useStepEnd'
import { WayBack } from './WayBack'
import type { WizardDoors } from './wizardDoors'

type StepScreenProps = WizardDoors &
  Readonly<{
    step: StepKey
    /** The path of the question to begin at; without one the page begins at its heading. */
    field?: string | null
    /** Whether to offer the way back to sending before the customer has tried to send. */
    wayBack?: boolean
    /** What the screen is to remember; without it, it begins with nothing. */
    remembered?: Remembered
  }>

const noRefusals: readonly (readonly [string, string])[] = []

/** What the office said of single questions, as path and text. */
export const refusalsIn = ({ sending }: State) => (sending.tag === 'failed' ? sending.fields : noRefusals)

/** A step as the catalogue declares it: its questions, the way back and the way on. */
export const StepScreen = ({ step: key, field = null, wayBack = false, remembered, ...doors }: StepScreenProps) => {
  const portal = usePortal()
  const { catalogue } = portal
  const isComing = useIsComing()
  const title = useView(view => stepTitle(catalogue, view, key))
  const refused = useView(view => errorLines(catalogue, view, key).length > 0)
  const step = catalogue.survey.steps.find(one => one.key === key)
  const lead = useView(({ state: { facts } }) => (step === undefined ? '' : describeStep({ catalogue, facts }, step)))
  // Here, not further in: the page's heading takes the focus in an effect of its own, which must come first.
  useEffect(() => {
    if (field !== null && !isComing) focusOn(field)
  }, [field, isComing])
  const [aftermath] = useState(() => remembered?.aftermath ?? createAftermath())
  const [openItems] = useState(() => {
    const open = remembered?.openItems ?? createOpenItems()
    if (field !== null) openAround(portal, open, field)
    return open
  })
  const onOpen = useCallback((path: string) => openAround(portal, openItems, path), [portal, openItems])
  return (
    <StepAround
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
    </StepAround>
  )
}

type StepBodyProps = WizardDoors & Readonly<{ step: Step; field: string | null; wayBack: boolean }>

const StepBody = ({ step, field, wayBack, onNavigate, onBack, notify }: StepBodyProps) => {
  const { catalogue } = usePortal()
  const reveal = useReveal()
  const { next, attempt, asking } = useStepEnd(step.key, { onNavigate, notify })
  const title = useView(view => stepTitle(catalogue, view, step.key))
  const judged = useView(view => judgedIn(catalogue, view, step.key))
  const lines = useView(view => errorLines(catalogue, view, step.key), sameLines)
  const exempt = useView(({ state }) => step.exempt !== null && isExemptNow(catalogue, state, step.key))
  const last = useView(({ state }) => isLastStep(orderOf(situationOf(catalogue, state)), step.key))
  const refusals = useView(({ state }) => refusalsIn(state))
  const retrieved = useView(toldIn)

  const locked = useLocked()
  const told = useAllTold()
  const passes = useView(({ state }) => isPassedBy(situationOf(catalogue, state), step.key))

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
      {step.key === 'personal_details' && locked === null && <Retrieved step={step.key} onNavigate={onNavigate} />}
      {exempt && step.exempt !== null && <InfoBlock>{step.exempt.text}</InfoBlock>}
      {locked === null && <Again step={step.key} onNext={() => next()} />}
      <LockedContext value={locked !== null}>
        <ToldContext value={retrieved}>
          {step.sections.map((section, at) => (
            <SectionBlock
              key={section.id}
              section={section}
              under={at === 0 ? title : null}
              judged={judged}
              refusals={refusals}
            />
          ))}
        </ToldContext>
      </LockedContext>
      <WhatIfAtStep step={step.key} />
      {step.key === 'mortgage_and_pension' && <DebtsAtEnd />}
      {/* In its place in the history comes the next step: 'back' in the browser must not come here and go on again. */}
      {passes && locked === null && <Passing onPass={() => next(true)} />}
      <VisuallyHidden>
        <span role="status">{told}</span>
      </VisuallyHidden>
      <AskedNews />
      {locked === null && <OpenChoices step={step.key} attempt={asking} onDone={() => next()} onYes={reveal} />}
      {locked === null ? (
        <StepButtons onPrevious={onBack} onNext={() => next()} last={last} />
      ) : (
        <StepButtons
          onPrevious={onBack}
          onNext={() => onNavigate('complete')}
          instead={{ label: lockedTexts.toSending, busyLabel: '' }}
        />
      )}
      <WayBack step={step.key} field={field} wayBack={wayBack} onNavigate={onNavigate} />
    </>
  )
}
