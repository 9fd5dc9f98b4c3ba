import type { ReactNode } from 'react'
import { usePageTitle } from '../../../shell/page/usePageTitle'
import styles from './ToolPage.module.css'
import { useScreenHeading } from './useScreenHeading'

/** The page frame of the support tool before a log is open. Its title takes the focus when the page changes. */
export const ToolPage = ({ title, about = title, lead, children }: ToolPageProps) => {
  const heading = useScreenHeading(about)
  usePageTitle(`${title} - Logboek bekijken`)
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <p className="strong">Logboek bekijken</p>
        <p className={styles.promise}>Voor de helpdesk. Bewaart niets en verstuurt niets.</p>
      </header>
      <main className={styles.main}>
        <h1 className={styles.title} ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        {children}
      </main>
    </div>
  )
}

type ToolPageProps = Readonly<{
  title: string
  /** What it is about, where its title changes with what becomes known of that. */
  about?: string
  lead?: string | undefined
  children: ReactNode
}>
