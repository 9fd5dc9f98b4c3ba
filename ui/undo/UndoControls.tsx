/**
 * The undo button in the bar of every step, its keys, the line that says what was undone or why not, and the redo
 * action for the menu.
 */
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { LogHistoryStreams } from '../../projections/logHistoryStream'
import type { UndoDirection } from '../../projections/undo/nextUndo'
import { useSurvey } from '../surveyContext/surveyContext'
import { useStream } from '../useStream'
import { Button } from '../widgets/Button'
import { VisuallyHidden } from '../widgets/VisuallyHidden'
import styles from './UndoControls.module.css'
import type { UndoActions } from './undoActions'
import { useUndo } from './useUndo'
import { useUndoKeys } from './useUndoKeys'

/** The label of what can be redone, and what does it. */
export type RedoAction = Readonly<{ label: string; onRedo: () => void }>

type UndoControlsProps = UndoActions &
  Readonly<{
    /** What stands beside the button: it offers what can be done again, null while nothing can. */
    children: (redo: RedoAction | null) => ReactNode
  }>

/** Milliseconds that the line shows what was undone; the activity log keeps it. */
const visibleMs = 8000

export const UndoControls = (props: UndoControlsProps) => {
  const history = useStream(useSurvey().logHistory$)
  return typeof history === 'string' ? props.children(null) : <Known streams={history} {...props} />
}

const Known = ({ streams, children, ...actions }: UndoControlsProps & { streams: LogHistoryStreams }) => {
  const { undo, redo, lastResult, refusal, press } = useUndo(streams, actions)
  const line = useRef<HTMLParagraphElement>(null)
  useUndoKeys(direction => press(direction, true))
  const now = refusal === '' ? lastResult : refusal
  // A live region tells what comes into it, not what it begins with.
  const [announced, setHeard] = useState('')
  const [isFresh, setFresh] = useState(false)
  const first = useRef<string | null>(now)
  useEffect(() => {
    if (now === first.current) return
    // From now on all that comes, and that it went: or the same words would not be heard a second time.
    first.current = null
    setHeard(now)
    setFresh(true)
    const timer = setTimeout(() => {
      if (document.activeElement !== line.current) setFresh(false)
    }, visibleMs)
    return () => clearTimeout(timer)
  }, [now])
  // The button that was pressed goes with the last that it could do: what came of that stands here, and takes the focus.
  const pressed = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the buttons are not read in the effect; another one is the reason to run it
  useEffect(() => {
    if (!isFresh) return
    if (pressed.current && document.activeElement === document.body) line.current?.focus()
    pressed.current = false
  }, [undo, redo, isFresh])
  const pressedOn = (direction: UndoDirection): void => {
    pressed.current = true
    press(direction, false)
  }
  return (
    <>
      {/* In a log that is looked at, time stands still. */}
      <p className={styles.said} ref={line} tabIndex={-1} onBlur={() => setFresh(false)}>
        {(isFresh || !streams.isGrowing) && now}
      </p>
      <VisuallyHidden>
        <span role="status">{announced}</span>
      </VisuallyHidden>
      {undo !== null && (
        <Button icon="undo" ariaLabel={undo} title={undo} onClick={() => pressedOn('undo')}>
          {''}
        </Button>
      )}
      {children(redo === null ? null : { label: redo, onRedo: () => pressedOn('redo') })}
    </>
  )
}
