/**
 * Defines SVG fill patterns that differ without colour, for charts: the pattern element, its URL, and the pattern of a
 * number.
 */
import styles from './Drawing.module.css'

/** Fill patterns that differ without colour, from full to empty. */
const fillPatterns = ['solid', 'stripes', 'dots', 'lines', 'grid', 'empty'] as const
export type FillPatternName = (typeof fillPatterns)[number]

/** The n-th pattern; 'empty' after the last. */
export const fillPatternAt = (nth: number): FillPatternName => fillPatterns[nth] ?? 'empty'

const marks: Readonly<Record<FillPatternName, string>> = {
  solid: 'M0 0H8V8H0Z',
  stripes: 'M-2 2 2 -2M-2 10 10 -2M6 10 10 6',
  dots: '',
  lines: 'M0 2H8M0 6H8',
  grid: 'M0 4H8M4 0V8',
  empty: '',
}

/** In pixels, so that it is as fine in a wide drawing as in a narrow one. */
const size = 8

/** An SVG pattern element; each drawing defines its own, because ids are global to the page. */
export const FillPattern = ({ id, pattern }: Readonly<{ id: string; pattern: FillPatternName }>) => (
  <pattern id={id} width={size} height={size} patternUnits="userSpaceOnUse">
    <rect className={styles.paper} width={size} height={size} />
    {pattern === 'dots' ? (
      <circle className={styles.solid} cx="4" cy="4" r="2" />
    ) : (
      <path className={pattern === 'solid' ? styles.solid : styles.hatch} d={marks[pattern]} />
    )}
  </pattern>
)

/** How an SVG names its pattern. */
export const fillPatternUrl = (id: string): string => `url(#${id})`
