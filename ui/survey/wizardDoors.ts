import type { ComponentType, ReactNode } from 'react'
import type { StepKey } from '../../domain/stepKey'
import type { Notice } from '../shell/Alert'
import type { LinkComponent } from '../shell/link'

/** The page around a screen: bar, title, footer, alert; a new title is announced and takes the focus. */
export type WizardPage = ComponentType<
  Readonly<{ title: string; lead?: string | undefined; layout?: 'form' | 'wizard' | 'wide'; children: ReactNode }>
>

/**
 * Goes to a step. `field` is the path of the question there that takes the focus; `notice` is shown on the screen that one
 * comes to (checklist OPEN-83).
 */
export type GoToStep = (to: StepKey, options?: Readonly<{ field?: string; notice?: Notice }>) => void

/** What the wizard's screens need of the portal around them. */
export type WizardDoors = Readonly<{
  frame: WizardPage
  /** For the side navigation: its links lead to '/<step>'. */
  link: LinkComponent
  onNavigate: GoToStep
  /** To the step before, without a question asked. */
  onBack: () => void
  notify: (kind: Notice['kind'], text: string) => void
  /** Saves the log as a file for the customer. */
  onExport: () => void
}>
