import type { ReactNode } from 'react'
import styles from './Section.module.css'

type SectionProps = Readonly<{
  title: string
  description?: string | undefined
  aside?: ReactNode
  children: ReactNode
}>

/** A part of a step, with its heading. */
export const Section = ({ title, description, aside, children }: SectionProps) => (
  <section className={styles.section}>
    <div className={styles.head}>
      <h2>{title}</h2>
      {aside}
    </div>
    {description !== undefined && <p className={styles.description}>{description}</p>}
    {children}
  </section>
)
