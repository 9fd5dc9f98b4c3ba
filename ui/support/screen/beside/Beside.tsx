import { useEffect, useRef } from 'react'
import { useStream } from '../../../useStream'
import { Tabs } from '../../../widgets/Tabs'
import type { Session } from '../session'
import { WhyPanel } from '../why/WhyPanel'
import styles from './Beside.module.css'
import { NowPanel } from './NowPanel'
import { SummaryPanel } from './SummaryPanel'

/** What stands beside the screen. */
export type Showing = 'summary' | 'now' | 'why'

type BesideProps = Readonly<{
  session: Session
  rules: string
  showing: Showing
  onShow: (showing: Showing) => void
  onWhy: (path: string, position?: number) => void
  /** The questions that were asked about, the present one last. */
  asked: readonly string[]
  onBack: () => void
}>

const tabs = [
  { key: 'summary', label: 'Samenvatting' },
  { key: 'now', label: 'Wijziging' },
  { key: 'why', label: 'Waarom?' },
] as const

/** What the log tells beside the customer's screen. Who leaves the first look goes on with what changed. */
export const Beside = ({ session, rules, showing, onShow, onWhy, asked, onBack }: BesideProps) => {
  const position = useStream(session.position$)
  const before = useRef(position)
  useEffect(() => {
    if (before.current !== position && showing === 'summary') onShow('now')
    before.current = position
  }, [position, showing, onShow])
  return (
    <section className={styles.beside} aria-label="Uitleg">
      <Tabs id="beside" label="Uitleg" tabs={tabs} selected={showing} onSelect={onShow}>
        {showing === 'summary' && <SummaryPanel session={session} rules={rules} onWhy={onWhy} />}
        {showing === 'now' && <NowPanel session={session} onWhy={onWhy} />}
        {showing === 'why' && <WhyPanel session={session} asked={asked} onAsk={onWhy} onBack={onBack} />}
      </Tabs>
    </section>
  )
}
