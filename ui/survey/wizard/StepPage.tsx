/**
 * The page of a step in either view: frame and shell, the contexts that its questions read, and opening and focusing
 * the question that address or undo names.
 */
import { type ComponentProps, useCallback, useContext, useState } from 'react'
import type { StepKey } from '../../../domain/language/stepKey'
import { Skeleton } from '../../shell/Skeleton'
import { type Consequences, ConsequencesContext, createConsequences } from '../../surveyContext/consequences'
import { GoToStepContext } from '../../surveyContext/goToStepContext'
import { createOpenItems, type OpenItems, OpenItemsContext } from '../../surveyContext/openItems'
import { StepViewContext } from '../../surveyContext/stepViewContext'
import { useSurvey } from '../../surveyContext/surveyContext'
import type { WizardActions, WizardPage } from '../../surveyContext/wizardActions'
import { useStream } from '../../useStream'
import { LogHistoryContext } from '../provenance/logHistoryContext'
import { openEnclosingItems } from '../reveal/reveal'
import { useFocusAtField } from '../reveal/useFocusAtField'
import { GoToScreenContext, type GoToScreenOf } from '../reveal/useReveal'
import { WizardShell } from './WizardShell'

/** The state of a screen that is in no event: the consequences that show, and which items are open. */
export interface ScreenMemory {
  readonly consequences: Consequences
  readonly openItems: OpenItems
}

type StepPageProps = Omit<WizardActions, 'onBack' | 'notify'> &
  Omit<ComponentProps<WizardPage>, 'layout'> &
  Readonly<{
    step: StepKey
    /** The path of the question that takes the focus; null for the heading. */
    field: string | null
    /** What to begin with; absent for nothing. */
    memory: ScreenMemory | undefined
    /** The position of a one-question screen in words. */
    position?: string | undefined
    /** Absent where the whole step is one page. */
    goToScreenOf?: GoToScreenOf
  }>

/**
 * The page of a step in either view: its frame and shell, the contexts that its questions read, and the question that one is
 * led to, by the address or by undo. The log's history shows beside the answers and must not move them when it comes: until
 * it is known, nothing shows.
 */
export const StepPage = (props: StepPageProps) => {
  const { frame: Frame, title, screen, refused, lead, position, step, field, memory, children, ...actions } = props
  const { onNavigate, goToScreenOf = null } = actions
  const survey = useSurvey()
  const logHistory = useStream(survey.logHistory$)
  const isHistoryLoading = logHistory === 'loading'
  const isOneQuestionView = useContext(StepViewContext)?.isOneQuestionView === true
  const [{ consequences, openItems }] = useState(
    () => memory ?? { consequences: createConsequences(), openItems: createOpenItems() },
  )
  useFocusAtField(openItems, isHistoryLoading ? null : field)
  const onOpen = useCallback(
    (path: string): boolean => {
      openEnclosingItems(survey, openItems, path)
      return goToScreenOf?.(path, null) !== true
    },
    [survey, openItems, goToScreenOf],
  )
  return (
    <Frame
      title={title}
      screen={screen}
      refused={refused}
      lead={position}
      layout={isOneQuestionView ? 'calm' : 'wizard'}
    >
      <WizardShell step={step} lead={lead} undoActions={{ onNavigate, onOpen }} {...actions}>
        <LogHistoryContext value={typeof logHistory === 'string' ? null : logHistory}>
          <OpenItemsContext value={openItems}>
            <ConsequencesContext value={consequences}>
              <GoToStepContext value={onNavigate}>
                <GoToScreenContext value={goToScreenOf}>{isHistoryLoading ? <Skeleton /> : children}</GoToScreenContext>
              </GoToStepContext>
            </ConsequencesContext>
          </OpenItemsContext>
        </LogHistoryContext>
      </WizardShell>
    </Frame>
  )
}
