import { useEffect, useState } from 'react'
import { describeStep } from '../../../domain/engine/describe'
import { isLastStep } from '../../../domain/engine/stepOrder'
import { isPassedBy, orderOf } from '../../../domain/engine/verdict'
import type { Step } from '../../../domain/language/section'
import type { StepKey } from '../../../domain/language/stepKey'
import { lockedTexts } from '../../../domain/texts/sendingTexts'
import { stepRefused } from '../../../domain/texts/texts'
import { backToSending } from '../../../domain/texts/wizardTexts'
import { type State, situationOf } from '../../../events/state/state'
import { errorLines, sameLines } from '../../../projections/errorLines'
import { stepTitle } from '../../../projections/stepTitle'
import { isExemptNow, isRefused, showsErrors } from '../../../projections/stepView'
import { ErrorSummary } from '../../shell/wizard/ErrorSummary'
import { focusOn } from '../../shell/wizard/FocusLink'
import { StepButtons } from '../../shell/wizard/StepButtons'
import { Button } from '../../widgets/Button'
import { InfoBlock } from '../../widgets/InfoBlock'
import { VisuallyHidden } from '../../widgets/VisuallyHidden'
import { type Aftermath, AftermathContext, createAftermath, useAllTold } from '../content/aftermath'
import { SectionBlock } from '../content/SectionBlock'
import { createOpenItems, type OpenItems, OpenItemsContext, useOpenItems } from '../list/openItems'
import { usePortal, useView } from '../portal'
import { Retrieved } from '../retrieved/Retrieved'
import { GoToStepContext } from './goToStep'
import { LockedContext, LockedNotice, useLocked } from './Locked'
import { OpenChoices } from './OpenChoices'
import { Passing } from './Passing'
import { openAround, reveal } from './reveal'
import styles from './StepScreen.module.css'
import { submitStep } from './submit'
import { WizardShell } from './WizardShell'
import type { WizardDoors } from './wizardDoors'

type StepScreenProps = WizardDoors &
  Readonly<{
    step: StepKey
    /** The path of the question to begin at; without one the page begins at its heading. */
    field?: string | null
    /** Whether to offer the way back to sending before the customer has tried to send. */
    wayBack?: boolean
    /** What the screen is to remember; without it, it begins with nothing. */
    remembered?: Readonly<{ aftermath: Aftermath; openItems: OpenItems }>
  }>

const noRefusals: readonly (readonly [string, string])[] = []

const refusalsIn = ({ sending }: State) => (sending.tag === 'failed' ? sending.fields : noRefusals)

/** A step as the catalogue declares it: its questions, the way back and the way on. */
export const StepScreen = ({ step: key, field = null, wayBack = false, remembered, ...doors }: StepScreenProps) => {
  const { frame: Frame, link, onExport, onHelp } = doors
  const { catalogue } = usePortal()
  const title = useView(view => stepTitle(catalogue, view, key))
  const refused = useView(view => isRefused(catalogue, view, key))
  const step = catalogue.survey.steps.find(one => one.key === key)
  const lead = useView(({ state: { facts } }) => (step === undefined ? '' : describeStep({ catalogue, facts }, step)))
  // Here, not further in: the page's heading takes the focus in an effect of its own, which must come first.
  useEffect(() => {
    if (field !== null) focusOn(field)
  }, [field])
  const [aftermath] = useState(() => remembered?.aftermath ?? createAftermath())
  const [openItems] = useState(() => {
    const open = remembered?.openItems ?? createOpenItems()
    if (field !== null) openAround(catalogue, open, field)
    return open
  })
  return (
    <Frame title={title} screen={key} refused={refused} lead={lead === '' ? undefined : lead} layout="wizard">
      <WizardShell step={key} link={link} onExport={onExport} onHelp={onHelp}>
        <OpenItemsContext value={openItems}>
          <AftermathContext value={aftermath}>
            <GoToStepContext value={doors.onNavigate}>
              {step !== undefined && <StepBody key={key} step={step} wayBack={wayBack} {...doors} />}
            </GoToStepContext>
          </AftermathContext>
        </OpenItemsContext>
      </WizardShell>
    </Frame>
  )
}

const StepBody = ({ step, wayBack, onNavigate, onBack, notify }: WizardDoors & { step: Step; wayBack: boolean }) => {
  const portal = usePortal()
  const { catalogue } = portal
  const openItems = useOpenItems()
  const [attempt, setAttempt] = useState(0)
  const [asking, setAsking] = useState(0)
  const judged = useView(view => showsErrors(catalogue, view, step.key))
  const lines = useView(view => errorLines(catalogue, view, step.key), sameLines)
  const exempt = useView(({ state }) => step.exempt !== null && isExemptNow(catalogue, state, step.key))
  const last = useView(({ state }) => isLastStep(orderOf(situationOf(catalogue, state)), step.key))
  const cameFromSending = useView(({ state }) => state.submitted.has('complete')) || wayBack
  const refusals = useView(({ state }) => refusalsIn(state))

  const locked = useLocked()
  const told = useAllTold()
  const passes = useView(({ state }) => isPassedBy(situationOf(catalogue, state), step.key))

  const next = (replace = false): void => {
    const { asked } = portal.live.view().state
    const verdict = submitStep(portal, step.key)
    if (verdict === null) return
    if (verdict.errors.length > 0) {
      // The summary takes the focus and says the same: heard once.
      notify('danger', stepRefused, true)
      setAttempt(attempt + 1)
    } else if (portal.live.view().state.asked !== asked) {
      setAsking(asking + 1)
      // A step that is not in the order has none after it (checklist OPEN-15).
    } else onNavigate(verdict.next ?? 'intro', { replace })
  }

  return (
    <>
      <ErrorSummary
        lines={lines.map(({ path, table, ...line }) => ({ id: path, under: table, ...line }))}
        attempt={attempt}
        title={stepRefused}
        onFollow={path => reveal(catalogue, openItems, path)}
      />
      {locked !== null && <LockedNotice why={locked} onNavigate={onNavigate} />}
      {/* It comes from /aqopi, which leads here. */}
      {step.key === 'personal_details' && locked === null && <Retrieved step={step.key} onNavigate={onNavigate} />}
      {exempt && step.exempt !== null && <InfoBlock>{step.exempt.text}</InfoBlock>}
      <LockedContext value={locked !== null}>
        {step.sections.map(section => (
          <SectionBlock key={section.id} section={section} judged={judged} refusals={refusals} />
        ))}
      </LockedContext>
      {/* In its place in the history comes the next step: 'back' in the browser must not come here and go on again. */}
      {passes && locked === null && <Passing onPass={() => next(true)} />}
      <VisuallyHidden>
        <span role="status">{told}</span>
      </VisuallyHidden>
      {locked === null && (
        <OpenChoices
          step={step.key}
          attempt={asking}
          onDone={() => next()}
          onYes={path => reveal(catalogue, openItems, path)}
        />
      )}
      {locked === null ? (
        <StepButtons onPrevious={onBack} onNext={() => next()} last={last} />
      ) : (
        <StepButtons
          onPrevious={onBack}
          onNext={() => onNavigate('complete')}
          instead={{ label: lockedTexts.toSending, busyLabel: '' }}
        />
      )}
      {cameFromSending && locked === null && (
        <p className={styles.back}>
          <Button kind="quiet" onClick={() => onNavigate('complete')}>
            {backToSending}
          </Button>
        </p>
      )}
    </>
  )
}
