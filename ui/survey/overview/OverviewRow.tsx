/**
 * Shows one line of the overview before sending: a mark, a title, a summary, one control and the content that it opens.
 */
import type { ReactNode } from 'react'
import { classNames } from '../../widgets/classNames'
import { Icon } from '../../widgets/Icon'
import { VisuallyHidden } from '../../widgets/VisuallyHidden'
import styles from './OverviewRow.module.css'

type OverviewRowProps = Readonly<{
  title: string
  /** `ready`: nothing is asked of it any more; `open`: something is; null where it is not known. */
  status: 'ready' | 'open' | null
  /** `ready` in words, for screen readers. */
  readyWords?: string
  /** A summary of its answers, or how much is open; '' for nothing. */
  about: string
  /** The one control of the line. */
  action: ReactNode
  /** Whether the control is too long to stand beside the title on a phone. */
  isLong?: boolean
  /** What the line opens, under it. */
  content?: ReactNode
}>

export const OverviewRow = ({
  title,
  status,
  readyWords = '',
  about,
  action,
  isLong = false,
  content,
}: OverviewRowProps) => (
  <div className={styles.row}>
    <div className={`keepNext ${styles.line}`}>
      <span className={classNames(styles.mark, status === 'open' && styles.open)}>
        {status === 'ready' && <Icon name="check" />}
      </span>
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        {(about !== '' || readyWords !== '') && (
          <p className={classNames(styles.about, status === 'open' && styles.left)}>
            {readyWords !== '' && <VisuallyHidden>{readyWords}. </VisuallyHidden>}
            {about}
          </p>
        )}
      </div>
      <div className={classNames(styles.action, isLong && styles.long, 'screenOnly')}>{action}</div>
    </div>
    {content}
  </div>
)
