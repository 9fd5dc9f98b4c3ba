/**
 * Draws the income by age: the axis of ages, the lanes of income from an age on, and the swatch of a lane for its
 * label.
 */
import { useId } from 'react'
import type { AxisTick } from '../../../../projections/pictures/axisTicks'
import type { AgeAmount, Lane } from '../../../../projections/pictures/incomeByAge'
import { AxisTicks } from './AxisTicks'
import styles from './Drawing.module.css'
import { FillPattern, type FillPatternName, fillPatternUrl } from './FillPattern'

const patternOfKind: Readonly<Record<Lane['kind'], FillPatternName>> = {
  now: 'stripes',
  state: 'solid',
  pension: 'dots',
}

export const AgesDrawing = ({ ticks }: { ticks: readonly AxisTick[] }) => (
  <svg className={styles.ages} width="100%" aria-hidden="true" focusable="false">
    <AxisTicks ticks={ticks} y="70%" />
    <line className={styles.line} x1="0" x2="100%" y1="99%" y2="99%" />
  </svg>
)

type LaneDrawingProps = Readonly<{
  lane: Lane
  place: Readonly<{ at: number; width: number }>
  guides: readonly number[]
}>

/** What is drawn later lies over it. */
const planesFirst = (a: AgeAmount, b: AgeAmount): number => Number(a.look === 'line') - Number(b.look === 'line')

/** One lane of income from an age on; the height is the amount, a second amount is a dashed line. The end is not drawn. */
export const LaneDrawing = ({ lane: { amounts, kind }, place: { at, width }, guides }: LaneDrawingProps) => {
  const id = useId()
  const [left, right] = [`${at}%`, `${at + width}%`]
  return (
    <svg className={styles.lane} width="100%" aria-hidden="true" focusable="false">
      <defs>
        <FillPattern id={id} pattern={patternOfKind[kind]} />
      </defs>
      {guides.map(guide => (
        <line key={guide} className={styles.guide} x1={`${guide}%`} x2={`${guide}%`} y1="0" y2="100%" />
      ))}
      {[...amounts].sort(planesFirst).map(({ label, height, look }) => {
        const top = `${100 - height}%`
        return height === 0 ? null : (
          <g key={label} className={look === 'plane' ? styles.outlined : styles.dashed}>
            {look === 'plane' && (
              <rect
                className={styles.plane}
                x={left}
                y={top}
                width={`${width}%`}
                height={`${height}%`}
                fill={fillPatternUrl(id)}
              />
            )}
            <line x1={left} x2={left} y1={top} y2="100%" />
            <line x1={left} x2={right} y1={top} y2={top} />
          </g>
        )
      })}
      <line className={styles.line} x1="0" x2="100%" y1="100%" y2="100%" />
    </svg>
  )
}

/** The fill of an amount, for its label. */
export const LaneSwatch = ({ kind, isLine }: Readonly<{ kind: Lane['kind']; isLine: boolean }>) => {
  const id = useId()
  return (
    <svg className={styles.swatch} aria-hidden="true" focusable="false">
      <defs>
        <FillPattern id={id} pattern={patternOfKind[kind]} />
      </defs>
      <rect
        className={isLine ? styles.dashed : styles.outlined}
        width="100%"
        height="100%"
        fill={isLine ? 'none' : fillPatternUrl(id)}
      />
    </svg>
  )
}
