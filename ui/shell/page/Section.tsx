import type { ReactNode } from 'react'
import styles from './Section.module.css'

type SectionProps = Readonly<{ title: string; description?: string | undefined; children: ReactNode }>

/** A part of a step, with its heading. */
export const Section = ({ title, description, children }: SectionProps) => (
  <section className={styles.section}>
    <h2 className={styles.title}>{title}</h2>
    {description !== undefined && <p className={styles.description}>{description}</p>}
    {children}
  </section>
)
