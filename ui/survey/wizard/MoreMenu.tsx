/**
 * Shows the wizard's menu 'Meer': redo, activity log, other view, copy, transfer file, keeping on the device and help;
 * on a phone also the steps and the account.
 */
import { useContext } from 'react'
import { activityLogPath } from '../../../domain/portal/navigation'
import { openHelpLabel } from '../../../domain/texts/helpLabels'
import { menuTexts } from '../../../domain/texts/menuTexts'
import { transferFileOffers } from '../../../domain/texts/transferFileOffers'
import { activityLogTexts } from '../../../domain/texts/undoTexts'
import { viewTexts } from '../../../domain/texts/wizardTexts'
import { persistenceToAsk } from '../../browser/storagePersistence'
import { AccountContext } from '../../shell/page/accountContext'
import { Menu } from '../../shell/wizard/Menu'
import { type NavigationItem, SideNavigation } from '../../shell/wizard/SideNavigation'
import { StepViewContext } from '../../surveyContext/stepViewContext'
import { useSurvey } from '../../surveyContext/surveyContext'
import type { WizardShellActions } from '../../surveyContext/wizardActions'
import type { RedoAction } from '../../undo/UndoControls'
import { useStream } from '../../useStream'
import { classNames } from '../../widgets/classNames'
import { Icon } from '../../widgets/Icon'
import { KeepOnDevice } from './KeepOnDevice'
import styles from './MoreMenu.module.css'
import { savingTroubleOf } from './SaveStatus'
import type { CurrentQuestion } from './useCurrentQuestion'

type WizardMenuProps = Omit<WizardShellActions, 'onLeaveSteps' | 'onExport'> &
  Readonly<{
    redo: RedoAction | null
    items: readonly NavigationItem[]
    questionAt: CurrentQuestion
    /** Called before going to a page outside the steps. */
    onLeave: () => void
  }>

const storage = typeof navigator === 'undefined' ? null : persistenceToAsk(navigator)

export const MoreMenu = (props: WizardMenuProps) => {
  const { redo, items, link: Link, questionAt, onLeave, onCopy, onHelp, onTransferFile } = props
  const { customer, onAccount, onLogout } = useContext(AccountContext)
  const view = useContext(StepViewContext)
  const trouble = useStream(useSurvey().saving$, savingTroubleOf)
  const openTransferFile = (what: 'make' | 'open'): void => {
    onLeave()
    onTransferFile(what)
  }
  // A button and not a switch, because it moves the focus (WCAG 3.2.2).
  const choose = (): void => {
    const { worked, focused, inSight } = questionAt()
    // Tab passes all questions on the way here, so the focused one says nothing.
    view?.choose(!view.isOneQuestionView, worked ?? (focused === null ? inSight : null))
  }
  return (
    <Menu>
      {items.length > 0 && (
        <details className={styles.steps} open={view?.isOneQuestionView}>
          <summary className={styles.item}>
            {menuTexts.steps} <Icon name="down" />
          </summary>
          <SideNavigation items={items} as={Link} roomy />
        </details>
      )}
      {redo !== null && (
        <button type="button" className={styles.item} onClick={redo.onRedo}>
          {redo.label}
        </button>
      )}
      <Link className={styles.item} href={activityLogPath} onClick={onLeave}>
        {activityLogTexts.link}
      </Link>
      {view !== null && (
        <button type="button" className={styles.item} onClick={choose}>
          {view.isOneQuestionView ? viewTexts.toWhole : viewTexts.toCalm}
        </button>
      )}
      <button type="button" className={styles.item} onClick={onCopy}>
        {menuTexts.copy}
      </button>
      <button type="button" className={styles.item} onClick={() => openTransferFile('make')}>
        {transferFileOffers.menu}
      </button>
      <details className={styles.more}>
        <summary className={styles.item}>
          {menuTexts.data} <Icon name="down" />
        </summary>
        <button type="button" className={styles.item} onClick={() => openTransferFile('open')}>
          {transferFileOffers.menuOpen}
        </button>
        {/* What is not on the device, the browser cannot keep there. */}
        <KeepOnDevice storage={trouble?.tag === 'inWindow' ? null : storage} />
      </details>
      <button type="button" className={styles.item} onClick={onHelp}>
        {openHelpLabel}
      </button>
      {onLogout !== undefined && (
        <div className={styles.account}>
          {customer !== undefined && <p className={styles.customer}>{customer}</p>}
          {onAccount !== undefined && (
            <button type="button" className={styles.item} onClick={onAccount}>
              {menuTexts.account}
            </button>
          )}
          <button type="button" className={classNames(styles.item, styles.logOut)} onClick={onLogout}>
            {menuTexts.logOut}
          </button>
        </div>
      )}
    </Menu>
  )
}
