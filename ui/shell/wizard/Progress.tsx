import { useId } from 'react'
import { howFarTexts } from '../../../domain/texts/howFarTexts'
import { type HowFar, totalOf } from '../../../projections/howFar'
import barStyles from '../../widgets/Bar.module.css'
import styles from './Progress.module.css'

type ProgressProps = Readonly<{
  /** Both counted from 1. */
  step: number
  of: number
  far: HowFar
}>

/** 'Stap 4 van 12', with a thin bar of the questions that are answered: steps are long and short. */
export const Progress = ({ step, of, far }: ProgressProps) => {
  const id = useId()
  const questions = totalOf(far)
  return (
    <div className={styles.progress}>
      <p className="strong">
        Stap {step} van {of}
      </p>
      {questions > 0 && (
        <>
          <progress
            className={`${barStyles.bar} ${styles.bar}`}
            max={questions}
            value={far.answered}
            aria-labelledby={id}
          />
          <p className="soft" id={id}>
            {howFarTexts.answered(far.answered, questions, far.bound)}
          </p>
        </>
      )}
    </div>
  )
}
