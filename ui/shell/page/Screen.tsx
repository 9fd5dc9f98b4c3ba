import type { ReactNode } from 'react'
import styles from './Screen.module.css'

type ScreenProps = Readonly<{
  title: string
  /** Whose portal it is. */
  mark?: ReactNode
  children?: ReactNode
}>

/** A page of one message: what is the matter, and what can be done. It needs no tenant and no bar. */
export const Screen = ({ title, mark, children }: ScreenProps) => (
  <main className={styles.screen}>
    <div className={styles.message}>
      {mark !== undefined && <div className={styles.mark}>{mark}</div>}
      <h1>{title}</h1>
      {children}
    </div>
  </main>
)
