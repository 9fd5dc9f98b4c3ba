/**
 * Shows a button that asks the browser to keep the answers when the disk is full, where that needs the customer's
 * permission.
 */
import { useEffect, useState } from 'react'
import { keepTexts } from '../../../domain/texts/savingTexts'
import type { StoragePersistence } from '../../browser/storagePersistence'
import { Button } from '../../widgets/Button'

/** `asking`: the browser is asking the customer for permission. */
type PersistenceStatus = 'unknown' | 'no' | 'asking' | 'yes' | 'refused'

/**
 * A button that asks the browser not to clear the answers when the disk is full (`StorageManager.persist`), in browsers that
 * ask the customer for permission; with the reason.
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
