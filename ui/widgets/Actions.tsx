import type { ReactNode } from 'react'
import styles from './Actions.module.css'

/** The buttons that a screen or a dialog ends with, in a row, and under each other where there is no room. */
export const Actions = ({ children }: { children: ReactNode }) => <div className={styles.actions}>{children}</div>
