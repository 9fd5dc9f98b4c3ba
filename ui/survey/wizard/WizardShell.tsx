/** Frames every step with progress, side navigation, save status, undo, menu, and a link to the farthest step. */
import { type ReactNode, useContext, useMemo } from 'react'
import type { StepKey } from '../../../domain/language/stepKey'
import { stepPath } from '../../../domain/portal/navigation'
import { navigationTexts } from '../../../domain/texts/wizardTexts'
import { farthestStepAhead, sameSideSteps, sideNavigation } from '../../../projections/navigation/sideNavigation'
import { sameProgress, visitProgress } from '../../../projections/steps/visitProgress'
import { type NavigationItem, SideNavigation } from '../../shell/wizard/SideNavigation'
import { StepProgress } from '../../shell/wizard/StepProgress'
import { WizardFrame } from '../../shell/wizard/WizardFrame'
import { StepViewContext } from '../../surveyContext/stepViewContext'
import { useSurvey } from '../../surveyContext/surveyContext'
import { useView } from '../../surveyContext/useView'
import type { WizardShellActions } from '../../surveyContext/wizardActions'
import { type RedoAction, UndoControls } from '../../undo/UndoControls'
import type { UndoActions } from '../../undo/undoActions'
import { MoreMenu } from './MoreMenu'
import { SaveStatus } from './SaveStatus'
import { isPageAtTop, useCurrentQuestion } from './useCurrentQuestion'
import styles from './WizardShell.module.css'

type WizardShellProps = WizardShellActions &
  Readonly<{
    step: StepKey
    /** One line on what the screen is for. */
    lead?: string | undefined
    /** How undo goes to what it changed; absent where nothing can be undone. */
    undoActions?: Pick<UndoActions, 'onNavigate' | 'onOpen'> | undefined
    /** Hides the links to earlier steps while the inventory is on its way to the office. */
    locked?: boolean
    children: ReactNode
  }>

/** Below this many steps the navigation has no chapters. */
const fewSteps = 6

export const WizardShell = ({ step, lead, undoActions, locked = false, children, ...actions }: WizardShellProps) => {
  const { link: Link, onExport, onLeaveSteps } = actions
  const { catalogue } = useSurvey()
  const steps = useView(view => sideNavigation(catalogue, view, step), sameSideSteps)
  const hasChapters = steps.length >= fewSteps
  const items = useMemo(
    () =>
      steps.map(
        ({ key, title, state, remaining: left, chapter }): NavigationItem => ({
          key,
          title,
          state,
          left,
          chapter: hasChapters ? chapter : undefined,
          href: state === 'finished' && !locked ? stepPath(key) : undefined,
        }),
      ),
    [steps, hasChapters, locked],
  )
  const farthest = useView(view => farthestStepAhead(catalogue, view, step))
  // After an attempt to send, `BackToSending` already links there.
  const hasWayBack = useView(({ state }) => state.submitted.has('complete')) && farthest === 'complete'
  const farthestStep = locked || hasWayBack ? undefined : steps.find(({ key }) => key === farthest)
  const progress = useView(view => visitProgress(catalogue, view), sameProgress)
  const at = steps.findIndex(({ state }) => state === 'current')
  const isOneQuestionView = useContext(StepViewContext)?.isOneQuestionView === true
  const questionAt = useCurrentQuestion()
  const leaveSteps = (): void => {
    const { worked, focused, inSight } = questionAt()
    onLeaveSteps(worked ?? focused ?? (isPageAtTop() ? null : inSight))
  }
  const menu = (redo: RedoAction | null) => (
    <MoreMenu {...actions} redo={redo} items={items} questionAt={questionAt} onLeave={leaveSteps} />
  )
  return (
    <WizardFrame
      lead={lead}
      aside={
        items.length === 0 ? null : (
          <>
            {at !== -1 && <StepProgress step={at + 1} of={steps.length} far={progress} />}
            {!isOneQuestionView && <SideNavigation items={items} as={Link} />}
          </>
        )
      }
      tools={
        <>
          <SaveStatus onExport={onExport} />
          {undoActions === undefined ? (
            menu(null)
          ) : (
            <UndoControls step={step} {...undoActions}>
              {menu}
            </UndoControls>
          )}
        </>
      }
    >
      {children}
      {farthestStep !== undefined && (
        <p className={`${styles.ahead} screenOnly`}>
          <Link href={stepPath(farthestStep.key)}>{navigationTexts.onTo(farthestStep.title)}</Link>
        </p>
      )}
    </WizardFrame>
  )
}
