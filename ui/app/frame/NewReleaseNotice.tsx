import { useState } from 'react'
import { newRelease, renewLabel } from '../../../domain/texts/problemTexts'
import { useStream } from '../../useStream'
import type { App } from '../../visit/provider/createApp'
import { visitInUse } from '../../visit/provider/visitHandle'
import { Button } from '../../widgets/Button'
import styles from './NewReleaseNotice.module.css'

/**
 * A line at the end of the page, where it moves nothing, with a button to renew, once a newer release waits on this
 * device.
 */
export const NewReleaseNotice = ({ app: { lifecycle$, release } }: { readonly app: App }) => {
  const isNewer = useStream(release.newer$)
  // Who comes to a further screen has heard it.
  const [isHeard] = useState(isNewer)
  const [isBusy, setBusy] = useState(false)
  const onRenew = (): void => {
    setBusy(true)
    void release.renew(visitInUse(lifecycle$.value))
  }
  return (
    <div className={`row soft ${styles.line}`}>
      <span role={isHeard ? undefined : 'status'}>{isNewer && newRelease}</span>
      {isNewer && (
        <Button kind="quiet" busy={isBusy} onClick={onRenew}>
          {renewLabel}
        </Button>
      )}
    </div>
  )
}
