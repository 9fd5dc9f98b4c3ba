import { useEffect, useRef } from 'react'
import { Icon } from '../../widgets/Icon'
import styles from './ErrorSummary.module.css'
import { FocusLink } from './FocusLink'

export type SummaryLine = Readonly<{
  /** Of the field that it leads to. */
  id: string
  /** The field's label. */
  label: string
  message: string
}>

/** Of its heading, for who leads there; a page has one. */
export const errorSummaryId = 'wat-nog-niet-klopt'

type ErrorSummaryProps = Readonly<{
  lines: readonly SummaryLine[]
  /**
   * Another number for each refused attempt: the summary takes the focus each time, and keeps still in between. 0 while
   * nothing was tried here. Without lines nothing shows; what goes wrong again later takes no focus.
   */
  attempt: number
  title?: string
  /** Goes to a line's field; without it the field is on the page. */
  onFollow?: (id: string) => void
}>

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
        {title}
      </h2>
      <ul className={styles.lines}>
        {lines.map(line => (
          <li key={line.id}>
            <FocusLink to={line.id} follow={onFollow}>
              {line.label}
            </FocusLink>
            {line.message !== line.label && <span>: {line.message}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
