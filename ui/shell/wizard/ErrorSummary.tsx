import { useEffect, useRef } from 'react'
import { listTexts } from '../../../domain/texts/listTexts'
import { Icon } from '../../widgets/Icon'
import { FocusLink } from '../page/FocusLink'
import styles from './ErrorSummary.module.css'

/**
 * The list of what is wrong in a refused step, with a link to each field; it takes the focus at each refused attempt.
 */
export const ErrorSummary = ({
  lines,
  attempt,
  title = 'Niet alle velden zijn ingevuld',
  onFollow,
}: ErrorSummaryProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (attempt === 0) return
    heading.current?.scrollIntoView({ block: 'center' })
    heading.current?.focus({ preventScroll: true })
  }, [attempt])
  if (lines.length === 0) return null
  return (
    <section className={styles.summary}>
      <h2 className={styles.title} id={errorSummaryId} tabIndex={-1} ref={heading}>
        <Icon name="error" />
        <span>
          {title}
          <span className={styles.count}>: {lines.length === 1 ? '1 vraag' : `${lines.length} vragen`}</span>
        </span>
      </h2>
      <ul className={styles.lines}>
        {together(lines.slice(0, linesAtOnce)).map(({ under, rows }) => {
          const shown = rows.map(line => <Line key={line.id} line={line} onFollow={onFollow} />)
          return under === null ? (
            shown
          ) : (
            <li key={`${rows[0]?.id}.table`}>
              {under}
              <ul className="bullets">{shown}</ul>
            </li>
          )
        })}
      </ul>
      {lines.length > linesAtOnce && <p>{listTexts.moreErrors(lines.length - linesAtOnce)}</p>}
    </section>
  )
}

type ErrorSummaryLine = Readonly<{
  /** Of the field that it leads to. */
  id: string
  /** The field's label. */
  label: string
  message: string
  /** Why, where the message does not say so. */
  reason?: string | null
  /** What it stands under, with its neighbours of the same: a table's question. */
  under?: string | null
}>

/** So many are named at once: who repairs those sees the next. */
const linesAtOnce = 50

/** Of its heading, for who leads there; a page has one. */
export const errorSummaryId = 'wat-nog-niet-klopt'

type ErrorSummaryProps = Readonly<{
  lines: readonly ErrorSummaryLine[]
  /**
   * Another number for each refused attempt: the summary takes the focus each time, and keeps still in between. 0 while
   * nothing was tried here. Without lines nothing shows; what goes wrong again later takes no focus.
   */
  attempt: number
  title?: string
  /** Goes to a line's field; without it the field is on the page. */
  onFollow?: (id: string) => void
}>

/** Neighbours under the same question as one. */
const together = (lines: readonly ErrorSummaryLine[]) => {
  const found: { under: string | null; rows: ErrorSummaryLine[] }[] = []
  for (const line of lines) {
    const [under, last] = [line.under ?? null, found.at(-1)]
    if (last?.under === under) last.rows.push(line)
    else found.push({ under, rows: [line] })
  }
  return found
}

const Line = ({ line, onFollow }: { line: ErrorSummaryLine; onFollow: ErrorSummaryProps['onFollow'] }) => (
  <li>
    <FocusLink to={line.id} follow={onFollow}>
      <span className="strong">{line.label}</span>
      {line.message !== line.label && (
        <span>
          {line.label.endsWith('?') ? ' ' : ': '}
          {line.message}
        </span>
      )}
      {line.reason != null && (
        <span>
          {line.message.endsWith('?') ? ' ' : '. '}
          {line.reason}
        </span>
      )}
    </FocusLink>
  </li>
)
