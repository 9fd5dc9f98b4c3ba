/**
 * Says what waits for the connection while there is none, and that it is back; each text stays, and is announced once.
 */
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

export const OfflineNotice = () => {
  const { connection, lifecycle$ } = useAppContext().app
  const visit = useStream(lifecycle$, visitOnScreen)
  const isGone = useStream(connection.isOffline$)
  const waits = useStream(isGone && visit !== null ? visit.offlineText$ : none$)
  const [words, setWords] = useState(connection.isAnnounced() ? waits : null)
  useEffect(() => {
    const timer = setTimeout(() => {
      setWords(before => waits ?? (isGone || before === null ? null : connectionTexts.back))
      if (waits !== null) connection.markAnnounced()
    }, knownMs)
    return () => clearTimeout(timer)
  }, [waits, isGone, connection])
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
