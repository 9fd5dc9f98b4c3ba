import type { ReactNode } from 'react'
import styles from './Panel.module.css'

type GoToProps = Readonly<{ position: number; onGo: (position: number) => void; children?: ReactNode }>

/** A way to another moment of the visit; without words of its own it says which one. */
export const GoTo = ({ position, onGo, children }: GoToProps) => (
  <button type="button" className={styles.link} onClick={() => onGo(position)}>
    {children ?? `Naar handeling ${position}`}
  </button>
)
