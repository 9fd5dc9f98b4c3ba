import { type ReactNode, useMemo } from 'react'
import type { StepKey } from '../../../domain/language/stepKey'
import { stepPath } from '../../../domain/portal/navigation'
import { navigationTexts } from '../../../domain/texts/wizardTexts'
import { farthestBeyond, sameSteps, sideNavigation } from '../../../projections/sideNavigation'
import { Progress } from '../../shell/wizard/Progress'
import { type NavigationItem, SideNavigation } from '../../shell/wizard/SideNavigation'
import { WizardFrame } from '../../shell/wizard/WizardFrame'
import { usePortal, useView } from '../portal'
import { SaveStatus } from './SaveStatus'
import type { WizardDoors } from './wizardDoors'

type WizardShellProps = Pick<WizardDoors, 'link' | 'onExport' | 'onHelp'> &
  Readonly<{
    step: StepKey
    /** No way to earlier steps now: what is on its way to the office may not change. */
    locked?: boolean
    children: ReactNode
  }>

/** What stands beside every step: how far one is, whether it is kept, and the way back to earlier steps. */
export const WizardShell = ({ step, link, onExport, onHelp, locked = false, children }: WizardShellProps) => {
  const { catalogue } = usePortal()
  const steps = useView(view => sideNavigation(catalogue, view, step), sameSteps)
  const items = useMemo(
    () =>
      steps.map(
        ({ key, title, state, open }): NavigationItem => ({
          key,
          title,
          state,
          note: open === 0 ? undefined : navigationTexts.open(open),
          href: state === 'finished' && !locked ? stepPath(key) : undefined,
        }),
      ),
    [steps, locked],
  )
  const farthest = useView(view => farthestBeyond(catalogue, view, step))
  const ahead = locked ? undefined : steps.find(({ key }) => key === farthest)
  const at = steps.findIndex(({ state }) => state === 'current')
  return (
    <WizardFrame
      progress={at === -1 ? null : <Progress step={at + 1} of={steps.length} />}
      saveState={<SaveStatus onExport={onExport} onHelp={onHelp} />}
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
