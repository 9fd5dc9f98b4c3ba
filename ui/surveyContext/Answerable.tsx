import type { ReactNode } from 'react'
import styles from './Answerable.module.css'
import { useIsLocked } from './lockedContext'

/** Disables the controls in it while the step is locked. Buttons that only open and close stay outside of it. */
export const Answerable = ({ children }: { readonly children: ReactNode }) =>
  useIsLocked() ? (
    <fieldset role="presentation" className={styles.answerable} data-locked disabled>
      {children}
    </fieldset>
  ) : (
    children
  )
