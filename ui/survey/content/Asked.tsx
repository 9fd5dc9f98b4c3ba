import type { ReactNode } from 'react'
import { slotPath } from '../../../domain/engine/path'
import type { Question } from '../../../domain/language/question'
import { usePortal } from '../portal'
import { refusalAt, type Standing } from '../step/standing'
import styles from './Asked.module.css'
import { QuestionField } from './QuestionField'

/** A question with its explanation: within a switch that reveals it, under any other. */
export const Asked = ({ question, ...standing }: Standing & { question: Question }) => {
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

const Placed = ({ question, children, ...standing }: Standing & { question: Question; children?: ReactNode }) => {
  const slot = usePortal().catalogue.slotOf.get(question)
  if (slot === undefined) return null
  const path = slotPath(slot, standing.ids)
  return (
    <QuestionField path={path} judged={standing.judged} refusal={refusalAt(standing, path)}>
      {children}
    </QuestionField>
  )
}
