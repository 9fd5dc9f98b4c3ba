import { useEffect, useState } from 'react'
import { keepTexts } from '../../../domain/texts/savingTexts'
import { Button } from '../../widgets/Button'
import type { StoragePersistence } from './storagePersistence'

/** `asking`: the browser has a question on the screen. */
type Kept = 'unknown' | 'no' | 'asking' | 'yes' | 'refused'

/**
 * Asks the browser not to clear this device's answers when the disk is full, where the browser asks the customer for
 * that in its turn; with the reason.
 * @param storage null where nothing can be asked, or where the answer comes without a question
 */
export const KeepOnDevice = ({ storage }: { readonly storage: StoragePersistence | null }) => {
  const [kept, setKept] = useState<Kept>('unknown')
  useEffect(() => {
    let isWanted = true
    storage?.persisted().then(
      isKept => {
        if (isWanted && !isKept) setKept('no')
      },
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [storage])
  if (storage === null || kept === 'unknown') return null
  if (kept === 'yes' || kept === 'refused') return <p role="status">{keepTexts[kept]}</p>
  const ask = (): void => {
    setKept('asking')
    storage.persist().then(
      isKept => setKept(isKept ? 'yes' : 'refused'),
      () => setKept('refused'),
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
