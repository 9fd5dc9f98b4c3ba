import type { ReactNode } from 'react'
import styles from './PageSection.module.css'

/** A section of a page: its heading, what stands beside that, a description and the content. */
export const PageSection = ({ title, description, aside, unseen = false, children }: PageSectionProps) => (
  <section className={styles.section}>
    <div className={unseen ? styles.unseen : styles.head}>
      <h2>{title}</h2>
      {!unseen && aside}
    </div>
    {description !== undefined && <p className={styles.description}>{description}</p>}
    {children}
  </section>
)

type PageSectionProps = Readonly<{
  title: string
  description?: string | undefined
  aside?: ReactNode
  /** The page's title says the same: the heading is for who goes by headings. */
  unseen?: boolean
  children: ReactNode
}>
