import { useCallback, useState } from 'react'
import { slotAddress } from '../../../domain/engine/path'
import { Beside, type Showing } from './beside/Beside'
import type { Read } from './opening/readFile'
import type { Session } from './session'
import { CustomerWindow } from './stage/CustomerWindow'
import { TopLine } from './TopLine'
import { Timeline } from './timeline/Timeline'
import { Transport } from './transport/Transport'
import styles from './Viewer.module.css'

type ViewerProps = Readonly<{
  session: Session
  rules: string
  read: Extract<Read, { tag: 'planned' }>
  onClose: () => void
}>

/** The timeline, the customer's screen, what changed, and the way through the log. */
export const Viewer = ({ session, rules, read, onClose }: ViewerProps) => {
  const { catalogue } = session.replay
  const [showing, setShowing] = useState<Showing>('summary')
  const [asked, setAsked] = useState<readonly string[]>([])
  const isPath = useCallback((id: string) => slotAddress(catalogue, id) !== null, [catalogue])
  const why = useCallback(
    (path: string, position?: number): void => {
      if (position !== undefined) session.goTo(position)
      setAsked(before => (before.at(-1) === path ? before : [...before, path]))
      setShowing('why')
    },
    [session],
  )
  const show = useCallback((next: Showing): void => {
    setShowing(next)
    if (next !== 'why') setAsked([])
  }, [])
  const back = useCallback(() => setAsked(before => before.slice(0, -1)), [])
  return (
    <main className={styles.viewer}>
      <title>{`${read.name} - Logboek bekijken`}</title>
      <TopLine read={read} replay={session.replay} onClose={onClose} />
      <div className={styles.middle}>
        <Timeline session={session} />
        <CustomerWindow session={session} asked={asked.at(-1) ?? null} isPath={isPath} onAsk={why} />
        <Beside
          session={session}
          rules={rules}
          showing={showing}
          onShow={show}
          onWhy={why}
          asked={asked}
          onBack={back}
        />
      </div>
      <Transport session={session} />
    </main>
  )
}
