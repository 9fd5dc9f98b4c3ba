import { type ReactNode, useRef } from 'react'
import { classNames } from '../../widgets/classNames'
import styles from './WizardFrame.module.css'

/** The first heading or control within, so that who listens hears where he is and not all that stands there. */
const focusFirstIn = (column: HTMLElement | null): void => {
  const first = column?.querySelector<HTMLElement>('h2, h3, h4, input, select, textarea, button, a[href]') ?? column
  if (first?.matches('h2, h3, h4') === true) first.tabIndex = -1
  first?.scrollIntoView({ block: 'start' })
  first?.focus({ preventScroll: true })
}

type WizardFrameProps = Readonly<{
  progress: ReactNode
  saveState: ReactNode
  navigation: ReactNode
  /** The way past what stands beside the questions, seen once the focus is on it; null where nothing is asked. */
  toColumn: string | null
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
    <div className={`${styles.aside} screenOnly`} key="aside">
      {progress}
      {saveState}
      {navigation}
    </div>
  )
  const place = useRef<HTMLDivElement>(null)
  const column = (
    <div className={styles.column} key="column" ref={place} tabIndex={-1}>
      {children}
    </div>
  )
  return (
    <div className={classNames(styles.frame, asideLast && styles.last)}>
      {!asideLast && toColumn !== null && (
        <button type="button" className={`${styles.skip} screenOnly`} onClick={() => focusFirstIn(place.current)}>
          {toColumn}
        </button>
      )}
      {asideLast ? [column, aside] : [aside, column]}
      {beside != null && <div className={`${styles.beside} screenOnly`}>{beside}</div>}
    </div>
  )
}
