import { useState } from 'react'
import { newRelease, renew } from '../../domain/texts/problemTexts'
import { useStream } from '../useStream'
import { Button } from '../widgets/Button'
import type { App } from './app'
import { visitIn } from './hall/room'
import styles from './NewRelease.module.css'

/** A line at the end of the page, where it moves nothing, once a newer release waits on this device. */
export const NewRelease = ({ app: { hall$, release } }: { readonly app: App }) => {
  const isNewer = useStream(release.newer$)
  // Who comes to a further screen has heard it.
  const [isHeard] = useState(isNewer)
  const [isBusy, setBusy] = useState(false)
  const onRenew = (): void => {
    setBusy(true)
    void release.renew(visitIn(hall$.value))
  }
  return (
    <div className={`row soft ${styles.line}`}>
      <span role={isHeard ? undefined : 'status'}>{isNewer && newRelease}</span>
      {isNewer && (
        <Button kind="quiet" busy={isBusy} onClick={onRenew}>
          {renew}
        </Button>
      )}
    </div>
  )
}
