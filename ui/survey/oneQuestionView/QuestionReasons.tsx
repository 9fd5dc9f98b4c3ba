import { oneQuestionViewTexts } from '../../../domain/texts/oneQuestionViewTexts'
import { questionReasons } from '../../../projections/oneQuestionView/questionReasons'
import { useSurvey } from '../../surveyContext/surveyContext'
import { useView } from '../../surveyContext/useView'
import styles from './OneQuestion.module.css'
import type { OneQuestionProps } from './oneQuestionProps'

const sameTexts = (a: readonly string[], b: readonly string[]): boolean => a.join('\n') === b.join('\n')

/** A disclosure under a question that says why it is asked. */
export const QuestionReasons = ({ step, screens, screen }: Pick<OneQuestionProps, 'step' | 'screens' | 'screen'>) => {
  const { catalogue } = useSurvey()
  const reasons = useView(view => questionReasons(catalogue, view, step, screen, screens[0] === screen), sameTexts)
  return reasons.length === 0 ? null : (
    <details className={styles.why} key={screen.id}>
      <summary>{oneQuestionViewTexts.why}</summary>
      {reasons.map(reason => (
        <p key={reason}>{reason}</p>
      ))}
    </details>
  )
}
