/**
 * Types of the components and callbacks that the portal gives to the wizard's screens: the page around them, going to a
 * step or back, notifying, export, copy, help.
 */
import type { ComponentType, ReactNode } from 'react'
import type { StepKey } from '../../domain/language/stepKey'
import type { Notice } from '../shell/page/Alert'
import type { PageLayout } from '../shell/page/Page'
import type { LinkComponent } from '../shell/page/PlainLink'

/**
 * The page around a screen: bar, title, footer, alert. The title of a new screen is announced and takes the focus; without
 * `screen` another title is another screen. Of what is `refused` the browser's own title says so.
 */
export type WizardPage = ComponentType<
  Readonly<{
    title: string
    refused?: boolean | undefined
    screen?: string | undefined
    lead?: string | undefined
    layout?: PageLayout
    children: ReactNode
  }>
>

/**
 * Goes to a step. `field` is the path of the question there that takes the focus; `notice` is shown on the screen that one
 * comes to (checklist OPEN-83); `replace`: the browser's 'back' does not come here again.
 * With `wayBack` that step, and each that one goes to from there, offers the way back to sending. `field` may also be the
 * id of what else takes the focus.
 */
export type GoToStep = (
  to: StepKey,
  options?: Readonly<{ field?: string; notice?: Notice; replace?: boolean; wayBack?: boolean }>,
) => void

export type WizardActions = Readonly<{
  frame: WizardPage
  /** For the side navigation: its links lead to '/<step>'. */
  link: LinkComponent
  onNavigate: GoToStep
  /** Goes to the previous step without submitting. */
  onBack: () => void
  notify: (kind: Notice['kind'], text: string, silent?: boolean) => void
  /** Saves the log as a file for the customer. */
  onExport: () => void
  /** Opens the choice of a copy of the answers, to keep or to print. */
  onCopy: () => void
  /** Opens the help: the helpdesk's code, and the log to give to it. */
  onHelp: () => void
  /** Goes to the page that makes or opens a transfer file. */
  onTransferFile: (what: 'make' | 'open') => void
  /** Called before leaving the steps, with the current question, where the customer returns to. */
  onLeaveSteps: (field: string | null) => void
}>

/** The part of them that the shell around every step needs. */
export type WizardShellActions = Pick<
  WizardActions,
  'link' | 'onExport' | 'onCopy' | 'onHelp' | 'onTransferFile' | 'onLeaveSteps'
>
