import { durationWords } from './durationWords'
import styles from './VisitDrawing.module.css'
import type { VisitLayout } from './visitLayout'

/**
 * Draws a visit's steps over time: bars are stays (hollow where the customer went back; a press goes there), triangles
 * refused steps, dots accepted ones. Tables say the same to screen readers.
 */
export const VisitDrawing = ({ drawing: { rows, bars, refused, accepted, pauses }, onGo }: VisitDrawingProps) => {
  const height = down(rows.length) + 24
  return (
    <figure className={styles.figure}>
      {/* Scrolled by itself where it is wider than the window, by the keyboard too. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
      <section className={styles.scroller} aria-label="Tekening van het bezoek" tabIndex={0}>
        <svg className={styles.drawing} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
          {rows.map((row, at) => (
            <g key={row}>
              <text className={styles.row} x={left - 12} y={down(at) + 15} textAnchor="end">
                {row.length > mostLetters ? `${row.slice(0, mostLetters - 1)}…` : row}
              </text>
              <line className={styles.line} x1={left} x2={width} y1={down(at) + 10} y2={down(at) + 10} />
            </g>
          ))}
          {pauses.map(({ at, ms, seq }) => (
            <g key={seq}>
              <line className={styles.pause} x1={across(at)} x2={across(at)} y1={4} y2={height - 18} />
              <text className={styles.note} x={across(at)} y={height - 4} textAnchor="middle">
                {durationWords(ms)}
              </text>
            </g>
          ))}
          {bars.map(({ row, from, to, isBack, seq }) => (
            // The table says the same, with a button for each.
            // biome-ignore lint/a11y/noStaticElementInteractions: see above
            <rect
              key={seq}
              className={isBack ? styles.back : styles.stay}
              x={across(from)}
              y={down(row) + 2}
              width={Math.max(4, across(to) - across(from))}
              height={16}
              rx={3}
              onClick={() => onGo(seq)}
            />
          ))}
          {accepted.map(({ at, row, seq }) => (
            <circle key={seq} className={styles.accepted} cx={across(at)} cy={down(row) + 10} r={4.5} />
          ))}
          {refused.map(({ at, row, seq }) => (
            <path key={seq} className={styles.refused} d={`M${across(at) - 6} ${down(row) + 1}h12l-6 12z`} />
          ))}
        </svg>
      </section>
      <figcaption className={`faint ${styles.key}`}>
        Van links naar rechts in de tijd; lange pauzes zijn ingekort. Een balk is een verblijf op een scherm, open als
        de klant terugging. Een driehoek is een afgekeurde stap, een stip een goedgekeurde, een stippellijn een pauze.
        De tabel hieronder zegt hetzelfde.
      </figcaption>
    </figure>
  )
}

type VisitDrawingProps = Readonly<{ drawing: VisitLayout; onGo: (position: number) => void }>

/** In the units of the drawing: it is as wide as there is room. */
const width = 1000
const left = 210
const rowHeight = 30
const top = 16

const across = (at: number): number => left + at * (width - left - 16)
const down = (row: number): number => top + row * rowHeight

const mostLetters = 30
