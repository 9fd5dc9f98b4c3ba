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
import { useSurvey, useView } from '../../surveyContext/surveyContext'
import type { WizardShellActions } from '../../surveyContext/wizardActions'
import { type RedoAction, UndoControls } from '../../undo/UndoControls'
import type { UndoActions } from '../../undo/undoActions'
import { SaveStatus } from './SaveStatus'
import { isPageAtTop, useCurrentQuestion } from './useCurrentQuestion'
import { WizardMenu } from './WizardMenu'
import styles from './WizardShell.module.css'

type WizardShellProps = WizardShellActions &
  Readonly<{
    step: StepKey
    /** One line on what the screen is for. */
    lead?: string | undefined
    /** How one goes to what is taken back; without it nothing can be. */
    leading?: Pick<UndoActions, 'onNavigate' | 'onOpen'> | undefined
    /** No way to earlier steps now: what is on its way to the office may not change. */
    locked?: boolean
    children: ReactNode
  }>

/** So few steps need no chapters to be found in. */
const fewSteps = 6

/** What stands around every step: how far one is, the way back to earlier steps, and the bar. */
export const WizardShell = ({ step, lead, leading, locked = false, children, ...doors }: WizardShellProps) => {
  const { link: Link, onExport, onAside } = doors
  const { catalogue } = useSurvey()
  const steps = useView(view => sideNavigation(catalogue, view, step), sameSideSteps)
  const hasChapters = steps.length >= fewSteps
  const items = useMemo(
    () =>
      steps.map(
        ({ key, title, state, left, chapter }): NavigationItem => ({
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
  // Once sending was tried, the way back to it stands there already.
  const hasWayBack = useView(({ state }) => state.submitted.has('complete')) && farthest === 'complete'
  const ahead = locked || hasWayBack ? undefined : steps.find(({ key }) => key === farthest)
  const far = useView(view => visitProgress(catalogue, view), sameProgress)
  const at = steps.findIndex(({ state }) => state === 'current')
  const isCalm = useContext(StepViewContext)?.calm === true
  const questionAt = useCurrentQuestion()
  const leave = (): void => {
    const { worked, focused, inSight } = questionAt()
    onAside(worked ?? focused ?? (isPageAtTop() ? null : inSight))
  }
  const menu = (redo: RedoAction | null) => (
    <WizardMenu {...doors} redo={redo} items={items} questionAt={questionAt} onLeave={leave} />
  )
  return (
    <WizardFrame
      lead={lead}
      aside={
        items.length === 0 ? null : (
          <>
            {at !== -1 && <StepProgress step={at + 1} of={steps.length} far={far} />}
            {!isCalm && <SideNavigation items={items} as={Link} />}
          </>
        )
      }
      tools={
        <>
          <SaveStatus onExport={onExport} />
          {leading === undefined ? (
            menu(null)
          ) : (
            <UndoControls step={step} {...leading}>
              {menu}
            </UndoControls>
          )}
        </>
      }
    >
      {children}
      {ahead !== undefined && (
        <p className={`${styles.ahead} screenOnly`}>
          <Link href={stepPath(ahead.key)}>{navigationTexts.onTo(ahead.title)}</Link>
        </p>
      )}
    </WizardFrame>
  )
}
