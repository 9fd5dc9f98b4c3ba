import { useEffect, useState } from 'react'
import { still } from '../../events/stream'
import { useStream } from '../useStream'
import { Icon } from '../widgets/Icon'
import { useSurroundings } from './appContext'
import { visitShown } from './hall/room'
import styles from './NoLine.module.css'

const none$ = still<string | null>(null)

/** What waits for the line while there is none. It stays as long as that lasts, and is heard once. */
export const NoLine = () => {
  const { line, hall$ } = useSurroundings().app
  const visit = useStream(hall$, visitShown)
  const isGone = useStream(line.isGone$)
  const waits = useStream(isGone && visit !== null ? visit.waits$ : none$)
  // A live region tells what comes into it, not what it begins with.
  const [words, setWords] = useState(line.isTold() ? waits : null)
  useEffect(() => {
    setWords(waits)
    if (waits !== null) line.told()
  }, [waits, line])
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
