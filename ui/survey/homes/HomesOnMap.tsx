/**
 * Shows the homes found as markers on a map around the postal code, with a card to choose the selected one; lists
 * unplaced homes.
 */
import { useEffect, useMemo, useRef, useState } from 'react'
import { showKilometres } from '../../../domain/format/kilometres'
import { showPostalCode } from '../../../domain/format/postalCode'
import { showPriceRange } from '../../../domain/format/priceRange'
import { addressLines, showAddress } from '../../../domain/homes/homeAddress'
import type { Property } from '../../../domain/homes/property'
import { homesMapTexts, homeTexts } from '../../../domain/texts/homeTexts'
import type { HomeSearchView } from '../../../projections/homes/homeSearchView'
import {
  type HomesMap as Drawn,
  homesMap,
  isMapDirection,
  mapSize,
  nearestHomeTowards,
  type PlacedHome,
} from '../../../projections/homes/homesMap'
import { HomesMapView } from '../../widgets/homes/HomesMapView'
import { PropertyCard } from '../../widgets/homes/PropertyCard'
import { InfoBlock } from '../../widgets/InfoBlock'
import styles from './HomesOnMap.module.css'
import { useHomeWords } from './useHomeWords'

type HomesOnMapProps = Readonly<{ view: HomeSearchView; onSearch: () => void; onChoose: (id: string) => void }>

const markerLabel = ({ number, home, kilometres }: PlacedHome): string =>
  homesMapTexts.marker(
    number,
    showAddress(addressLines(home)),
    showPriceRange(home.value_low, home.value_high),
    homeTexts.away(showKilometres(kilometres)),
  )

/** The marker that an arrow key moves to; Home and End move to the first and the last number. */
const neighbourOn =
  ({ placed }: Drawn) =>
  (id: string, key: string): string | null => {
    if (key === 'Home') return placed[0]?.home.id ?? null
    if (key === 'End') return placed.at(-1)?.home.id ?? null
    return isMapDirection(key) ? (nearestHomeTowards(placed, id, key)?.home.id ?? null) : null
  }

export const HomesOnMap = ({ view, onSearch, onChoose }: HomesOnMapProps) => {
  const { results, center, criteria, chosen } = view
  const map = useMemo(() => homesMap(results ?? [], center, criteria?.radius ?? 0), [results, center, criteria])
  const [selected, setSelected] = useState(chosen?.id ?? null)
  const [picked, setPicked] = useState<{ readonly id: string } | null>(null)
  const cardElement = useRef<HTMLDivElement>(null)
  // On a phone it stands under the map, beyond the end of the window.
  useEffect(() => {
    if (picked !== null) cardElement.current?.scrollIntoView({ block: 'nearest' })
  }, [picked])
  if (map === null || criteria === null) return <InfoBlock>{homesMapTexts.nothingKnown}</InfoBlock>
  const shown = map.placed.find(({ home }) => home.id === selected)
  const card = { chosen: chosen?.id ?? null, onSearch, onChoose }
  return (
    <>
      <div className={styles.sides}>
        <HomesMapView
          label={homesMapTexts.name(showPostalCode(criteria.postalCode))}
          size={mapSize}
          rings={map.rings.map(({ kilometres, ...ring }) => ({ words: `${kilometres} km`, ...ring }))}
          markers={map.placed.map(placed => ({
            id: placed.home.id,
            number: placed.number,
            label: markerLabel(placed),
            at: placed.at,
            homeAt: placed.location,
            chosen: placed.home.id === chosen?.id,
          }))}
          selected={selected}
          onSelect={id => {
            setSelected(id)
            setPicked({ id })
          }}
          neighbourOf={neighbourOn(map)}
        />
        <div ref={cardElement}>
          <p className={`soft ${styles.told}`} role="status">
            {shown === undefined
              ? homesMapTexts.pick
              : homesMapTexts.shown(shown.number, homeTexts.away(showKilometres(shown.kilometres)))}
          </p>
          {shown !== undefined && <MapCard key={shown.home.id} home={shown.home} {...card} />}
        </div>
      </div>
      <p className="soft">{homesMapTexts.scale(map.rings.map(({ kilometres }) => kilometres))}</p>
      {map.unplaced.length > 0 && (
        <>
          <p className={styles.unplaced}>
            <strong>{homesMapTexts.unplaced}</strong>
          </p>
          <ul className={styles.cards}>
            {map.unplaced.map(({ home }) => (
              <li key={home.id}>
                <MapCard home={home} {...card} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

type MapCardProps = Readonly<{ home: Property; chosen: string | null }> & Omit<HomesOnMapProps, 'view'>

const MapCard = ({ home, chosen, onSearch, onChoose }: MapCardProps) => {
  const words = useHomeWords()
  return (
    <PropertyCard
      {...words(home)}
      onRetry={onSearch}
      choice={{ chosen: home.id === chosen, onChoose: () => onChoose(home.id) }}
    />
  )
}
