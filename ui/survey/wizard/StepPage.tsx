import { type ComponentProps, useContext, useMemo } from 'react'
import type { StepKey } from '../../../domain/language/stepKey'
import { type Consequences, ConsequencesContext } from '../../surveyContext/consequences'
import { GoToStepContext } from '../../surveyContext/goToStepContext'
import { type OpenItems, OpenItemsContext } from '../../surveyContext/openItems'
import { StepViewContext } from '../../surveyContext/stepViewContext'
import { useSurvey } from '../../surveyContext/surveyContext'
import type { WizardActions, WizardPage } from '../../surveyContext/wizardActions'
import { useStream } from '../../useStream'
import { LogHistoryContext } from '../provenance/logHistoryContext'
import { WizardShell } from './WizardShell'

/** The state of a screen that is in no event: the consequences that show, and which items are open. */
export interface ScreenMemory {
  readonly consequences: Consequences
  readonly openItems: OpenItems
}

/** Whether the log's history is still loading: it shows beside the answers and must not move them when it comes. */
export const useIsLogHistoryLoading = (): boolean => useStream(useSurvey().logHistory$) === 'loading'

type StepPageProps = Omit<WizardActions, 'onBack' | 'notify'> &
  Omit<ComponentProps<WizardPage>, 'layout'> &
  ScreenMemory &
  Readonly<{
    step: StepKey
    /** The position of a one-question screen in words. */
    position?: string
    /** Opens the items around a question after undo; the same function as long as it does the same. */
    onOpen: (path: string) => void
  }>

/** The page frame and shell of a step, in either view, with the contexts that its questions read. */
export const StepPage = (props: StepPageProps) => {
  const {
    frame: Frame,
    title,
    screen,
    refused,
    lead,
    position,
    step,
    consequences,
    openItems,
    onOpen,
    children,
    ...actions
  } = props
  const { onNavigate } = actions
  const logHistory = useStream(useSurvey().logHistory$)
  const isOneQuestionView = useContext(StepViewContext)?.isOneQuestionView === true
  const undoActions = useMemo(() => ({ onNavigate, onOpen }), [onNavigate, onOpen])
  return (
    <Frame
      title={title}
      screen={screen}
      refused={refused}
      lead={position}
      layout={isOneQuestionView ? 'calm' : 'wizard'}
    >
      <WizardShell step={step} lead={lead} undoActions={undoActions} {...actions}>
        <LogHistoryContext value={typeof logHistory === 'string' ? null : logHistory}>
          <OpenItemsContext value={openItems}>
            <ConsequencesContext value={consequences}>
              <GoToStepContext value={onNavigate}>{children}</GoToStepContext>
            </ConsequencesContext>
          </OpenItemsContext>
        </LogHistoryContext>
      </WizardShell>
    </Frame>
  )
}
