/**
 * Draws the labels along the axis of a chart, within its edges; those that are not `always` hide where there is no
 * room.
 */
import type { AxisTick } from '../../../../projections/pictures/axisTicks'
import { classNames } from '../../../widgets/classNames'
import styles from './Drawing.module.css'

/** Keeps a label near an end within the drawing. */
const anchorAt = (at: number): 'start' | 'middle' | 'end' => (at < 6 ? 'start' : at > 94 ? 'end' : 'middle')

const placeAt = (at: number): number => (at < 6 ? 0 : at > 94 ? 100 : at)

export const AxisTicks = ({ ticks, y }: Readonly<{ ticks: readonly AxisTick[]; y: string }>) =>
  ticks.map(({ label, at, always }) => (
    <text
      key={`${label} ${at}`}
      className={classNames(styles.word, !always && styles.roomy)}
      x={`${placeAt(at)}%`}
      y={y}
      textAnchor={anchorAt(at)}
    >
      {label}
    </text>
  ))
