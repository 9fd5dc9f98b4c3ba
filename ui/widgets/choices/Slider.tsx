import { type CSSProperties, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { classNames } from '../classNames'
import { type Control, describedBy } from '../control'
import { FormField } from '../FormField'
import styles from './Slider.module.css'

/** A native range input as a form control; it commits on release, and at each arrow key, Home and End. */
export const Slider = (props: SliderProps) => {
  const { from, to, step = 1, marks, valueText, unchosen, ...control } = props
  const input = useRef<HTMLInputElement>(null)
  const [moving, setMoving] = useState<number | null>(null)
  const latest = useRef(control)
  useEffect(() => {
    latest.current = control
  })

  // React's onChange follows every movement; the platform's own `change` comes once, when the choice is made.
  useEffect(() => {
    const range = input.current
    if (range === null) return
    const choose = (): void => {
      setMoving(null)
      if (range.valueAsNumber !== latest.current.value) latest.current.onCommit(range.valueAsNumber)
    }
    range.addEventListener('change', choose)
    return () => range.removeEventListener('change', choose)
  }, [])

  /** Restores the value after a touch that turned into a scroll, before `change` fires. */
  const takeBack = ({ currentTarget }: { currentTarget: HTMLInputElement }): void => {
    currentTarget.valueAsNumber = control.value
    setMoving(null)
  }
  /** Commits the shown value where it was not chosen yet: by a press without a move, Enter or space. */
  const keep = ({ currentTarget }: { currentTarget: HTMLInputElement }): void => {
    if (unchosen !== undefined && currentTarget.valueAsNumber === control.value) control.onCommit(control.value)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Enter' || event.key === ' ') keep(event)
  }
  const value = moving ?? control.value
  const isOpen = unchosen !== undefined && moving === null
  return (
    <FormField {...control}>
      <p className={styles.value} aria-hidden="true">
        {valueText(value)} {isOpen && <span className={styles.unchosen}>{unchosen}</span>}
      </p>
      <div className={styles.slider} style={shareStyle(value, from, to)}>
        <input
          ref={input}
          className={styles.range}
          id={control.id}
          type="range"
          min={from}
          max={to}
          step={step}
          disabled={control.disabled}
          aria-valuetext={isOpen ? `${valueText(value)}, ${unchosen.toLowerCase()}` : valueText(value)}
          aria-describedby={describedBy(control)}
          value={value}
          onChange={event => setMoving(event.currentTarget.valueAsNumber)}
          onPointerCancel={takeBack}
          onPointerUp={keep}
          onKeyDown={onKeyDown}
        />
        <div className={styles.marks} aria-hidden="true">
          {marks.map(mark => (
            <span
              key={mark.value}
              className={classNames(styles.mark, (mark.label ?? '').length > 4 && styles.long)}
              style={shareStyle(mark.value, from, to)}
            >
              {mark.label}
            </span>
          ))}
        </div>
      </div>
    </FormField>
  )
}

type SliderMark = Readonly<{ value: number; label?: string }>

type SliderProps = Control<number> &
  Readonly<{
    from: number
    to: number
    step?: number
    /** Short lines on the track, with their words under it. */
    marks: readonly SliderMark[]
    /** The value in words ('32 uur per week'); shown, and said by a screen reader. */
    valueText: (value: number) => string
    /** The text while the shown value was not chosen yet. */
    unchosen?: string | undefined
  }>

/** The position of a value on the track for the style sheet, 0 to 1. */
const shareStyle = (value: number, from: number, to: number): CSSProperties => {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)))
  // React's style type knows no custom properties; this one is a plain number.
  return { '--share': share } as CSSProperties
}
