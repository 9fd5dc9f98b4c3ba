import type { HomeSlot } from '../../../domain/engine/catalogue'
import { addressLines, showAddress } from '../../../domain/homes/homeAddress'
import { homeSlotOf } from '../../../domain/homes/homeSlot'
import type { Part } from '../../../domain/language/section'
import { singleHomeTexts } from '../../../domain/texts/homeTexts'
import { homeView } from '../../../projections/homes/homeSearchView'
import type { SectionContext } from '../../surveyContext/sectionContext'
import { useSurvey } from '../../surveyContext/surveyContext'
import { useView } from '../../surveyContext/useView'
import address from '../questions/AddressPart.module.css'
import { ExplainedQuestion } from '../questions/ExplainedQuestion'
import { HomeSearchStatus } from './HomeSearchStatus'
import styles from './SingleHome.module.css'
import { SingleHomeCard } from './SingleHomeCard'

/**
 * The address fields of the home that the customer wants to buy, in one row, and under them the home that the office
 * finds.
 */
export const WantedHome = ({ part, ...context }: SectionContext & { part: Part }) => {
  const { catalogue } = useSurvey()
  const questions = Object.entries(part.content).flatMap(([key, entry]) =>
    'initial' in entry && entry.kind !== 'stored' ? [{ key, entry }] : [],
  )
  const homeSlot = homeSlotOf(catalogue, part)
  return (
    <>
      <div className={address.line}>
        {questions.map(({ key, entry }) => (
          <ExplainedQuestion key={key} question={entry} {...context} />
        ))}
      </div>
      {homeSlot !== null && <HomeLookup homeSlot={homeSlot} />}
    </>
  )
}

const HomeLookup = ({ homeSlot: { path } }: { homeSlot: HomeSlot }) => {
  const { catalogue } = useSurvey()
  const view = useView(now => homeView(catalogue, now, path))
  return (
    <>
      <div className={address.state}>
        <HomeSearchStatus
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
