import type { ReactNode } from 'react'
import styles from './Actions.module.css'

/** The buttons at the end of a screen or a dialog, in a row that wraps. */
export const Actions = ({ children }: { children: ReactNode }) => <div className={styles.actions}>{children}</div>
