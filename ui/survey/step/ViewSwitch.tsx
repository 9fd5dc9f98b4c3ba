import { useContext } from 'react'
import { viewTexts } from '../../../domain/texts/wizardTexts'
import { Button } from '../../widgets/Button'
import type { QuestionAt } from './questionAt'
import styles from './ViewSwitch.module.css'
import { ViewContext } from './viewContext'

/**
 * All of a step, or a question at a time: either way at any moment, with the question that one was at. A button, because
 * it leads there and takes the focus along, which a switch may not (WCAG 3.2.2).
 */
export const ViewSwitch = ({ questionAt }: { readonly questionAt: QuestionAt }) => {
  const view = useContext(ViewContext)
  if (view === null) return null
  const choose = (): void => {
    const { focused, inSight } = questionAt()
    view.choose(!view.calm, focused ?? inSight)
  }
  return (
    <div className={styles.switch}>
      <Button kind="quiet" onClick={choose}>
        {view.calm ? viewTexts.toWhole : viewTexts.toCalm}
      </Button>
    </div>
  )
}
