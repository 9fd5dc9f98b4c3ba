import { useState } from 'react'
import { homesMap, isMapDirection, mapSize, nearestHomeTowards } from '../../../projections/homes/homesMap'
import { PageSection } from '../../../ui/shell/page/PageSection'
import { HomesMapView } from '../../../ui/widgets/homes/HomesMapView'
import { PropertyCard } from '../../../ui/widgets/homes/PropertyCard'
import { Tabs } from '../../../ui/widgets/Tabs'
import { nothing } from './frame'

const house = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="250" height="200"><rect width="250" height="200" fill="#dfeaf1"/><path d="M60 180V90l65-55 65 55v90z" fill="#b5694e"/><path d="M110 180v-45h30v45z" fill="#fff"/></svg>',
)}`
const address = { street: 'Proefstraat 10 A', place: '1234 AB Hilversum' }
const price = '€\u00a0350.000,00 - €\u00a0400.000,00'

export const Cards = ({ longName }: { longName: string }) => (
  <PageSection title="Woningen">
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1.5rem' }}>
      <PropertyCard
        address={address}
        price={price}
        picture={house}
        distance="1,2 km"
        choice={{ chosen: false, onChoose: nothing }}
      />
      <PropertyCard address={address} price={price} picture={house} distance="750 m" choice={{ chosen: true }} />
      <PropertyCard address={address} price={'€\u00a0400.000,00'} picture={null} onRetry={nothing} />
      <PropertyCard address={address} price={price} picture={null} awaitsPicture />
      <PropertyCard address={address} price={price} picture="data:image/png,broken" choice={{ chosen: false }} />
      <PropertyCard
        address={{ street: `${longName}straat 12345 A-104`, place: `1234 AB ${longName}` }}
        price={'€\u00a011.350.000,00 - €\u00a011.400.000,00'}
        picture={house}
        choice={{ chosen: false, onChoose: nothing }}
      />
      <PropertyCard address={{ street: '', place: '' }} price="" picture={null} />
    </div>
  </PageSection>
)

const center = { latitude: 52.22, longitude: 5.17 }
const homes = [
  [0.001, 0.001],
  [0.001, 0.0011],
  [0.0011, 0.001],
  [0.03, -0.02],
  [0.0301, -0.02],
  [-0.02, 0.05],
  [0, 0],
  [0.0405, 0.01],
  [-0.035, -0.03],
  [-0.0351, -0.0301],
  [-0.0352, -0.0302],
  [0.01, 0.055],
].map(([north = 0, east = 0], i) => ({
  id: String(i),
  image: '',
  value_low: 0,
  value_high: 400_000,
  address: { street: 'Proefstraat', number: String(i + 1), number_addition: '', postcode: '1234AB', city: 'Hilversum' },
  latitude: center.latitude + north,
  longitude: center.longitude + east,
}))

export const MapScene = () => {
  const [selected, setSelected] = useState<string | null>('3')
  const [tab, setTab] = useState<'list' | 'map'>('map')
  const map = homesMap(homes, center, 5)
  if (map === null) return null
  return (
    <PageSection title="Kaart">
      <Tabs
        id="views"
        label="Hoe wilt u de woningen zien?"
        tabs={[
          { key: 'list', label: 'Lijst', icon: 'list' },
          { key: 'map', label: 'Kaart', icon: 'map' },
        ]}
        selected={tab}
        onSelect={setTab}
      >
        <HomesMapView
          label="Kaart van de woningen rond 1234 AB"
          size={mapSize}
          rings={map.rings.map(({ kilometres, ...ring }) => ({ words: `${kilometres} km`, ...ring }))}
          markers={map.placed.map(({ home, number, at, location: stands }) => ({
            id: home.id,
            number,
            label: `Woning ${number}`,
            at,
            homeAt: stands,
            chosen: number === 6,
          }))}
          selected={selected}
          onSelect={setSelected}
          neighbourOf={(id, key) =>
            isMapDirection(key) ? (nearestHomeTowards(map.placed, id, key)?.home.id ?? null) : null
          }
        />
      </Tabs>
    </PageSection>
  )
}
