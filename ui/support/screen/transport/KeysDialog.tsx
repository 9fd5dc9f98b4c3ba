import { memo } from 'react'
import { Dialog } from '../../../shell/page/Dialog'
import { Button } from '../../../widgets/Button'
import styles from './KeysDialog.module.css'
import { keyWords } from './keys'

/** The keys of the replay, explained. */
export const KeysDialog = memo(({ open, onClose }: Readonly<{ open: boolean; onClose: () => void }>) => (
  <Dialog
    open={open}
    title="Toetsen"
    onClose={onClose}
    actions={
      <Button kind="primary" onClick={onClose}>
        Sluiten
      </Button>
    }
  >
    <dl className={styles.keys}>
      {keyWords.map(([keys, does]) => (
        <div key={keys} className={styles.row}>
          <dt>{keys}</dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  </Dialog>
))
