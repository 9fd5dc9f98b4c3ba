import { useContext } from 'react'
import { donePath } from '../../../domain/portal/navigation'
import { elsewhereOffers } from '../../../domain/texts/elsewhereOffers'
import { helpOpens } from '../../../domain/texts/helpOpens'
import { menuTexts } from '../../../domain/texts/menuTexts'
import { doneTexts } from '../../../domain/texts/undoTexts'
import { viewTexts } from '../../../domain/texts/wizardTexts'
import { AccountContext } from '../../shell/page/account'
import { Menu } from '../../shell/wizard/Menu'
import { type NavigationItem, SideNavigation } from '../../shell/wizard/SideNavigation'
import type { Redo } from '../../undo/UndoLine'
import { useStream } from '../../useStream'
import { classNames } from '../../widgets/classNames'
import { Icon } from '../../widgets/Icon'
import { usePortal } from '../portal'
import { KeepOnDevice } from './KeepOnDevice'
import { keepingToAsk } from './persistence'
import type { QuestionAt } from './questionAt'
import { troubleOf } from './SaveStatus'
import { ViewContext } from './viewContext'
import styles from './WizardMenu.module.css'
import type { BesideDoors } from './wizardDoors'

type WizardMenuProps = Omit<BesideDoors, 'onAside' | 'onExport'> &
  Readonly<{
    redo: Redo | null
    items: readonly NavigationItem[]
    questionAt: QuestionAt
    /** One leaves the steps for a page beside them. */
    onLeave: () => void
  }>

const keeping = typeof navigator === 'undefined' ? null : keepingToAsk(navigator)

/** 'Meer': what is seldom needed; on a phone the steps and the account too. */
export const WizardMenu = (props: WizardMenuProps) => {
  const { redo, items, link: Link, questionAt, onLeave, onCopy, onHelp, onElsewhere } = props
  const { customer, onAccount, onLogout } = useContext(AccountContext)
  const view = useContext(ViewContext)
  const trouble = useStream(usePortal().saving$, troubleOf)
  const elsewhere = (what: 'make' | 'open'): void => {
    onLeave()
    onElsewhere(what)
  }
  // A button, because it leads there and takes the focus along, which a switch may not (WCAG 3.2.2).
  const choose = (): void => {
    const { worked, focused, inSight } = questionAt()
    // Who came here by Tab passed all questions, and is at none of them.
    view?.choose(!view.calm, worked ?? (focused === null ? inSight : null))
  }
  return (
    <Menu>
      {items.length > 0 && (
        <details className={styles.steps} open={view?.calm}>
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
      <Link className={styles.item} href={donePath} onClick={onLeave}>
        {doneTexts.link}
      </Link>
      {view !== null && (
        <button type="button" className={styles.item} onClick={choose}>
          {view.calm ? viewTexts.toWhole : viewTexts.toCalm}
        </button>
      )}
      <button type="button" className={styles.item} onClick={onCopy}>
        {menuTexts.copy}
      </button>
      <button type="button" className={styles.item} onClick={() => elsewhere('make')}>
        {elsewhereOffers.menu}
      </button>
      <details className={styles.more}>
        <summary className={styles.item}>
          {menuTexts.data} <Icon name="down" />
        </summary>
        <button type="button" className={styles.item} onClick={() => elsewhere('open')}>
          {elsewhereOffers.menuOpen}
        </button>
        {/* What is not on the device, the browser cannot keep there. */}
        <KeepOnDevice storage={trouble?.tag === 'inWindow' ? null : keeping} />
      </details>
      <button type="button" className={styles.item} onClick={onHelp}>
        {helpOpens}
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
