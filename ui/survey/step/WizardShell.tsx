import { type ReactNode, useContext, useMemo } from 'react'
import type { StepKey } from '../../../domain/language/stepKey'
import { stepPath } from '../../../domain/portal/navigation'
import { navigationTexts } from '../../../domain/texts/wizardTexts'
import { howFar, sameHowFar } from '../../../projections/howFar'
import { farthestBeyond, sameSteps, sideNavigation } from '../../../projections/sideNavigation'
import { Progress } from '../../shell/wizard/Progress'
import { type NavigationItem, SideNavigation } from '../../shell/wizard/SideNavigation'
import { WizardFrame } from '../../shell/wizard/WizardFrame'
import { UndoLine } from '../../undo/UndoLine'
import type { UndoDoors } from '../../undo/useUndoing'
import { useAsksNothing, usePortal, useView } from '../portal'
import { isAtTop, useQuestionAt } from './questionAt'
import { SaveStatus } from './SaveStatus'
import { ViewSwitch } from './ViewSwitch'
import { ViewContext } from './viewContext'
import type { BesideDoors } from './wizardDoors'

type WizardShellProps = BesideDoors &
  Readonly<{
    step: StepKey
    /** How one goes to what is taken back; without it nothing can be. */
    leading?: Pick<UndoDoors, 'onNavigate' | 'onOpen'> | undefined
    /** No way to earlier steps now: what is on its way to the office may not change. */
    locked?: boolean
    children: ReactNode
  }>

/** So few steps need no chapters to be found in. */
const fewSteps = 6

/** What stands beside every step: how far one is, whether it is kept, and the way back to earlier steps. */
export const WizardShell = ({
  step,
  link,
  onExport,
  onHelp,
  onElsewhere,
  onAside,
  leading,
  locked = false,
  children,
}: WizardShellProps) => {
  const { catalogue } = usePortal()
  const steps = useView(view => sideNavigation(catalogue, view, step), sameSteps)
  const hasChapters = steps.length >= fewSteps
  const items = useMemo(
    () =>
      steps.map(
        ({ key, title, state, left, isSubmitted, chapter }, at): NavigationItem => ({
          key,
          title,
          state,
          left,
          note: isSubmitted && left > 0 ? navigationTexts.open(left) : undefined,
          chapter: !hasChapters || steps[at - 1]?.chapter === chapter ? undefined : chapter,
          href: state === 'finished' && !locked ? stepPath(key) : undefined,
        }),
      ),
    [steps, hasChapters, locked],
  )
  const farthest = useView(view => farthestBeyond(catalogue, view, step))
  const ahead = locked ? undefined : steps.find(({ key }) => key === farthest)
  const far = useView(view => howFar(catalogue, view), sameHowFar)
  const onlyTells = step !== 'complete' && catalogue.survey.steps.find(({ key }) => key === step)?.onlyTells === true
  const hasNothing = useAsksNothing() || onlyTells
  const at = steps.findIndex(({ state }) => state === 'current')
  const questionAt = useQuestionAt()
  const leave = (): void => {
    const { worked, focused, inSight } = questionAt()
    onAside(worked ?? focused ?? (isAtTop() ? null : inSight))
  }
  const isCalm = useContext(ViewContext)?.calm === true
  return (
    <WizardFrame
      toColumn={hasNothing ? null : step === 'complete' ? navigationTexts.toAnswers : navigationTexts.toQuestions}
      asideLast={isCalm}
      progress={
        at === -1 ? null : (
          <Progress step={at + 1} of={steps.length} chapter={hasChapters ? steps[at]?.chapter : undefined} far={far} />
        )
      }
      saveState={
        <>
          <SaveStatus
            onExport={onExport}
            onHelp={onHelp}
            onElsewhere={what => {
              leave()
              onElsewhere(what)
            }}
          />
          <ViewSwitch questionAt={questionAt} />
          {leading !== undefined && <UndoLine step={step} link={link} onLeave={leave} {...leading} />}
        </>
      }
      navigation={
        items.length === 0 ? null : (
          <SideNavigation
            items={items}
            ahead={ahead && { label: navigationTexts.onTo(ahead.title), href: stepPath(ahead.key) }}
            as={link}
          />
        )
      }
    >
      {children}
    </WizardFrame>
  )
}
