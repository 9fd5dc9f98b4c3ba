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

/**
 * Searches for homes near a postal code and lets the customer choose one, also one chosen in another step, or undo the
 * choice; choosing is optional.
 */
export const HomeSearch = ({ part, ...context }: SectionContext & { part: Part }) => {
  const { catalogue } = useSurvey()
  const homeSlot = homeSlotOf(catalogue, part)
  return homeSlot === null ? null : <SearchInSlot homeSlot={homeSlot} {...context} />
}

/** Moves the focus to an element and scrolls no more than needed. */
const focusInSight = (element: HTMLElement | null): void => {
  element?.scrollIntoView({ block: 'nearest' })
  element?.focus({ preventScroll: true })
}

/** Closes the criteria and the results once a home is chosen. */
const SearchInSlot = ({ homeSlot, ...context }: SectionContext & { homeSlot: HomeSlot }) => {
  const { catalogue, dispatch, live } = useSurvey()
  const consequences = useConsequences()
  const openItems = useOpenItems()
  const controls = useId()
  const [chosenCard, noneChosen, button] = [
    useRef<HTMLElement>(null),
    useRef<HTMLParagraphElement>(null),
    useRef<HTMLButtonElement>(null),
  ]
  const view = useView(now => homeSearchView(catalogue, now, homeSlot.path))
  const { chosen, refused, results } = view
  const errorScope = refused ? 'all' : context.errorScope
  const { search, wrong: isWrong } = useHomeSearch(homeSlot, { ...context, errorScope })
  const isOpened = useIsOpen(homeSlot.path, isWrong)
  const printing = usePrinting()
  const [tab, setTab] = useState<ResultsTab>('list')
  const open = chosen === null || isOpened || printing
  const choose = (id: string | null): void => {
    flushSync(() => {
      dispatch({ type: 'ChooseHome', at: homeSlot.path, id })
      openItems.set([homeSlot.path], false)
    })
    focusInSight(chosenCard.current ?? noneChosen.current ?? button.current)
  }
  const reuseHome = (from: StepKey): void => {
    const step = homeSlot.gate.group.step?.key
    if (step === undefined) return
    flushSync(() => {
      const { tree } = live.view()
      const done = dispatch({ type: 'RepeatAnswers', step, from, only: 'home' })
      if (E.isRight(done) && done.right !== null)
        consequences.show(derivedChangeWords(catalogue, tree, live.view().tree, done.right))
      openItems.set([homeSlot.path], false)
    })
    focusInSight(chosenCard.current ?? button.current)
  }
  const resultWords = results === null ? '' : results.length === 0 ? homeTexts.none : homeTexts.found(results.length)
  return (
    <>
      {chosen !== null && (
        <ChosenHome
          ref={chosenCard}
          homeSlot={homeSlot}
          home={chosen}
          open={open}
          controls={controls}
          onToggle={() => openItems.set([homeSlot.path], !open)}
          onTakeBack={() => choose(null)}
        />
      )}
      <div id={controls} hidden={!open}>
        {open && (
          <>
            {chosen === null && <HomeReuseOffer homeSlot={homeSlot} onTake={reuseHome} />}
            <HomeSearchQuestions
              homeSlot={homeSlot}
              {...context}
              errorScope={errorScope}
              view={view}
              onSearch={search}
              button={button}
            />
            <HomeResults
              homeSlot={homeSlot}
              view={view}
              tab={tab}
              onTab={setTab}
              noneChosen={noneChosen}
              onChoose={choose}
              onSearch={() => {
                // The cards go while it is searched, and the focus would go with them.
                button.current?.focus()
                search()
              }}
            />
          </>
        )}
      </div>
      <VisuallyHidden>
        <span role="status">{resultWords}</span>
      </VisuallyHidden>
    </>
  )
}
