import { useId, useState } from 'react'
import type { HomeSlot } from '../../../domain/engine/catalogue'
import { showKilometres } from '../../../domain/format/kilometres'
import { showPostalCode } from '../../../domain/format/postalCode'
import { homeTexts } from '../../../domain/texts/homeTexts'
import { homesMap } from '../../../projections/homesMap'
import type { SearchView } from '../../../projections/homesView'
import { PropertyCard } from '../../widgets/homes/PropertyCard'
import { PropertyCardSkeleton } from '../../widgets/homes/PropertyCardSkeleton'
import { InfoBlock } from '../../widgets/InfoBlock'
import { Tabs } from '../../widgets/Tabs'
import { useHeadingLevel } from '../content/headingLevel'
import { usePortal } from '../portal'
import { ChosenHome } from './ChosenHome'
import styles from './HomeSearch.module.css'
import { HomesOnMap } from './HomesOnMap'
import { useHomeWords } from './useHomeWords'

type HomeResultsProps = Readonly<{
  place: HomeSlot
  view: SearchView
  /** Searches again. */
  onSearch: () => void
  /** The focus has nowhere to stay: the home that was chosen is gone, and there is nothing to choose from. */
  onNone: () => void
}>

const tabs = [
  { key: 'list', label: homeTexts.list, icon: 'list' },
  { key: 'map', label: homeTexts.map, icon: 'map' },
] as const

/** The name of a home type as the question offers it. */
const typeName = ({ slots }: HomeSlot, type: string): string => {
  const question = slots.get('home_type')?.question
  const options = question?.kind === 'choice' ? question.options : []
  return options.find(({ value }) => value === type)?.label ?? type
}

const searchedFor = (place: HomeSlot, { criteria }: SearchView): string =>
  criteria === null
    ? ''
    : homeTexts.searchedFor(typeName(place, criteria.homeType), criteria.radius, showPostalCode(criteria.postalCode))

/** The home that was chosen, what was found, or that nothing was. */
export const HomeResults = (props: HomeResultsProps) => {
  const { place, view, onNone } = props
  const { searching, results, chosen } = view
  if (searching)
    return (
      <div className={styles.results}>
        <ChosenHome at={place.path} view={view} onNone={onNone} />
        <div className={styles.cards}>
          {['1', '2', '3', '4'].map(key => (
            <PropertyCardSkeleton key={key} />
          ))}
        </div>
      </div>
    )
  if (results !== null && results.length > 0) return <FoundHomes {...props} />
  return (
    <>
      {results !== null && (
        <InfoBlock title={homeTexts.none}>
          <p>{searchedFor(place, view).split('. ')[0]}.</p>
          <p>{homeTexts.noneAdvice}</p>
        </InfoBlock>
      )}
      {chosen !== null && <ChosenHome at={place.path} view={view} onNone={onNone} />}
    </>
  )
}

const FoundHomes = ({ place, view, onSearch, onNone }: HomeResultsProps) => {
  const id = useId()
  const [tab, setTab] = useState<(typeof tabs)[number]['key']>('list')
  const Heading = `h${useHeadingLevel()}` as const
  return (
    <section className={styles.results} aria-labelledby={id}>
      <Heading className={styles.title} id={id}>
        {homeTexts.results}
      </Heading>
      <p>{homeTexts.help}</p>
      <p className={styles.help}>{searchedFor(place, view)}</p>
      <ChosenHome at={place.path} view={view} onNone={onNone} />
      <Tabs id={`${place.path}.views`} label={homeTexts.views} tabs={tabs} selected={tab} onSelect={setTab}>
        {tab === 'list' ? (
          <HomesList place={place} view={view} onSearch={onSearch} />
        ) : (
          <HomesOnMap at={place.path} view={view} onSearch={onSearch} />
        )}
      </Tabs>
    </section>
  )
}

const HomesList = ({ place, view, onSearch }: Omit<HomeResultsProps, 'onNone'>) => {
  const { dispatch } = usePortal()
  const words = useHomeWords()
  const { results, chosen, center, criteria } = view
  const placed = homesMap(results ?? [], center, criteria?.radius ?? 0)?.placed ?? []
  return (
    <ul className={styles.cards}>
      {results?.map(home => {
        const known = placed.find(one => one.home === home)
        return (
          <li key={home.id}>
            <PropertyCard
              {...words(home)}
              distance={known === undefined ? undefined : showKilometres(known.kilometres)}
              onRetry={onSearch}
              choice={{
                chosen: home.id === chosen?.id,
                onChoose: () => dispatch({ type: 'ChooseHome', at: place.path, id: home.id }),
              }}
            />
          </li>
        )
      })}
    </ul>
  )
}
