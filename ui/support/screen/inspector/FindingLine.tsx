import type { LogFinding } from '../../../../projections/replay/findings/finding'
import { attributionWords, findingTime, findingWords } from '../../records/findingWords'
import { rowContextOf } from '../../records/rowWords'
import { LongText } from '../page/LongText'
import { useMovedDateWords } from '../page/movedDates'
import { GoToButton } from '../panel/GoToButton'
import type { ReplaySession } from '../session/replaySession'
import styles from './Findings.module.css'

/** One finding of a log in words, with its time, whose doing it was, and a button that goes to its position. */
export const FindingLine = ({ session, finding, isNamed }: FindingLineProps) => {
  const { records } = session.replay
  const words = findingWords(rowContextOf(session), records, finding)
  const time = useMovedDateWords()(findingTime(records, finding))
  return (
    <p>
      <LongText text={`${words}, ${time}`} />{' '}
      {isNamed && finding.weight > 0 && finding.kind !== 'tab' && (
        <span className={styles.soft}>({attributionWords[finding.attribution]}) </span>
      )}
      <GoToButton position={finding.seq} onGo={session.goTo} label={`Naar dat moment: ${words}, ${time}`}>
        Naar dat moment
      </GoToButton>
    </p>
  )
}

type FindingLineProps = Readonly<{
  session: ReplaySession
  finding: LogFinding
  /** Whether it says whose doing it was. */
  isNamed: boolean
}>
