import { useEffect, useRef, useState } from 'react'
import { donePath } from '../../domain/portal/navigation'
import { doneTexts, undoTexts } from '../../domain/texts/undoTexts'
import type { PastStreams } from '../../projections/past/pastStream'
import type { Way } from '../../projections/past/undo'
import type { LinkComponent } from '../shell/page/link'
import { usePortal } from '../survey/portal'
import { useStream } from '../useStream'
import { VisuallyHidden } from '../widgets/VisuallyHidden'
import styles from './UndoLine.module.css'
import { type UndoDoors, useUndoing } from './useUndoing'
import { useUndoKeys } from './useUndoKeys'
import { WayButton } from './WayButton'

type UndoLineProps = UndoDoors & Readonly<{ link: LinkComponent; onLeave?: () => void }>

/** Beside every step: what can be taken back and done again, what was, and the way to all that one did. */
export const UndoLine = (props: UndoLineProps) => {
  const past = useStream(usePortal().past$)
  return typeof past === 'string' ? <div className={styles.line} /> : <Known streams={past} {...props} />
}

const Known = ({ streams, link: Link, onLeave, ...doors }: UndoLineProps & { streams: PastStreams }) => {
  const { undo, redo, said, why, press } = useUndoing(streams, doors)
  const words = useRef<HTMLParagraphElement>(null)
  useUndoKeys(way => press(way, true))
  // The button that was pressed goes with the last that it could do: what came of that stands here, and takes the focus.
  const pressed = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the buttons are not read in the effect; another one is the reason to run it
  useEffect(() => {
    if (pressed.current && document.activeElement === document.body) words.current?.focus()
    pressed.current = false
  }, [undo, redo])
  const now = why === '' ? said : why
  // A live region tells what comes into it, not what it begins with.
  const [heard, setHeard] = useState('')
  const first = useRef<string | null>(now)
  useEffect(() => {
    if (now === first.current) return
    // From now on all that comes, and that it went: or the same words would not be heard a second time.
    first.current = null
    setHeard(now)
  }, [now])
  // Where nothing was ever done again, no room is kept for it.
  const [isRedoKept, keepRedo] = useState(false)
  if (redo !== null && !isRedoKept) keepRedo(true)
  const way = (which: Way, label: string | null) => (
    <div
      className={styles.way}
      data-way={which}
      data-empty={label === null}
      data-kept={which === 'undo' || isRedoKept || redo !== null}
    >
      {label === null ? (
        which === 'undo' && <p className={styles.nothing}>{undoTexts.nothing}</p>
      ) : (
        <WayButton
          way={which}
          label={label}
          onPress={() => {
            pressed.current = true
            press(which, false)
          }}
        />
      )}
    </div>
  )
  return (
    <section className={styles.line} aria-label={undoTexts.undo}>
      <div className={styles.ways}>
        {way('undo', undo)}
        {way('redo', redo)}
      </div>
      <p className={styles.said} ref={words} tabIndex={-1}>
        {now}
      </p>
      <VisuallyHidden>
        <span role="status">{heard}</span>
      </VisuallyHidden>
      <p className={styles.done}>
        <Link href={donePath} onClick={onLeave}>
          {doneTexts.link}
        </Link>
      </p>
    </section>
  )
}
