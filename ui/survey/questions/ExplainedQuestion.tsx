import type { ReactNode } from 'react'
import { slotPath } from '../../../domain/engine/path'
import type { Question } from '../../../domain/language/question'
import { officeRefusalAt, type SectionContext } from '../../surveyContext/sectionContext'
import { useSurvey } from '../../surveyContext/surveyContext'
import styles from './ExplainedQuestion.module.css'
import { QuestionField } from './QuestionField'

/** A question with its explanation: inside a toggle switch, which reveals it; under any other question. */
export const ExplainedQuestion = ({ question, ...context }: SectionContext & { question: Question }) => {
  const { explanation } = question
  const explained = explanation === null ? null : <QuestionInSlot question={explanation} {...context} />
  if (question.kind === 'switch' && question.look === 'toggle')
    return (
      <QuestionInSlot question={question} {...context}>
        {explained}
      </QuestionInSlot>
    )
  const alone = <QuestionInSlot question={question} {...context} />
  if (explained === null) return alone
  return (
    <div className={styles.explained}>
      {alone}
      {explained}
    </div>
  )
}

const QuestionInSlot = ({
  question,
  children,
  ...context
}: SectionContext & { question: Question; children?: ReactNode }) => {
  const slot = useSurvey().catalogue.slotOf.get(question)
  if (slot === undefined) return null
  const path = slotPath(slot, context.ids)
  return (
    <QuestionField path={path} errorScope={context.errorScope} refusal={officeRefusalAt(context, path)}>
      {children}
    </QuestionField>
  )
}
