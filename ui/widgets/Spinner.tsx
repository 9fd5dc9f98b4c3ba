import styles from './Spinner.module.css'
import { VisuallyHidden } from './VisuallyHidden'

/** A spinner with a label for screen readers; its style sheet shows it only after 300 ms. */
export const Spinner = ({ label = 'Een ogenblik', silent = false }: SpinnerProps) => (
  <span className={styles.spinner} role={silent ? undefined : 'status'} aria-hidden={silent || undefined}>
    <svg className={styles.ring} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <circle className={styles.track} cx="12" cy="12" r="9" />
      <path d="M12 3a9 9 0 019 9" />
    </svg>
    <VisuallyHidden>{label}</VisuallyHidden>
  </span>
)

type SpinnerProps = Readonly<{
  label?: string | undefined
  /** Only to be seen: the page says it elsewhere. */
  silent?: boolean | undefined
}>
