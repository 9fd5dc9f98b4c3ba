/** Draws a timeline in years; a bar's height is the debt whose fixed period ends there. */
import type { AxisTick } from '../../../../projections/pictures/axisTicks'
import type { PeriodMark } from '../../../../projections/pictures/periodEnds'
import { AxisTicks } from './AxisTicks'
import styles from './Drawing.module.css'

type YearsDrawingProps = Readonly<{
  marks: readonly PeriodMark[]
  years: readonly number[]
  ticks: readonly AxisTick[]
}>

/** What is left under it is for the words. */
const ground = 74
/** And over it for the letters. */
const head = 20

export const YearsDrawing = ({ marks, years, ticks }: YearsDrawingProps) => (
  <svg className={styles.years} width="100%" aria-hidden="true" focusable="false">
    {years.map(at => (
      <line key={at} className={styles.line} x1={`${at}%`} x2={`${at}%`} y1={`${ground}%`} y2={`${ground + 4}%`} />
    ))}
    {marks.map(({ key, at, width, height, letters }) => {
      const top = ground - ((ground - head) * height) / 100
      return (
        <g key={key}>
          <rect
            className={styles.solid}
            x={`${at - width / 2}%`}
            y={`${top}%`}
            width={`${width}%`}
            height={`${ground - top}%`}
          />
          <text className={styles.word} x={`${at}%`} y={`${top - 3}%`} textAnchor="middle">
            {letters}
          </text>
        </g>
      )
    })}
    <line className={styles.line} x1="0" x2="100%" y1={`${ground}%`} y2={`${ground}%`} />
    <AxisTicks ticks={ticks} y="97%" />
  </svg>
)
