import type { KeyboardEvent, Ref } from 'react'
import type { HomeSlot } from '../../../domain/engine/catalogue'
import { homeTexts } from '../../../domain/texts/homeTexts'
import type { HomeSearchView } from '../../../projections/homes/homeSearchView'
import type { SectionContext } from '../../surveyContext/sectionContext'
import { Button } from '../../widgets/Button'
import { ExplainedQuestion } from '../questions/ExplainedQuestion'
import styles from './HomeSearch.module.css'
import { searchQuestionsOf } from './useHomeSearch'

type HomeSearchQuestionsProps = SectionContext &
  Readonly<{ homeSlot: HomeSlot; view: HomeSearchView; onSearch: () => void; button: Ref<HTMLButtonElement> }>

/** The questions that a search for homes needs, and the search button. */
export const HomeSearchQuestions = ({ homeSlot, view, onSearch, button, ...context }: HomeSearchQuestionsProps) => {
  // A field hands over what was typed when Enter is pressed in it, before this is called.
  const onKeyDown = ({ key, target }: KeyboardEvent): void => {
    if (key === 'Enter' && target instanceof HTMLInputElement) onSearch()
  }
  return (
    <search aria-label={homeTexts.results} onKeyDown={onKeyDown}>
      {searchQuestionsOf(homeSlot).map(({ question }) => (
        <ExplainedQuestion key={question.title} question={question} {...context} />
      ))}
      <div className={styles.button}>
        <Button
          ref={button}
          kind="primary"
          icon="search"
          onClick={onSearch}
          busy={view.searching}
          busyLabel={homeTexts.searching}
        >
          {homeTexts.search}
        </Button>
      </div>
    </search>
  )
}
