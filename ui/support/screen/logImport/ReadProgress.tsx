import styles from './ReadProgress.module.css'

type ReadProgressProps = Readonly<{
  what: string
  /** 0 to 1; null while nothing is done. */
  done: number | null
  /** What the bar says to who does not see it. */
  label: string
}>

/** A progress bar with words, in a live region. */
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
