import styles from './ReadProgress.module.css'

/** Shows how far reading or opening a log is: words and a progress bar in a live region. */
export const ReadProgress = ({ what, done, label }: ReadProgressProps) => (
  <div role="status">
    {done !== null && (
      <p className={`row ${styles.progress}`}>
        {what}
        <progress max={1} value={done} aria-label={label} />
      </p>
    )}
  </div>
)

type ReadProgressProps = Readonly<{
  what: string
  /** 0 to 1; null while nothing is done. */
  done: number | null
  /** What the bar says to who does not see it. */
  label: string
}>
