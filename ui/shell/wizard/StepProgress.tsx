import { useId } from 'react'
import { progressTexts } from '../../../domain/texts/progressTexts'
import { type QuestionProgress, totalQuestions } from '../../../projections/steps/visitProgress'
import barStyles from '../../widgets/Bar.module.css'
import styles from './StepProgress.module.css'

/**
 * How far the customer is: 'Stap 4 van 12', with a thin bar of the answered questions, because steps are long and
 * short.
 */
export const StepProgress = ({ step, of, far }: StepProgressProps) => {
  const id = useId()
  const questions = totalQuestions(far)
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
            {progressTexts.answered(far.answered, questions, far.bound)}
          </p>
        </>
      )}
    </div>
  )
}

type StepProgressProps = Readonly<{
  /** Both counted from 1. */
  step: number
  of: number
  far: QuestionProgress
}>
