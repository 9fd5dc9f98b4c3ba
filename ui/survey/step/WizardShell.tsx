import { type ReactNode, useContext, useMemo } from 'react'
import type { StepKey } from '../../../domain/language/stepKey'
import { stepPath } from '../../../domain/portal/navigation'
import { navigationTexts } from '../../../domain/texts/wizardTexts'
import { howFar, sameHowFar } from '../../../projections/howFar'
import { farthestBeyond, sameSteps, sideNavigation } from '../../../projections/sideNavigation'
import { Progress } from '../../shell/wizard/Progress'
import { type NavigationItem, SideNavigation } from '../../shell/wizard/SideNavigation'
import { WizardFrame } from '../../shell/wizard/WizardFrame'
import { type Redo, UndoLine } from '../../undo/UndoLine'
import type { UndoDoors } from '../../undo/useUndoing'
import { usePortal, useView } from '../portal'
import { isAtTop, useQuestionAt } from './questionAt'
import { SaveStatus } from './SaveStatus'
import { ViewContext } from './viewContext'
import { WizardMenu } from './WizardMenu'
import styles from './WizardShell.module.css'
import type { BesideDoors } from './wizardDoors'

type WizardShellProps = BesideDoors &
  Readonly<{
    step: StepKey
    /** One line on what the screen is for. */
    lead?: string | undefined
    /** How one goes to what is taken back; without it nothing can be. */
    leading?: Pick<UndoDoors, 'onNavigate' | 'onOpen'> | undefined
    /** No way to earlier steps now: what is on its way to the office may not change. */
    locked?: boolean
    children: ReactNode
  }>

/** So few steps need no chapters to be found in. */
const fewSteps = 6

/** What stands around every step: how far one is, the way back to earlier steps, and the bar. */
export const WizardShell = ({ step, lead, leading, locked = false, children, ...doors }: WizardShellProps) => {
  const { link: Link, onExport, onAside } = doors
  const { catalogue } = usePortal()
  const steps = useView(view => sideNavigation(catalogue, view, step), sameSteps)
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
  const farthest = useView(view => farthestBeyond(catalogue, view, step))
  // Once sending was tried, the way back to it stands there already.
  const hasWayBack = useView(({ state }) => state.submitted.has('complete')) && farthest === 'complete'
  const ahead = locked || hasWayBack ? undefined : steps.find(({ key }) => key === farthest)
  const far = useView(view => howFar(catalogue, view), sameHowFar)
  const at = steps.findIndex(({ state }) => state === 'current')
  const isCalm = useContext(ViewContext)?.calm === true
  const questionAt = useQuestionAt()
  const leave = (): void => {
    const { worked, focused, inSight } = questionAt()
    onAside(worked ?? focused ?? (isAtTop() ? null : inSight))
  }
  const menu = (redo: Redo | null) => (
    <WizardMenu {...doors} redo={redo} items={items} questionAt={questionAt} onLeave={leave} />
  )
  return (
    <WizardFrame
      lead={lead}
      aside={
        items.length === 0 ? null : (
          <>
            {at !== -1 && <Progress step={at + 1} of={steps.length} far={far} />}
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
            <UndoLine step={step} {...leading}>
              {menu}
            </UndoLine>
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
