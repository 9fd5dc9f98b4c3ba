/**
 * The result of a search for homes: loading, the homes found as list or map to choose one from, or advice when there
 * are none.
 */
import { type Ref, useId } from 'react'
import type { HomeSlot } from '../../../domain/engine/catalogue'
import { showKilometres } from '../../../domain/format/kilometres'
import { homeTexts } from '../../../domain/texts/homeTexts'
import type { HomeSearchView } from '../../../projections/homes/homeSearchView'
import { homesMap } from '../../../projections/homes/homesMap'
import { useHeadingLevel } from '../../surveyContext/headingLevel'
import { PropertyCard } from '../../widgets/homes/PropertyCard'
import { PropertyCardSkeleton } from '../../widgets/homes/PropertyCardSkeleton'
import { InfoBlock } from '../../widgets/InfoBlock'
import { Tabs } from '../../widgets/Tabs'
import { canWidenSearch, criteriaWords } from './criteriaWords'
import styles from './HomeSearch.module.css'
import { HomesOnMap } from './HomesOnMap'
import { useHomeWords } from './useHomeWords'

const tabs = [
  { key: 'list', label: homeTexts.list, icon: 'list' },
  { key: 'map', label: homeTexts.map, icon: 'map' },
] as const

/** The two views of the homes found. */
export type ResultsTab = (typeof tabs)[number]['key']

type HomeResultsProps = Readonly<{
  homeSlot: HomeSlot
  view: HomeSearchView
  tab: ResultsTab
  onTab: (tab: ResultsTab) => void
  onChoose: (id: string) => void
  /** Searches again. */
  onSearch: () => void
  /** Of the text that no choice is required: takes the focus when a choice is undone. */
  noneChosen: Ref<HTMLParagraphElement>
}>

export const HomeResults = (props: HomeResultsProps) => {
  const {
    homeSlot,
    view: { searching, results, criteria },
  } = props
  if (searching)
    return (
      <div className={styles.cards}>
        {['1', '2', '3', '4'].map(key => (
          <PropertyCardSkeleton key={key} />
        ))}
      </div>
    )
  if (results === null) return null
  if (results.length > 0) return <FoundHomes {...props} />
  return (
    <InfoBlock title={homeTexts.none}>
      {criteria !== null && <p>{criteriaWords(homeSlot, criteria)}</p>}
      <p>{homeTexts.noneAdvice(canWidenSearch(homeSlot, criteria))}</p>
    </InfoBlock>
  )
}

/** Not printed: the results are no answer. */
const FoundHomes = ({ noneChosen, ...props }: HomeResultsProps) => {
  const { homeSlot, view, tab, onTab } = props
  const id = useId()
  const Heading = `h${useHeadingLevel()}` as const
  return (
    <section className={`${styles.results} screenOnly`} aria-labelledby={id}>
      <Heading className={styles.title} id={id}>
        {homeTexts.results}
      </Heading>
      <p ref={noneChosen} className={styles.none} tabIndex={-1}>
        {homeTexts.help}
      </p>
      {view.criteria !== null && <p className={styles.help}>{criteriaWords(homeSlot, view.criteria)}</p>}
      <Tabs id={`${homeSlot.path}.views`} label={homeTexts.views} tabs={tabs} selected={tab} onSelect={onTab}>
        {tab === 'list' ? <HomesList {...props} /> : <HomesOnMap {...props} />}
      </Tabs>
    </section>
  )
}

const HomesList = ({ view, onSearch, onChoose }: Pick<HomeResultsProps, 'view' | 'onSearch' | 'onChoose'>) => {
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
              choice={{ chosen: home.id === chosen?.id, onChoose: () => onChoose(home.id) }}
            />
          </li>
        )
      })}
    </ul>
  )
}
