import type { ReactNode } from 'react'
import styles from './Answerable.module.css'
import { useIsLocked } from './lockedContext'

/** What is answered: not to be changed while it is locked. What only opens and closes stands outside of it. */
export const Answerable = ({ children }: { readonly children: ReactNode }) =>
  useIsLocked() ? (
    <fieldset role="presentation" className={styles.answerable} data-locked disabled>
      {children}
    </fieldset>
  ) : (
    children
  )
