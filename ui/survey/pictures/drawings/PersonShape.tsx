/** Draws an SVG shape of a person at a given place, size and look; at size 1 it is 42 units tall. */
import styles from './Drawing.module.css'

type PersonShapeProps = Readonly<{
  /** The x of its middle and the y of its feet. */
  x: number
  foot: number
  /** 1 is as tall as an adult. */
  size: number
  look: 'full' | 'lines'
}>

export const PersonShape = ({ x, foot, size, look }: PersonShapeProps) => (
  <g className={look === 'full' ? styles.full : styles.drawn} transform={`translate(${x} ${foot}) scale(${size})`}>
    <circle cx="0" cy="-34" r="7" />
    <path d="M-9 0V-16Q-9 -24 0 -24Q9 -24 9 -16V0Z" />
  </g>
)
