import type { HomeSlot } from '../../../domain/catalogue'
import { addressLines, showAddress } from '../../../domain/format/homeAddress'
import { singleHomeTexts } from '../../../domain/homeTexts'
import type { Part } from '../../../domain/section'
import { addressNotFound } from '../../../domain/texts'
import { homeView } from '../../../projections/homesView'
import { Icon } from '../../widgets/Icon'
import { Spinner } from '../../widgets/Spinner'
import { VisuallyHidden } from '../../widgets/VisuallyHidden'
import address from '../AddressPart.module.css'
import { Asked } from '../Asked'
import { usePortal, useView } from '../portal'
import type { Standing } from '../standing'
import styles from './SingleHome.module.css'
import { SingleHomeCard } from './SingleHomeCard'

/** The home at an address that is typed: what it is looked up by on one line, and under it what was found. */
export const WantedHome = ({ part, ...standing }: Standing & { part: Part }) => {
  const { catalogue } = usePortal()
  const asked = Object.entries(part.content).flatMap(([key, entry]) =>
    'initial' in entry && entry.kind !== 'stored' ? [{ key, entry }] : [],
  )
  const place = asked.map(({ entry }) => catalogue.homeOf.get(entry)).find(found => found !== undefined)
  return (
    <>
      <div className={address.line}>
        {asked.map(({ key, entry }) => (
          <Asked key={key} question={entry} {...standing} />
        ))}
      </div>
      {place !== undefined && <LookUp place={place} />}
    </>
  )
}

/** A live region that is there before its words are. */
const LookUp = ({ place: { path } }: { place: HomeSlot }) => {
  const { catalogue } = usePortal()
  const view = useView(now => homeView(catalogue, now, path))
  return (
    <>
      <div className={address.state}>
        {view.tag === 'seeking' && <Spinner label={singleHomeTexts.seeking} />}
        <div role="status">
          {view.tag === 'missing' && (
            <p className={address.missing}>
              <Icon name="info" />
              <span>
                <strong>{addressNotFound}.</strong> {singleHomeTexts.missing}
              </span>
            </p>
          )}
          {view.tag === 'found' && (
            <VisuallyHidden>{singleHomeTexts.found(showAddress(addressLines(view.home)))}</VisuallyHidden>
          )}
        </div>
      </div>
      {view.tag === 'found' && (
        <div className={styles.found}>
          <SingleHomeCard at={path} view={view} />
        </div>
      )}
    </>
  )
}
