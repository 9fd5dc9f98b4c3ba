/** Draws debts as shares of one bar with letters under it; `Swatch` draws the pattern of one share for its label. */
import { useId } from 'react'
import type { DebtSlice } from '../../../../projections/pictures/debtsPicture'
import styles from './Drawing.module.css'
import { FillPattern, type FillPatternName, fillPatternAt, fillPatternUrl } from './FillPattern'

const patternFor = ({ isRest }: DebtSlice, nth: number): FillPatternName => (isRest ? 'empty' : fillPatternAt(nth))

/** A letter needs this much room, in per cents of the bar. */
const roomForLetter = 12

export const SharesDrawing = ({ slices }: { slices: readonly DebtSlice[] }) => {
  const id = useId()
  return (
    <svg className={styles.shares} width="100%" aria-hidden="true" focusable="false">
      <defs>
        {slices.map((slice, nth) => (
          <FillPattern key={slice.letter} id={`${id}${nth}`} pattern={patternFor(slice, nth)} />
        ))}
      </defs>
      {slices.map(({ letter, at, width }, nth) => (
        <g key={letter}>
          <rect
            className={styles.outlined}
            x={`${at}%`}
            width={`${width}%`}
            height="60%"
            fill={fillPatternUrl(`${id}${nth}`)}
          />
          {width >= roomForLetter && (
            <text className={styles.word} x={`${at + width / 2}%`} y="95%" textAnchor="middle">
              {letter}
            </text>
          )}
        </g>
      ))}
    </svg>
  )
}

/** The fill pattern of a share, for its label. */
export const Swatch = ({ nth }: { nth: number }) => {
  const id = useId()
  return (
    <svg className={styles.swatch} aria-hidden="true" focusable="false">
      <defs>
        <FillPattern id={id} pattern={fillPatternAt(nth)} />
      </defs>
      <rect className={styles.outlined} width="100%" height="100%" fill={fillPatternUrl(id)} />
    </svg>
  )
}
