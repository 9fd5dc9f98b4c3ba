import type { LogFinding } from '../../../../projections/replay/findings/finding'
import { attributionWords, findingTime, findingWords } from '../../words/findingWords'
import { LongText } from '../LongText'
import { useMovedWords } from '../movedDates'
import type { Session } from '../session'
import { readingOf } from '../timeline/rows'
import styles from './Findings.module.css'
import { GoTo } from './GoTo'

type FindingLineProps = Readonly<{
  session: Session
  finding: LogFinding
  /** Whether it says whose doing it was. */
  isNamed: boolean
}>

/** What the log tells of one thing, when that was, and the way there. */
export const FindingLine = ({ session, finding, isNamed }: FindingLineProps) => {
  const { records } = session.replay
  const words = findingWords(readingOf(session), records, finding)
  const time = useMovedWords()(findingTime(records, finding))
  return (
    <p>
      <LongText text={`${words}, ${time}`} />{' '}
      {isNamed && finding.weight > 0 && finding.kind !== 'tab' && (
        <span className={styles.soft}>({attributionWords[finding.attribution]}) </span>
      )}
      <GoTo position={finding.seq} onGo={session.goTo} label={`Naar dat moment: ${words}, ${time}`}>
        Naar dat moment
      </GoTo>
    </p>
  )
}
