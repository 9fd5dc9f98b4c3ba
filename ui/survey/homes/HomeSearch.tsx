import * as E from 'fp-ts/Either'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { HomeSlot } from '../../../domain/engine/catalogue'
import { homeSlotOf } from '../../../domain/homes/homeSlot'
import type { Part } from '../../../domain/language/section'
import type { StepKey } from '../../../domain/language/stepKey'
import { homeTexts } from '../../../domain/texts/homeTexts'
import { derivedChangeWords } from '../../../projections/answerEffects/derivedChangeWords'
import { homeSearchView } from '../../../projections/homes/homeSearchView'
import { usePrinting } from '../../shell/page/usePrinting'
import { useConsequences } from '../../surveyContext/consequences'
import { useIsOpen, useOpenItems } from '../../surveyContext/openItems'
import type { SectionContext } from '../../surveyContext/sectionContext'
import { useSurvey } from '../../surveyContext/surveyContext'
import { useView } from '../../surveyContext/useView'
import { VisuallyHidden } from '../../widgets/VisuallyHidden'
import { HomeReuseOffer } from '../answerReuse/HomeReuseOffer'
import { ChosenHome } from './ChosenHome'
import { HomeResults, type ResultsTab } from './HomeResults'
import { HomeSearchQuestions } from './HomeSearchQuestions'
import { useHomeSearch } from './useHomeSearch'

/** Homes near a postal code, and a choice among them that nobody has to make. */
export const HomeSearch = ({ part, ...standing }: SectionContext & { part: Part }) => {
  const { catalogue } = useSurvey()
  const place = homeSlotOf(catalogue, part)
  return place === null ? null : <Search place={place} {...standing} />
}

/** Moves the focus, and no further than it takes to have it in sight. */
const bringTo = (element: HTMLElement | null): void => {
  element?.scrollIntoView({ block: 'nearest' })
  element?.focus({ preventScroll: true })
}

/** Once a home is chosen, what it was searched by and chosen from folds away under it. */
const Search = ({ place, ...standing }: SectionContext & { place: HomeSlot }) => {
  const { catalogue, dispatch, live } = useSurvey()
  const aftermath = useConsequences()
  const openItems = useOpenItems()
  const controls = useId()
  const [chosenPart, noneChosen, button] = [
    useRef<HTMLElement>(null),
    useRef<HTMLParagraphElement>(null),
    useRef<HTMLButtonElement>(null),
  ]
  const view = useView(now => homeSearchView(catalogue, now, place.path))
  const { chosen, refused, results } = view
  const judged = refused ? 'all' : standing.judged
  const { seek, wrong } = useHomeSearch(place, { ...standing, judged })
  const isOpened = useIsOpen(place.path, wrong)
  const printing = usePrinting()
  const [tab, setTab] = useState<ResultsTab>('list')
  const open = chosen === null || isOpened || printing
  const choose = (id: string | null): void => {
    flushSync(() => {
      dispatch({ type: 'ChooseHome', at: place.path, id })
      openItems.set([place.path], false)
    })
    bringTo(chosenPart.current ?? noneChosen.current ?? button.current)
  }
  const takeAgain = (from: StepKey): void => {
    const step = place.gate.group.step?.key
    if (step === undefined) return
    flushSync(() => {
      const { tree } = live.view()
      const done = dispatch({ type: 'RepeatAnswers', step, from, only: 'home' })
      if (E.isRight(done) && done.right !== null)
        aftermath.tell(derivedChangeWords(catalogue, tree, live.view().tree, done.right))
      openItems.set([place.path], false)
    })
    bringTo(chosenPart.current ?? button.current)
  }
  const told = results === null ? '' : results.length === 0 ? homeTexts.none : homeTexts.found(results.length)
  return (
    <>
      {chosen !== null && (
        <ChosenHome
          ref={chosenPart}
          place={place}
          home={chosen}
          open={open}
          controls={controls}
          onToggle={() => openItems.set([place.path], !open)}
          onTakeBack={() => choose(null)}
        />
      )}
      <div id={controls} hidden={!open}>
        {open && (
          <>
            {chosen === null && <HomeReuseOffer place={place} onTake={takeAgain} />}
            <HomeSearchQuestions
              place={place}
              {...standing}
              judged={judged}
              view={view}
              onSearch={seek}
              button={button}
            />
            <HomeResults
              place={place}
              view={view}
              tab={tab}
              onTab={setTab}
              noneChosen={noneChosen}
              onChoose={choose}
              onSearch={() => {
                // The cards go while it is searched, and the focus would go with them.
                button.current?.focus()
                seek()
              }}
            />
          </>
        )}
      </div>
      <VisuallyHidden>
        <span role="status">{told}</span>
      </VisuallyHidden>
    </>
  )
}
