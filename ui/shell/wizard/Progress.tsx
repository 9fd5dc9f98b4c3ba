import { useId } from 'react'
import styles from './Progress.module.css'

/** 'Stap 4 van 12' (both counted from 1) with a thin bar. */
export const Progress = ({ step, of }: { step: number; of: number }) => {
  const id = useId()
  return (
    <div className={styles.progress}>
      <p className={styles.words} id={id}>
        Stap {step} van {of}
      </p>
      <progress className={styles.bar} max={of} value={step} aria-labelledby={id} />
    </div>
  )
}
