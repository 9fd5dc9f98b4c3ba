import { useEffect, useMemo, useState } from 'react'
import { replayDifference } from '../../../../projections/replay/difference/replayDifference'
import { visitErrorCount } from '../../../../projections/steps/visitErrorCount'
import { useStream } from '../../../useStream'
import { recordWords, rowContextOf } from '../../records/rowWords'
import { errorCountWords, noChangesWords } from '../../words/changeGroups'
import { todaysRules } from '../../words/rulesWords'
import { CustomerWindow } from '../customerScreen/CustomerWindow'
import { useMomentWords } from '../page/movedDates'
import { ChangeList } from '../panel/ChangeList'
import { createSecondSession, type ReplaySession } from '../session/replaySession'
import styles from './CompareView.module.css'

/**
 * The view 'Vergelijken': two positions of a log, each chosen by a slider, with the customer's screen at each and the
 * differences between them.
 */
export const CompareView = ({ session, isQuestionPath, onWhy }: CompareViewProps) => {
  const { replay, customer } = session
  const [[first, second]] = useState(() => {
    const here = session.position$.value
    const before = customer.screenHistory.screenBefore(here) ?? 0
    return [createSecondSession(session, before), createSecondSession(session, here)] as const
  })
  useEffect(
    () => () => {
      first.stop()
      second.stop()
    },
    [first, second],
  )
  const [from, to] = [useStream(first.position$), useStream(second.position$)]
  const effects = useMemo(() => replayDifference(replay.catalogue, replay.at(from), replay.at(to)), [replay, from, to])
  const errorCounts = useMemo(() => {
    const shownAt = (position: number) =>
      visitErrorCount(replay.catalogue, session.recorded.viewOf(replay.at(position)))
    return errorCountWords(shownAt(from), shownAt(to))
  }, [replay, session, from, to])
  return (
    <div className={styles.compare}>
      <ComparedMoment
        session={first}
        name="Eerste moment"
        isQuestionPath={isQuestionPath}
        onWhy={path => onWhy(path, from)}
      />
      <ComparedMoment
        session={second}
        name="Tweede moment"
        isQuestionPath={isQuestionPath}
        onWhy={path => onWhy(path, to)}
      />
      <section className={`frame ${styles.differences}`} aria-label="Verschillen">
        <h2>Wat er anders is</h2>
        {errorCounts !== null && <p>{errorCounts}</p>}
        {[from, to].some(position => !session.recorded.isJudgedByOwnRules(position)) && <p>{todaysRules}</p>}
        <ChangeList
          catalogue={replay.catalogue}
          effects={effects}
          onWhy={path => onWhy(path, to)}
          emptyWords={noChangesWords}
        />
      </section>
    </div>
  )
}

type CompareViewProps = Readonly<{
  session: ReplaySession
  isQuestionPath: (id: string) => boolean
  /** Goes to a position and explains a question there. */
  onWhy: (path: string, position: number) => void
}>

type ComparedMomentProps = Readonly<{
  session: ReplaySession
  name: string
  isQuestionPath: (id: string) => boolean
  onWhy: (path: string) => void
}>

/** One of two moments: which one it is, and the screen that the customer had. */
const ComparedMoment = ({ session, name, isQuestionPath, onWhy }: ComparedMomentProps) => {
  const { replay, goTo } = session
  const moment = useMomentWords()
  const position = useStream(session.position$)
  const record = replay.records[position - 1]
  const words = recordWords(rowContextOf(session), record)
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
        <span className={`cut ${styles.words}`}>{words}</span>
      </label>
      <CustomerWindow
        session={session}
        name={name.toLowerCase()}
        askedPath={null}
        isQuestionPath={isQuestionPath}
        onAsk={onWhy}
      />
    </section>
  )
}
