import { memo, use, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { cutText } from '../../../../domain/format/cutText'
import { longestLine } from '../../../../domain/language/limits'
import { singularOrPlural } from '../../../../domain/texts/singularOrPlural'
import { useStream } from '../../../useStream'
import { classNames } from '../../../widgets/classNames'
import { ToolIcon } from '../../icon/ToolIcon'
import { type RowKind, rowKindIcons, rowKindOf, rowKindWords } from '../../records/rowKind'
import { rowContextOf, rowWords } from '../../records/rowWords'
import { type TimelineRow, timelineRows } from '../../records/timelineRows'
import { timelineTitle } from '../../words/movedWords'
import { timeOf } from '../../words/timeOf'
import { MovedDatesContext } from '../page/movedDates'
import type { ReplaySession } from '../session/replaySession'
import { TicketContext } from '../ticket/ticketContext'
import { type TicketTarget, ticketTarget, ticketTargetWords } from '../ticket/ticketText'
import { filterRows, type RowText } from './filterRows'
import styles from './Timeline.module.css'
import { useRowWindow } from './useRowWindow'

/**
 * The timeline of a log: all events, with a filter and a search field that takes a ticket's line too; a click goes to
 * the event.
 */
export const Timeline = ({ session }: { readonly session: ReplaySession }) => {
  const { replay } = session
  const [kind, setKind] = useState<RowKind | null>(null)
  const [text, setText] = useState('')
  const searched = useDeferredValue(text)
  const [texts] = useState(() => new WeakMap<TimelineRow, RowText>())
  const rows = useMemo(() => timelineRows(replay.records), [replay])
  const target = useTicketTarget(session, searched)
  const areMoved = use(MovedDatesContext)
  const searchText = target === null ? searched : ''
  const shown = useMemo(
    () => filterRows(rowContextOf(session), replay.records, rows, kind, searchText, texts),
    [session, replay, rows, kind, searchText, texts],
  )
  return (
    <section className={`frame ${styles.timeline}`} aria-label="Tijdlijn">
      <h2 className={styles.title}>{timelineTitle(use(MovedDatesContext))}</h2>
      <div className={styles.asked}>
        <label className={`faint ${styles.label}`}>
          Toon
          <select
            className={styles.select}
            value={kind ?? ''}
            onChange={({ currentTarget }) => setKind(kinds.find(one => one === currentTarget.value) ?? null)}
          >
            <option value="">Alles</option>
            {kinds.map(one => (
              <option key={one} value={one}>
                {rowKindWords[one]}
              </option>
            ))}
          </select>
        </label>
        <label className={`faint ${styles.label}`}>
          Zoek
          <input
            className={styles.input}
            type="search"
            value={text}
            placeholder="vraag, bedrag, naam, tijd"
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        </label>
      </div>
      <p className={`faint ${styles.count}`} role="status">
        {target !== null && `${ticketTargetWords(target)} `}
        {shown.length === rows.length
          ? `${rows.length} ${singularOrPlural(rows.length, 'gebeurtenis', 'gebeurtenissen')}`
          : `${shown.length} van ${rows.length}`}
        {shown.length === 0 && areMoved && '. Wat de klant invulde is hier verzonnen: zoek op de vraag'}
      </p>
      <Rows session={session} rows={shown} />
    </section>
  )
}

/** Goes to the position of a ticket line that is entered in the search field; null for other text. */
const useTicketTarget = ({ replay, goTo }: ReplaySession, text: string): TicketTarget | null => {
  const digest = use(TicketContext)
  const target = useMemo(
    () => (digest === null ? null : ticketTarget(text, { digest, length: replay.length })),
    [text, digest, replay],
  )
  useEffect(() => {
    if (target?.tag === 'here') goTo(target.position)
  }, [target, goTo])
  return target
}

const rowHeight = 3

const kinds = Object.keys(rowKindWords) as readonly RowKind[]

type RowsProps = Readonly<{ session: ReplaySession; rows: readonly TimelineRow[] }>

/** The row of a position, or the last one before it. */
const rowAt = (rows: readonly TimelineRow[], position: number): number => {
  let [low, high] = [0, rows.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((rows[middle]?.record.seq ?? 0) < position) low = middle + 1
    else high = middle
  }
  return rows[low]?.record.seq === position ? low : low - 1
}

const Rows = ({ session, rows }: RowsProps) => {
  // The customer's screen comes first.
  const position = useDeferredValue(useStream(session.position$))
  const scroller = useRef<HTMLDivElement>(null)
  const current = rowAt(rows, position)
  const { first, count, height } = useRowWindow(scroller, rowHeight, current)
  const drawn = rows.slice(first, first + count)
  return (
    <div ref={scroller} className={styles.scroller}>
      <ol className={styles.rows} style={{ height: rows.length * height, paddingBlockStart: first * height }}>
        {drawn.map((row, at) => (
          <RowButton
            key={`${row.record.seq}.${row.nth}`}
            session={session}
            row={row}
            isCurrent={row.record.seq === position}
            isStop={first + at === Math.max(0, current)}
            rowNumber={first + at + 1}
            rowCount={rows.length}
          />
        ))}
      </ol>
    </div>
  )
}

type RowButtonProps = Readonly<{
  session: ReplaySession
  row: TimelineRow
  isCurrent: boolean
  /** One of them is reached by Tab; the rest by the keys of the replay. */
  isStop: boolean
  rowNumber: number
  rowCount: number
}>

const RowButton = memo(({ session, row, isCurrent, isStop, rowNumber, rowCount }: RowButtonProps) => {
  const { what, value } = rowWords(rowContextOf(session), row)
  const kind = rowKindOf(row.event)
  return (
    <li className={styles.row} aria-setsize={rowCount} aria-posinset={rowNumber}>
      <button
        type="button"
        className={classNames(styles.button, isCurrent && styles.current, row.nth > 0 && styles.along, styles[kind])}
        aria-current={isCurrent ? 'step' : undefined}
        tabIndex={isStop ? 0 : -1}
        onClick={() => session.goTo(row.record.seq)}
      >
        <ToolIcon name={rowKindIcons[kind]} />
        <span className={styles.words}>
          <span className={`strong ${styles.what}`}>{cutText(what, longestLine)}</span>
          {value !== '' && <span className={styles.value}>{cutText(value, longestLine)}</span>}
        </span>
        <span className={styles.time}>{row.nth === 0 ? timeOf(row.record.at) : ''}</span>
      </button>
    </li>
  )
})
