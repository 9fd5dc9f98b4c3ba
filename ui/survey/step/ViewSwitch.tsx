import { useContext, useId } from 'react'
import { calmSwitch } from '../../../domain/texts/wizardTexts'
import { Switch } from '../../widgets/chosen/Switch'
import type { QuestionAt } from './questionAt'
import styles from './ViewSwitch.module.css'
import { ViewContext } from './viewContext'

/** All of a step, or a question at a time: either way at any moment, with the question that one was at. */
export const ViewSwitch = ({ questionAt }: { readonly questionAt: QuestionAt }) => {
  const view = useContext(ViewContext)
  const help = useId()
  if (view === null) return null
  const choose = (calm: boolean): void => {
    const { focused, inSight } = questionAt()
    view.choose(calm, focused ?? inSight)
  }
  return (
    <Switch small on={view.calm} onSwitch={choose} className={styles.switch} describedBy={help}>
      {calmSwitch.name}
      <span className={styles.help} id={help}>
        {calmSwitch.help}
      </span>
    </Switch>
  )
}
