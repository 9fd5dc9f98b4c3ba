import type { ReactNode } from 'react'
import { slotPath } from '../../../domain/engine/path'
import type { Question } from '../../../domain/language/question'
import { officeRefusalAt, type SectionContext } from '../../surveyContext/sectionContext'
import { useSurvey } from '../../surveyContext/surveyContext'
import styles from './ExplainedQuestion.module.css'
import { QuestionField } from './QuestionField'

/** A question with its explanation: within a switch that reveals it, under any other. */
export const ExplainedQuestion = ({ question, ...standing }: SectionContext & { question: Question }) => {
  const { explanation } = question
  const beside = explanation === null ? null : <Placed question={explanation} {...standing} />
  if (question.kind === 'switch' && question.look === 'toggle')
    return (
      <Placed question={question} {...standing}>
        {beside}
      </Placed>
    )
  const alone = <Placed question={question} {...standing} />
  if (beside === null) return alone
  return (
    <div className={styles.explained}>
      {alone}
      {beside}
    </div>
  )
}

const Placed = ({ question, children, ...standing }: SectionContext & { question: Question; children?: ReactNode }) => {
  const slot = useSurvey().catalogue.slotOf.get(question)
  if (slot === undefined) return null
  const path = slotPath(slot, standing.ids)
  return (
    <QuestionField path={path} judged={standing.judged} refusal={officeRefusalAt(standing, path)}>
      {children}
    </QuestionField>
  )
}
