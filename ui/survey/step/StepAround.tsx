import { type ComponentProps, useContext, useMemo } from 'react'
import type { StepKey } from '../../../domain/language/stepKey'
import { useStream } from '../../useStream'
import { type Aftermath, AftermathContext } from '../content/aftermath'
import { PastContext } from '../content/origin'
import { type OpenItems, OpenItemsContext } from '../list/openItems'
import { usePortal } from '../portal'
import { GoToStepContext } from './goToStep'
import { ViewContext } from './viewContext'
import { WizardShell } from './WizardShell'
import type { WizardDoors, WizardPage } from './wizardDoors'

/** What a screen remembers by itself, which no event tells: what an answer changed along, and which items are open. */
export interface Remembered {
  readonly aftermath: Aftermath
  readonly openItems: OpenItems
}

/** Whether something is still coming that stands beside the answers of a step: it must not move them about once it is there. */
export const useIsComing = (): boolean => useStream(usePortal().past$) === 'coming'

type StepAroundProps = Omit<WizardDoors, 'onBack' | 'notify'> &
  Omit<ComponentProps<WizardPage>, 'layout'> &
  Remembered &
  Readonly<{
    step: StepKey
    /** Where a question stands that has the page to itself: with the title. */
    place?: string
    /** Opens what a question stands in, once it was taken back; the same function as long as it does the same. */
    onOpen: (path: string) => void
  }>

/** The page of a step, what stands beside its questions, and what they know of it, however it is looked at. */
export const StepAround = (props: StepAroundProps) => {
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
  const past = useStream(usePortal().past$)
  const isCalm = useContext(ViewContext)?.calm === true
  const leading = useMemo(() => ({ onNavigate, onOpen }), [onNavigate, onOpen])
  return (
    <Frame title={title} screen={screen} refused={refused} lead={place} layout={isCalm ? 'calm' : 'wizard'}>
      <WizardShell step={step} lead={lead} leading={leading} {...doors}>
        <PastContext value={typeof past === 'string' ? null : past}>
          <OpenItemsContext value={openItems}>
            <AftermathContext value={aftermath}>
              <GoToStepContext value={onNavigate}>{children}</GoToStepContext>
            </AftermathContext>
          </OpenItemsContext>
        </PastContext>
      </WizardShell>
    </Frame>
  )
}
