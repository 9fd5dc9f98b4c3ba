import { type ReactNode, useMemo } from 'react'
import type { StepKey } from '../../../domain/language/stepKey'
import { useStream } from '../../useStream'
import { AgainContext, type AgainParts } from '../again/againParts'
import { type Aftermath, AftermathContext } from '../content/aftermath'
import { PastContext } from '../content/origin'
import { type OpenItems, OpenItemsContext } from '../list/openItems'
import { usePortal } from '../portal'
import { GoToStepContext } from './goToStep'
import { WizardShell } from './WizardShell'
import type { WizardDoors } from './wizardDoors'

/** What a screen remembers by itself, which no event tells: what an answer changed along, and which items are open. */
export interface Remembered {
  readonly aftermath: Aftermath
  readonly openItems: OpenItems
}

/** Whether something is still coming that stands beside the answers of a step: it must not move them about once it is there. */
export const useIsComing = (step: StepKey, again: AgainParts): boolean => {
  const { catalogue, past$ } = usePortal()
  const asksAlike = (catalogue.alikeIn.get(step)?.size ?? 0) > 0
  return useStream(past$) === 'coming' || (again === 'coming' && asksAlike)
}

type StepAroundProps = Pick<WizardDoors, 'link' | 'onExport' | 'onHelp' | 'onElsewhere' | 'onNavigate'> &
  Remembered &
  Readonly<{
    step: StepKey
    again: AgainParts
    /** Opens what a question stands in, once it was taken back; the same function as long as it does the same. */
    onOpen: (path: string) => void
    children: ReactNode
  }>

/** What stands around the questions of a step, and what they know of it, however it is looked at. */
export const StepAround = (props: StepAroundProps) => {
  const { step, aftermath, openItems, again, onOpen, onNavigate, children, ...doors } = props
  const past = useStream(usePortal().past$)
  const leading = useMemo(() => ({ onNavigate, onOpen }), [onNavigate, onOpen])
  return (
    <WizardShell step={step} leading={leading} {...doors}>
      <PastContext value={typeof past === 'string' ? null : past}>
        <OpenItemsContext value={openItems}>
          <AftermathContext value={aftermath}>
            <GoToStepContext value={onNavigate}>
              <AgainContext value={again}>{children}</AgainContext>
            </GoToStepContext>
          </AftermathContext>
        </OpenItemsContext>
      </PastContext>
    </WizardShell>
  )
}
