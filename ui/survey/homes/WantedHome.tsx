import type { HomeSlot } from '../../../domain/engine/catalogue'
import { addressLines, showAddress } from '../../../domain/homes/homeAddress'
import { placeOf } from '../../../domain/homes/homePlace'
import type { Part } from '../../../domain/language/section'
import { singleHomeTexts } from '../../../domain/texts/homeTexts'
import { homeView } from '../../../projections/homesView'
import address from '../content/AddressPart.module.css'
import { Asked } from '../content/Asked'
import { usePortal, useView } from '../portal'
import type { Standing } from '../step/standing'
import { HomeState } from './HomeState'
import styles from './SingleHome.module.css'
import { SingleHomeCard } from './SingleHomeCard'

/** The home at an address that is typed: what it is looked up by on one line, and under it what was found. */
export const WantedHome = ({ part, ...standing }: Standing & { part: Part }) => {
  const { catalogue } = usePortal()
  const asked = Object.entries(part.content).flatMap(([key, entry]) =>
    'initial' in entry && entry.kind !== 'stored' ? [{ key, entry }] : [],
  )
  const place = placeOf(catalogue, part)
  return (
    <>
      <div className={address.line}>
        {asked.map(({ key, entry }) => (
          <Asked key={key} question={entry} {...standing} />
        ))}
      </div>
      {place !== null && <LookUp place={place} />}
    </>
  )
}

const LookUp = ({ place: { path } }: { place: HomeSlot }) => {
  const { catalogue } = usePortal()
  const view = useView(now => homeView(catalogue, now, path))
  return (
    <>
      <div className={address.state}>
        <HomeState
          at={path}
          view={view}
          advice={singleHomeTexts.missing}
          found={view.tag === 'found' ? singleHomeTexts.found(showAddress(addressLines(view.home))) : ''}
        />
      </div>
      {view.tag === 'found' && (
        <div className={styles.found}>
          <SingleHomeCard at={path} view={view} />
        </div>
      )}
    </>
  )
}
