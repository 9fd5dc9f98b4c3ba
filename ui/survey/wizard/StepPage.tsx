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
  readonly aftermath: Consequences
  readonly openItems: OpenItems
}

/** Whether something is still coming that stands beside the answers of a step: it must not move them about once it is there. */
export const useIsLogHistoryLoading = (): boolean => useStream(useSurvey().past$) === 'coming'

type StepAroundProps = Omit<WizardActions, 'onBack' | 'notify'> &
  Omit<ComponentProps<WizardPage>, 'layout'> &
  ScreenMemory &
  Readonly<{
    step: StepKey
    /** Where a question stands that has the page to itself: with the title. */
    place?: string
    /** Opens what a question stands in, once it was taken back; the same function as long as it does the same. */
    onOpen: (path: string) => void
  }>

/** The page of a step, what stands beside its questions, and what they know of it, however it is looked at. */
export const StepPage = (props: StepAroundProps) => {
  const {
    frame: Frame,
    title,
    screen,
    refused,
    lead,
    place,
    step,
    aftermath,
    openItems,
    onOpen,
    children,
    ...doors
  } = props
  const { onNavigate } = doors
  const past = useStream(useSurvey().past$)
  const isCalm = useContext(StepViewContext)?.calm === true
  const leading = useMemo(() => ({ onNavigate, onOpen }), [onNavigate, onOpen])
  return (
    <Frame title={title} screen={screen} refused={refused} lead={place} layout={isCalm ? 'calm' : 'wizard'}>
      <WizardShell step={step} lead={lead} leading={leading} {...doors}>
        <LogHistoryContext value={typeof past === 'string' ? null : past}>
          <OpenItemsContext value={openItems}>
            <ConsequencesContext value={aftermath}>
              <GoToStepContext value={onNavigate}>{children}</GoToStepContext>
            </ConsequencesContext>
          </OpenItemsContext>
        </LogHistoryContext>
      </WizardShell>
    </Frame>
  )
}
