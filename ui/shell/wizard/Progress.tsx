import { useId } from 'react'
import { howFarTexts } from '../../../domain/texts/howFarTexts'
import styles from './Progress.module.css'

type ProgressProps = Readonly<{
  /** Both counted from 1. */
  step: number
  of: number
  chapter?: string | undefined
  /** How many of the questions that must be answered, or were, have an answer. */
  answered: number
  questions: number
}>

/** 'Stap 4 van 12', with a thin bar of the questions that are answered: steps are long and short. */
export const Progress = ({ step, of, chapter, answered, questions }: ProgressProps) => {
  const id = useId()
  return (
    <div className={styles.progress}>
      <p className={styles.words}>
        <span>
          Stap {step} van {of}
        </span>
        {chapter !== undefined && <span className={styles.chapter}>{chapter}</span>}
      </p>
      {questions > 0 && (
        <>
          <progress className={styles.bar} max={questions} value={answered} aria-labelledby={id} />
          <p className={styles.answered} id={id}>
            {howFarTexts.answered(answered, questions)}
          </p>
        </>
      )}
    </div>
  )
}
