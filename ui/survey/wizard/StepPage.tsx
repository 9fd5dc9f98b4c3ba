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

/** What a screen remembers by itself, which no event tells: what an answer changed along, and which items are open. */
export interface ScreenMemory {
  readonly consequences: Consequences
  readonly openItems: OpenItems
}

/** Whether something is still coming that stands beside the answers of a step: it must not move them about once it is there. */
export const useIsLogHistoryLoading = (): boolean => useStream(useSurvey().logHistory$) === 'loading'

type StepPageProps = Omit<WizardActions, 'onBack' | 'notify'> &
  Omit<ComponentProps<WizardPage>, 'layout'> &
  ScreenMemory &
  Readonly<{
    step: StepKey
    /** Where a question stands that has the page to itself: with the title. */
    position?: string
    /** Opens what a question stands in, once it was taken back; the same function as long as it does the same. */
    onOpen: (path: string) => void
  }>

/** The page of a step, what stands beside its questions, and what they know of it, however it is looked at. */
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
