import { createContext, type ReactNode, useMemo, useState } from 'react'
import styles from './WizardFrame.module.css'

/**
 * The layout of the wizard: the questions (first in the document), the steps beside them, and the bar, into whose ends
 * screens render buttons through `WizardFooterContext`.
 */
export const WizardFrame = ({ lead, aside, tools, children }: WizardFrameProps) => {
  const [before, setBefore] = useState<HTMLElement | null>(null)
  const [after, setAfter] = useState<HTMLElement | null>(null)
  const foot = useMemo(() => ({ before, after }), [before, after])
  return (
    <div className={styles.wizard}>
      <div className={styles.frame}>
        <div className={styles.column}>
          {lead !== undefined && <p className={`${styles.lead} screenOnly`}>{lead}</p>}
          <WizardFooterContext value={foot}>{children}</WizardFooterContext>
        </div>
        {aside !== null && <div className={`${styles.aside} screenOnly`}>{aside}</div>}
      </div>
      <div className={`row ${styles.bar} screenOnly`}>
        <div className={styles.after} ref={setAfter} />
        <div className={styles.before} ref={setBefore} />
        {tools}
      </div>
    </div>
  )
}

/** The elements at the ends of the bar into which a screen renders its buttons. Null until the bar is mounted. */
export const WizardFooterContext = createContext<null | Readonly<{
  before: HTMLElement | null
  after: HTMLElement | null
}>>(null)

type WizardFrameProps = Readonly<{
  /** One line on what the screen is for. */
  lead?: string | undefined
  /** How far one is, and the steps; null on a page that stands beside them. */
  aside: ReactNode
  /** In the bar at the foot of the window, between the way back and the way on. */
  tools: ReactNode
  children: ReactNode
}>
