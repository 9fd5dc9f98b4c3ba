import { sendingStage } from '../../../projections/sendingStage'
import { useView } from '../portal'
import styles from './CompleteScreen.module.css'

/** What is under way now, told as it changes. That it arrived is the heading of the page that follows, and said there. */
export const SendingStage = () => {
  const stage = useView(({ state }) => sendingStage(state))
  const isOver = useView(({ state }) => state.sending.tag === 'sent')
  return (
    <>
      <p role="status" className={styles.stage}>
        {isOver ? null : stage}
      </p>
      {isOver && (
        <p aria-hidden="true" className={styles.stage}>
          {stage}
        </p>
      )}
    </>
  )
}
