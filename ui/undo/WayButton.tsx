import { useState } from 'react'
import { undoTexts } from '../../domain/texts/undoTexts'
import type { Way } from '../../projections/past/undo'
import { Button } from '../widgets/Button'
import styles from './UndoLine.module.css'

type WayButtonProps = Readonly<{ way: Way; label: string; onPress: () => void }>

/** Two lines of the column hold as much. By its length and not by measuring, so that a replay shows the same. */
const mostShown = 40

/** Two lines of what it will do, so that nothing moves while one answers; where that may not be all, the rest on request. */
export const WayButton = ({ way, label, onPress }: WayButtonProps) => {
  const [opened, setOpened] = useState<string | null>(null)
  // Another label is shown as short as any.
  const isOpen = opened === label
  return (
    <>
      <span className={styles.label} data-open={isOpen}>
        <Button kind="quiet" icon="undo" onClick={onPress}>
          {label}
        </Button>
      </span>
      {label.length > mostShown && (
        <Button
          kind="quiet"
          icon={isOpen ? 'up' : 'down'}
          ariaLabel={undoTexts.whole(way === 'undo' ? undoTexts.undo : undoTexts.redo)}
          expanded={isOpen}
          onClick={() => setOpened(isOpen ? null : label)}
        >
          {''}
        </Button>
      )}
    </>
  )
}
