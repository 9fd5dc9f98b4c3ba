/** Shows and announces the current stage of sending, and says when sending takes long. */
import { useEffect, useState } from 'react'
import { stageTexts } from '../../../domain/texts/sendingTexts'
import { sendingStage } from '../../../projections/sending/sendingStage'
import { useSurvey } from '../../surveyContext/surveyContext'
import { useView } from '../../surveyContext/useView'
import styles from './CompleteScreen.module.css'

/** Milliseconds of sending after which the page says that it takes long. */
const slowAfter = 10_000

/** Whether sending takes long. In a replay the clock stands still, so never there. */
const useIsSlow = (): boolean => {
  const { now } = useSurvey()
  const isSending = useView(({ state: { sending } }) => sending.tag === 'busy' || sending.tag === 'oneFile')
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    if (!isSending) return
    const since = now()
    const timer = setTimeout(() => setIsSlow(now() > since), slowAfter)
    return () => {
      clearTimeout(timer)
      setIsSlow(false)
    }
  }, [isSending, now])
  return isSlow
}

/** Live regions with the current stage of sending. The arrival is announced by the heading of the next page. */
export const SendingProgress = () => {
  const stage = useView(({ state }) => sendingStage(state))
  const isSlow = useIsSlow()
  const isOver = useView(({ state }) => state.sending.tag === 'sent')
  return (
    <>
      <p role="status" className={styles.stage}>
        {isOver ? null : stage}
      </p>
      <p role="status" className={styles.stage}>
        {isSlow ? stageTexts.slow : null}
      </p>
      {isOver && (
        <p aria-hidden="true" className={styles.stage}>
          {stage}
        </p>
      )}
    </>
  )
}
