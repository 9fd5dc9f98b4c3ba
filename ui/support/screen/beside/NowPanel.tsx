import { use, useDeferredValue, useMemo } from 'react'
import { effectsOf } from '../../../../projections/replay/effects'
import { useStream } from '../../../useStream'
import { skippedWords } from '../../words/eventWords'
import { originWords } from '../../words/replayWords'
import { todaysRules } from '../../words/rulesWords'
import { LongText } from '../LongText'
import { MovedDatesContext, useMomentWords } from '../movedDates'
import type { Session } from '../session'
import { TicketLine } from '../ticket/TicketLine'
import { TicketContext } from '../ticket/ticketContext'
import { ticketText, ticketWords } from '../ticket/ticketText'
import { readingOf, rowsOf, rowWords } from '../timeline/rows'
import { Changed } from './Changed'
import styles from './Panel.module.css'
import { useSome } from './useSome'

type NowPanelProps = Readonly<{ session: Session; onWhy: (path: string) => void }>

/** What this record is, and all that it changed. */
export const NowPanel = ({ session, onWhy }: NowPanelProps) => {
  const { replay } = session
  const digest = use(TicketContext)
  const areMoved = use(MovedDatesContext)
  const moment = useMomentWords()
  // The customer's screen comes first.
  const position = Math.min(useDeferredValue(useStream(session.position$)), replay.length)
  const record = replay.records[position - 1]
  const effects = useMemo(() => (position === 0 ? null : effectsOf(replay, position)), [replay, position])
  const rows = record === undefined ? [] : rowsOf([record])
  // A load of the office is of hundreds of events.
  const { most, button } = useSome(rows.length, { atFirst: 30, more: 500 }, `${position}`)
  if (record === undefined || effects === null)
    return (
      <div className={styles.panel}>
        <p>Dit is het begin: er is nog niets gebeurd.</p>
      </div>
    )
  return (
    <div className={styles.panel}>
      <p className="faint">
        Handeling {position}, {moment(record.at)}, door {originWords[record.by]}
      </p>
      <ul className={`bullets ${styles.lines}`}>
        {rows.slice(0, most).map(row => {
          const { what, value } = rowWords(readingOf(session), row)
          return (
            <li key={row.nth}>
              <LongText text={what}>{shown => <strong>{shown}</strong>}</LongText>
              {value !== '' && <LongText text={`: ${value}`} />}
            </li>
          )
        })}
      </ul>
      {button}
      {replay.told(position).skipped.map(one => (
        <p key={`${one.why} ${one.what}`} className={styles.message}>
          {skippedWords(one)}
        </p>
      ))}
      {!session.drawn.isOwnAt(position) && <p className="faint">{todaysRules}</p>}
      <Changed catalogue={replay.catalogue} effects={effects} onWhy={onWhy} />
      {digest !== null && (
        <TicketLine text={ticketText({ position, digest }, ticketWords(readingOf(session), record, areMoved))} />
      )}
    </div>
  )
}
