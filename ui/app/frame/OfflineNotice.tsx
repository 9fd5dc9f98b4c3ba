import { useEffect, useState } from 'react'
import { connectionTexts } from '../../../domain/texts/connectionTexts'
import { constantStream } from '../../../events/stream'
import { useStream } from '../../useStream'
import { useAppContext } from '../../visit/provider/appContext'
import { visitOnScreen } from '../../visit/provider/visitHandle'
import { Icon } from '../../widgets/Icon'
import styles from './OfflineNotice.module.css'

const none$ = constantStream<string | null>(null)

/** A live region tells what comes into it, once it is known itself: after so many milliseconds (our choice). */
const knownMs = 200

/** What waits for the line while there is none, and that it is back. Each stays, and is heard once. */
export const OfflineNotice = () => {
  const { line, hall$ } = useAppContext().app
  const visit = useStream(hall$, visitOnScreen)
  const isGone = useStream(line.isGone$)
  const waits = useStream(isGone && visit !== null ? visit.waits$ : none$)
  const [words, setWords] = useState(line.isTold() ? waits : null)
  useEffect(() => {
    const timer = setTimeout(() => {
      setWords(before => waits ?? (isGone || before === null ? null : connectionTexts.back))
      if (waits !== null) line.told()
    }, knownMs)
    return () => clearTimeout(timer)
  }, [waits, isGone, line])
  return (
    // Without a role: it is nothing on the page while it is empty.
    <div aria-live="polite">
      {words !== null && (
        <p className={styles.line}>
          <Icon name="info" />
          <span>{words}</span>
        </p>
      )}
    </div>
  )
}
