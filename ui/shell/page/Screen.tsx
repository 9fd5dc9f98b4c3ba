import type { ReactNode } from 'react'
import styles from './Screen.module.css'

/** A page of one message: what is the matter, and what can be done. It needs no tenant and no bar. */
export const Screen = ({ title, children }: { title: string; children?: ReactNode }) => (
  <main className={styles.screen}>
    <div className={styles.message}>
      <h1>{title}</h1>
      {children}
    </div>
  </main>
)
