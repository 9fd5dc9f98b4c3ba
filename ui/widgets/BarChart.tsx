import styles from './BarChart.module.css'

/** A chart of horizontal bars, each under its label and its value in words. */
export const BarChart = ({ title, bars, most = longestBar(bars) }: BarChartProps) => (
  <figure className={`keepWhole ${styles.chart}`}>
    <figcaption className={styles.title}>{title}</figcaption>
    <dl>
      {bars.map(({ key, label, value, text }) => (
        <div key={key} className={styles.row}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{text}</dd>
          {value !== null && (
            <dd className={styles.line} aria-hidden="true">
              <svg className={styles.drawing} width="100%" height="100%" aria-hidden="true" focusable="false">
                <rect className={styles.room} width="100%" height="100%" />
                <rect className={styles.bar} width={`${lengthOf(value, most)}%`} height="100%" />
              </svg>
            </dd>
          )}
        </div>
      ))}
    </dl>
  </figure>
)

export type ChartBar = Readonly<{
  key: string
  label: string
  /** How long it is, in whatever all bars are measured in; null when it is not known. Below 0 there is no bar. */
  value: number | null
  /** The value in words: '€ 14.200,00', 'Niet bekend'. */
  text: string
}>

type BarChartProps = Readonly<{
  /** What the bars show, and in what ('Schuld per aflosvorm'). */
  title: string
  bars: readonly ChartBar[]
  /** The value of a bar as long as the chart; without it that of the longest. For charts that are read side by side. */
  most?: number | undefined
}>

/** Of the chart's length, in per cent; what is there at all can be seen. */
const lengthOf = (value: number, most: number): number =>
  value <= 0 || most <= 0 ? 0 : Math.min(100, Math.max(0.5, Math.round((value / most) * 1000) / 10))

/** The longest of some bars; 0 when none has a length. */
export const longestBar = (bars: readonly ChartBar[]): number => Math.max(0, ...bars.map(({ value }) => value ?? 0))
