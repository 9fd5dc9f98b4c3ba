import type { CSSProperties, KeyboardEvent } from 'react'
import { classNames } from '../classNames'
import styles from './HomesMapView.module.css'

/**
 * A map of homes around a place: rings for distances and numbered markers to choose from; no streets, and no external
 * tiles.
 */
export const HomesMapView = (props: HomesMapViewProps) => {
  const { label, size, markers, selected, onSelect, neighbourOf } = props
  const focusNeighbour = (event: KeyboardEvent<HTMLButtonElement>, id: string): void => {
    const to = neighbourOf(id, event.key)
    if (to === null) return
    event.preventDefault()
    event.currentTarget.parentElement?.querySelector<HTMLElement>(`[data-home="${CSS.escape(to)}"]`)?.focus()
  }
  return (
    <fieldset className={styles.map} aria-label={label}>
      <Drawing {...props} />
      {markers.map(marker => (
        <button
          key={marker.id}
          className={classNames(styles.marker, marker.chosen && styles.chosen)}
          type="button"
          style={positionStyle(marker.at, size)}
          data-home={marker.id}
          aria-label={marker.label}
          aria-pressed={marker.id === selected}
          onClick={() => onSelect(marker.id)}
          onKeyDown={event => focusNeighbour(event, marker.id)}
        >
          {marker.number}
        </button>
      ))}
    </fieldset>
  )
}

type MapMarker = Readonly<{
  id: string
  number: number
  /** Its name: number, address and price. */
  label: string
  /** The positions of the marker and of the home, in units of the map. */
  at: Readonly<{ x: number; y: number }>
  homeAt: Readonly<{ x: number; y: number }>
  chosen: boolean
}>

type HomesMapViewProps = Readonly<{
  label: string
  /** The map is a square of this many units. */
  size: number
  rings: readonly Readonly<{ words: string; radius: number; label: Readonly<{ x: number; y: number }> | null }>[]
  markers: readonly MapMarker[]
  selected: string | null
  onSelect: (id: string) => void
  /** The marker that an arrow key moves to from this one; null for none. */
  neighbourOf: (id: string, key: string) => string | null
}>

const positionStyle = ({ x, y }: MapMarker['at'], size: number): CSSProperties => ({
  left: `${(x / size) * 100}%`,
  top: `${(y / size) * 100}%`,
})

const isMoved = ({ at, homeAt }: MapMarker): boolean => Math.hypot(at.x - homeAt.x, at.y - homeAt.y) > 6

const Drawing = ({ size, rings, markers }: HomesMapViewProps) => {
  const middle = size / 2
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${size} ${size}`} aria-hidden="true" focusable="false">
      <g className={styles.rings}>
        {[...rings].reverse().map(ring => (
          <circle key={ring.words} cx={middle} cy={middle} r={ring.radius} />
        ))}
      </g>
      <path className={styles.axes} d={`M${middle} 0V${size}M0 ${middle}H${size}`} />
      {rings.map(
        ({ words, label }) =>
          label !== null && (
            <text key={words} className={styles.ring} x={label.x} y={label.y + 5}>
              {words}
            </text>
          ),
      )}
      <g className={styles.leads}>
        {markers.filter(isMoved).map(({ id, at, homeAt }) => (
          <path key={id} d={`M${at.x} ${at.y}L${homeAt.x} ${homeAt.y}`} />
        ))}
      </g>
      <g className={styles.stands}>
        {markers.filter(isMoved).map(({ id, homeAt }) => (
          <circle key={id} cx={homeAt.x} cy={homeAt.y} r="3" />
        ))}
      </g>
      <path
        className={styles.middle}
        transform={`translate(${middle - 14} ${middle - 26}) scale(1.17)`}
        d="M12 22c-4.5-4.7-7-8.2-7-11.5a7 7 0 0114 0c0 3.3-2.5 6.8-7 11.5z"
      />
      <circle className={styles.hole} cx={middle} cy={middle - 13.7} r="3.4" />
      <path className={styles.north} d={`M${size - 24} 14l6 15-6-4-6 4z`} />
      <text className={styles.compass} x={size - 24} y="44">
        N
      </text>
    </svg>
  )
}
