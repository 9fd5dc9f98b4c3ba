/**
 * Draws a person's income as a bar, striped for the part that may fall away, solid for the rest; and the figure of the
 * customer (solid) or partner (outlined).
 */
import { useId } from 'react'
import type { IncomePart } from '../../../../projections/pictures/incomeAtRisk'
import styles from './Drawing.module.css'
import { FillPattern, fillPatternUrl } from './FillPattern'
import { PersonShape } from './PersonShape'

export const IncomeDrawing = ({ pieces }: { pieces: readonly IncomePart[] }) => {
  const id = useId()
  const drawn = pieces.filter(({ width }) => width > 0)
  return (
    <svg className={styles.income} width="100%" aria-hidden="true" focusable="false">
      <defs>
        <FillPattern id={`${id}falls`} pattern="stripes" />
        <FillPattern id={`${id}other`} pattern="solid" />
      </defs>
      {drawn.length === 0 && <rect className={styles.dashed} width="100%" height="100%" fill="none" />}
      {drawn.map(({ label, falls, at, width }) => (
        <rect
          key={label}
          className={falls ? styles.dashed : styles.outlined}
          x={`${at}%`}
          width={`${width}%`}
          height="100%"
          fill={fillPatternUrl(`${id}${falls ? 'falls' : 'other'}`)}
        />
      ))}
    </svg>
  )
}

export const PersonDrawing = ({ isPartner }: { isPartner: boolean }) => (
  <svg className={styles.person} viewBox="0 0 24 44" aria-hidden="true" focusable="false">
    <PersonShape x={12} foot={43} size={1} look={isPartner ? 'lines' : 'full'} />
  </svg>
)
