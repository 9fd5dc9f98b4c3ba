import type { Ref } from 'react'
import { Button } from '../Button'
import styles from './RemovedItemBar.module.css'

/** A live region that says which item was removed, with an undo button. */
export const RemovedItemBar = ({ removed, onUndo, buttonRef }: RemovedItemBarProps) => (
  <div role="status">
    {removed !== null && (
      <p className={`row ${styles.bar}`}>
        <span>{removed} is verwijderd.</span>
        <Button kind="quiet" icon="undo" onClick={onUndo} {...(buttonRef === undefined ? {} : { ref: buttonRef })}>
          Ongedaan maken
        </Button>
      </p>
    )}
  </div>
)

type RemovedItemBarProps = Readonly<{
  /** What was removed ('Werkgever 2'); null while there is nothing to undo: the live region waits for its words. */
  removed: string | null
  onUndo: () => void
  buttonRef?: Ref<HTMLButtonElement>
}>
