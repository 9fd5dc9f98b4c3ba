import { type KeyboardEvent, useRef } from 'react'
import type { HomeSlot } from '../../../domain/engine/catalogue'
import { slotPath } from '../../../domain/engine/path'
import { placeOf } from '../../../domain/homes/homePlace'
import type { Question } from '../../../domain/language/question'
import type { Part } from '../../../domain/language/section'
import { homeTexts } from '../../../domain/texts/homeTexts'
import { searchView } from '../../../projections/homesView'
import { focusOn } from '../../shell/wizard/FocusLink'
import { Button } from '../../widgets/Button'
import { VisuallyHidden } from '../../widgets/VisuallyHidden'
import { Asked } from '../content/Asked'
import { type Portal, usePortal, useView } from '../portal'
import type { Standing } from '../step/standing'
import { HomeResults } from './HomeResults'
import styles from './HomeSearch.module.css'

/** What is asked before a search; the rest of the part is kept of the home that was chosen. */
const questionsOf = ({ content }: Part): readonly Question[] =>
  Object.values(content).flatMap(entry => ('initial' in entry && entry.kind !== 'stored' ? [entry] : []))

/** Searches; what is not right yet takes the focus instead. */
const search = ({ catalogue, dispatch, live }: Portal, { path }: HomeSlot, asked: readonly Question[]): void => {
  dispatch({ type: 'SearchHomes', at: path })
  if (!searchView(catalogue, live.view(), path).refused) return
  const wrong = asked
    .flatMap(question => catalogue.slotOf.get(question) ?? [])
    .map(slot => slotPath(slot, []))
    .find(at => live.field(at)?.error != null)
  if (wrong !== undefined) focusOn(wrong)
}

/** Homes near a postal code, and a choice among them that nobody has to make. */
export const HomeSearch = ({ part, ...standing }: Standing & { part: Part }) => {
  const { catalogue } = usePortal()
  const place = placeOf(catalogue, part)
  return place === null ? null : <Search place={place} asked={questionsOf(part)} {...standing} />
}

const Search = ({ place, asked, ...standing }: Standing & { place: HomeSlot; asked: readonly Question[] }) => {
  const portal = usePortal()
  const button = useRef<HTMLButtonElement>(null)
  const view = useView(now => searchView(portal.catalogue, now, place.path))
  const { searching, refused, results } = view
  const seek = (): void => {
    if (!searching) search(portal, place, asked)
  }
  // A field hands over what was typed when Enter is pressed in it, before this is called.
  const onKeyDown = ({ key, target }: KeyboardEvent): void => {
    if (key === 'Enter' && target instanceof HTMLInputElement) seek()
  }
  const told = results === null ? '' : results.length === 0 ? homeTexts.none : homeTexts.found(results.length)
  return (
    <>
      <search aria-label={homeTexts.results} onKeyDown={onKeyDown}>
        {asked.map(question => (
          <Asked key={question.title} question={question} {...standing} judged={standing.judged || refused} />
        ))}
        <div className={styles.button}>
          <Button
            ref={button}
            kind="primary"
            icon="search"
            onClick={seek}
            busy={searching}
            busyLabel={homeTexts.searching}
          >
            {homeTexts.search}
          </Button>
        </div>
      </search>
      <VisuallyHidden>
        <span role="status">{told}</span>
      </VisuallyHidden>
      <HomeResults
        place={place}
        view={view}
        onSearch={() => {
          // The cards go while it is searched, and the focus would go with them.
          button.current?.focus()
          seek()
        }}
        onNone={() => button.current?.focus()}
      />
    </>
  )
}
