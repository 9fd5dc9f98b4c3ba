import { useLayoutEffect, useRef, useState } from 'react'
import { undoTexts } from '../../domain/texts/undoTexts'
import type { Way } from '../../projections/past/undo'
import { Button } from '../widgets/Button'
import styles from './UndoLine.module.css'

type WayButtonProps = Readonly<{ way: Way; label: string; onPress: () => void }>

/** Two lines of what it will do, so that nothing moves while one answers; where that is not all, the rest on request. */
export const WayButton = ({ way, label, onPress }: WayButtonProps) => {
  const button = useRef<HTMLButtonElement>(null)
  const [isCut, setCut] = useState(false)
  const [opened, setOpened] = useState<string | null>(null)
  // Another label is shown as short as any.
  const isOpen = opened === label
  // biome-ignore lint/correctness/useExhaustiveDependencies: another label is measured anew
  useLayoutEffect(() => {
    const words = button.current?.querySelector('span')
    if (words == null || isOpen) return
    const measure = (): void => setCut(words.scrollHeight > words.clientHeight + 1)
    measure()
    const watching = new ResizeObserver(measure)
    watching.observe(words)
    return () => watching.disconnect()
  }, [label, isOpen])
  return (
    <>
      <span className={styles.label} data-open={isOpen}>
        <Button kind="quiet" icon="undo" onClick={onPress} ref={button}>
          {label}
        </Button>
      </span>
      {(isCut || isOpen) && (
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
