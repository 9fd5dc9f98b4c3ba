import { use, useDeferredValue, useMemo } from 'react'
import { differenceMadeBy } from '../../../../projections/replay/difference/replayDifference'
import { useStream } from '../../../useStream'
import { rowContextOf, rowWords } from '../../records/rowWords'
import { timelineRows } from '../../records/timelineRows'
import { skippedWords } from '../../words/eventWords'
import { authorWords } from '../../words/replayWords'
import { todaysRules } from '../../words/rulesWords'
import { LongText } from '../page/LongText'
import { MovedDatesContext, useMomentWords } from '../page/movedDates'
import { ChangeList } from '../panel/ChangeList'
import styles from '../panel/Panel.module.css'
import { useShowMore } from '../panel/useShowMore'
import type { ReplaySession } from '../session/replaySession'
import { TicketLine } from '../ticket/TicketLine'
import { TicketContext } from '../ticket/ticketContext'
import { ticketText, ticketWords } from '../ticket/ticketText'

type RecordPanelProps = Readonly<{ session: ReplaySession; onWhy: (path: string) => void }>

/** The tab 'Wijziging': the current record in words, all that it changed, and its line for a ticket. */
export const RecordPanel = ({ session, onWhy }: RecordPanelProps) => {
  const { replay } = session
  const digest = use(TicketContext)
  const areMoved = use(MovedDatesContext)
  const moment = useMomentWords()
  // The customer's screen comes first.
  const position = Math.min(useDeferredValue(useStream(session.position$)), replay.length)
  const record = replay.records[position - 1]
  const effects = useMemo(() => (position === 0 ? null : differenceMadeBy(replay, position)), [replay, position])
  const rows = record === undefined ? [] : timelineRows([record])
  // A load of the office is of hundreds of events.
  const { most, button } = useShowMore(rows.length, { atFirst: 30, more: 500 }, `${position}`)
  if (record === undefined || effects === null)
    return (
      <div className={styles.panel}>
        <p>Dit is het begin: er is nog niets gebeurd.</p>
      </div>
    )
  return (
    <div className={styles.panel}>
      <p className="faint">
        Handeling {position}, {moment(record.at)}, door {authorWords[record.by]}
      </p>
      <ul className={`bullets ${styles.lines}`}>
        {rows.slice(0, most).map(row => {
          const { what, value } = rowWords(rowContextOf(session), row)
          return (
            <li key={row.nth}>
              <LongText text={what}>{shown => <strong>{shown}</strong>}</LongText>
              {value !== '' && <LongText text={`: ${value}`} />}
            </li>
          )
        })}
      </ul>
      {button}
      {replay.timelineRecordAt(position).skipped.map(one => (
        <p key={`${one.why} ${one.what}`} className={styles.message}>
          {skippedWords(one)}
        </p>
      ))}
      {!session.recorded.isJudgedByOwnRules(position) && <p className="faint">{todaysRules}</p>}
      <ChangeList catalogue={replay.catalogue} effects={effects} onWhy={onWhy} />
      {digest !== null && (
        <TicketLine text={ticketText({ position, digest }, ticketWords(rowContextOf(session), record, areMoved))} />
      )}
    </div>
  )
}
