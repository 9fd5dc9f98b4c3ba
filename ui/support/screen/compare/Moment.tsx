import { useStream } from '../../../useStream'
import { useMomentWords } from '../movedDates'
import type { Session } from '../session'
import { CustomerWindow } from '../stage/CustomerWindow'
import { momentWords, readingOf } from '../timeline/rows'
import styles from './CompareView.module.css'

type MomentProps = Readonly<{
  session: Session
  name: string
  isPath: (id: string) => boolean
  onWhy: (path: string) => void
}>

/** One of two moments: which one it is, and the screen that the customer had. */
export const Moment = ({ session, name, isPath, onWhy }: MomentProps) => {
  const { replay, goTo } = session
  const moment = useMomentWords()
  const position = useStream(session.position$)
  const record = replay.records[position - 1]
  const words = momentWords(readingOf(session), record)
  return (
    <section className={styles.moment} aria-label={name}>
      <label className={styles.choice}>
        {name}: handeling {position} van {replay.length}
        {record !== undefined && `, ${moment(record.at)}`}
        <input
          type="range"
          min={0}
          max={replay.length}
          value={position}
          aria-valuetext={`Handeling ${position}: ${words}`}
          onChange={({ currentTarget }) => goTo(Number(currentTarget.value))}
        />
        <span className={styles.words}>{words}</span>
      </label>
      <CustomerWindow session={session} name={name.toLowerCase()} asked={null} isPath={isPath} onAsk={onWhy} />
    </section>
  )
}
