import { useEffect, useState } from 'react'
import { keepTexts } from '../../../domain/texts/wizardTexts'
import { Button } from '../../widgets/Button'
import type { StoragePersistence } from './storagePersistence'

/** `asking`: the browser has a question on the screen. */
type PersistenceStatus = 'unknown' | 'no' | 'asking' | 'yes' | 'refused'

/**
 * Asks the browser not to clear this device's answers when the disk is full, where the browser asks the customer for
 * that in its turn; with the reason.
 * @param storage null where nothing can be asked, or where the answer comes without a question
 */
export const KeepOnDevice = ({ storage }: { readonly storage: StoragePersistence | null }) => {
  const [status, setStatus] = useState<PersistenceStatus>('unknown')
  useEffect(() => {
    let isWanted = true
    storage?.persisted().then(
      isKept => {
        if (isWanted && !isKept) setStatus('no')
      },
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [storage])
  if (storage === null || status === 'unknown') return null
  if (status === 'yes' || status === 'refused') return <p role="status">{keepTexts[status]}</p>
  const ask = (): void => {
    setStatus('asking')
    storage.persist().then(
      isKept => setStatus(isKept ? 'yes' : 'refused'),
      () => setStatus('refused'),
    )
  }
  return (
    <>
      <p>{keepTexts.why}</p>
      <Button kind="quiet" onClick={ask}>
        {keepTexts.ask}
      </Button>
    </>
  )
}
