import { sendingStage } from '../../../projections/sendingStage'
import { useView } from '../portal'
import styles from './CompleteScreen.module.css'

/** What is under way now, told as it changes. */
export const SendingStage = () => {
  const stage = useView(({ state }) => sendingStage(state))
  return (
    <p role="status" className={styles.stage}>
      {stage}
    </p>
  )
}
