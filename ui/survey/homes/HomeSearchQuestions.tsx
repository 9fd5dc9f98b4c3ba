import type { KeyboardEvent, Ref } from 'react'
import type { HomeSlot } from '../../../domain/engine/catalogue'
import { homeTexts } from '../../../domain/texts/homeTexts'
import type { HomeSearchView } from '../../../projections/homes/homeSearchView'
import type { SectionContext } from '../../surveyContext/sectionContext'
import { Button } from '../../widgets/Button'
import { ExplainedQuestion } from '../questions/ExplainedQuestion'
import styles from './HomeSearch.module.css'
import { searchQuestionsOf } from './useHomeSearch'

type SearchQuestionsProps = SectionContext &
  Readonly<{ place: HomeSlot; view: HomeSearchView; onSearch: () => void; button: Ref<HTMLButtonElement> }>

/** What homes are searched by, and the button that searches. */
export const HomeSearchQuestions = ({ place, view, onSearch, button, ...standing }: SearchQuestionsProps) => {
  // A field hands over what was typed when Enter is pressed in it, before this is called.
  const onKeyDown = ({ key, target }: KeyboardEvent): void => {
    if (key === 'Enter' && target instanceof HTMLInputElement) onSearch()
  }
  return (
    <search aria-label={homeTexts.results} onKeyDown={onKeyDown}>
      {searchQuestionsOf(place).map(({ question }) => (
        <ExplainedQuestion key={question.title} question={question} {...standing} />
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
