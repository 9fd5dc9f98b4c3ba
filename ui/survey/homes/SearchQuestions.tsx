import type { KeyboardEvent, Ref } from 'react'
import type { HomeSlot } from '../../../domain/engine/catalogue'
import { homeTexts } from '../../../domain/texts/homeTexts'
import type { SearchView } from '../../../projections/homesView'
import { Button } from '../../widgets/Button'
import { Asked } from '../content/Asked'
import type { Standing } from '../step/standing'
import styles from './HomeSearch.module.css'
import { askedOf } from './useSearch'

type SearchQuestionsProps = Standing &
  Readonly<{ place: HomeSlot; view: SearchView; onSearch: () => void; button: Ref<HTMLButtonElement> }>

/** What homes are searched by, and the button that searches. */
export const SearchQuestions = ({ place, view, onSearch, button, ...standing }: SearchQuestionsProps) => {
  // A field hands over what was typed when Enter is pressed in it, before this is called.
  const onKeyDown = ({ key, target }: KeyboardEvent): void => {
    if (key === 'Enter' && target instanceof HTMLInputElement) onSearch()
  }
  return (
    <search aria-label={homeTexts.results} onKeyDown={onKeyDown}>
      {askedOf(place).map(({ question }) => (
        <Asked key={question.title} question={question} {...standing} />
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
