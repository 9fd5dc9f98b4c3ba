import { type ReactNode, useEffect, useRef } from 'react'
import styles from './ToolPage.module.css'

type ToolPageProps = Readonly<{ title: string; lead?: string | undefined; children: ReactNode }>

/** A page of the tool before a log is open. Its title takes the focus when another one comes. */
export const ToolPage = ({ title, lead, children }: ToolPageProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const first = useRef(true)
  // The title is not read; another one is the reason to run this.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!first.current) heading.current?.focus()
    first.current = false
  }, [title])
  return (
    <div className={styles.page}>
      <title>{`${title} - Logboek bekijken`}</title>
      <header className={styles.bar}>
        <p className={styles.name}>Logboek bekijken</p>
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
