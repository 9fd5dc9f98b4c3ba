import type { ReactNode } from 'react'
import { classNames } from '../../widgets/classNames'
import { focusOn } from './FocusLink'
import styles from './WizardFrame.module.css'

const columnId = 'vragen'

type WizardFrameProps = Readonly<{
  progress: ReactNode
  saveState: ReactNode
  navigation: ReactNode
  /** The way past what stands beside the questions, seen once the focus is on it. */
  toColumn: string
  /** What stands beside the questions comes after them, for who goes by keys and where there is no room beside them. */
  asideLast?: boolean
  /** In a wide window, at the other side of the questions; nothing moves for it. */
  beside?: ReactNode
  children: ReactNode
}>

/** Navigation at the left, that stays in sight; the questions in one column. */
export const WizardFrame = (props: WizardFrameProps) => {
  const { progress, saveState, navigation, toColumn, asideLast = false, beside, children } = props
  const aside = (
    <div className={styles.aside} key="aside">
      {progress}
      {saveState}
      {navigation}
    </div>
  )
  const column = (
    <div className={styles.column} key="column" id={columnId} tabIndex={-1}>
      {children}
    </div>
  )
  return (
    <div className={classNames(styles.frame, asideLast && styles.last)}>
      {!asideLast && (
        <button type="button" className={styles.skip} onClick={() => focusOn(columnId)}>
          {toColumn}
        </button>
      )}
      {asideLast ? [column, aside] : [aside, column]}
      {beside != null && <div className={styles.beside}>{beside}</div>}
    </div>
  )
}
