/**
 * Starts a search for homes, or focuses the first wrong question, and tells whether a question shows an error; and
 * which questions a search asks.
 */
import { useCallback } from 'react'
import type { HomeSlot, Slot } from '../../../domain/engine/catalogue'
import { slotPath } from '../../../domain/engine/path'
import { homeSearchView } from '../../../projections/homes/homeSearchView'
import { isErrorShown } from '../../../projections/steps/fieldErrors'
import { focusOn } from '../../shell/page/FocusLink'
import { officeRefusalAt, type SectionContext } from '../../surveyContext/sectionContext'
import { useSurvey } from '../../surveyContext/surveyContext'
import { useFields } from '../../surveyContext/useFields'

/** The questions of a search that the customer answers; the stored ones describe the chosen home. */
export const searchQuestionsOf = ({ slots }: HomeSlot): readonly Slot[] =>
  [...slots.values()].filter(({ question }) => question.kind !== 'stored')

const pathsOfSlot = new WeakMap<HomeSlot, readonly string[]>()

/** The paths of those questions; always the same array for one slot. */
const searchPathsOf = (homeSlot: HomeSlot): readonly string[] => {
  const before = pathsOfSlot.get(homeSlot)
  if (before !== undefined) return before
  const paths = searchQuestionsOf(homeSlot).map(slot => slotPath(slot, []))
  pathsOfSlot.set(homeSlot, paths)
  return paths
}

export const useHomeSearch = (
  homeSlot: HomeSlot,
  context: SectionContext,
): Readonly<{ search: () => void; wrong: boolean }> => {
  const { catalogue, dispatch, live } = useSurvey()
  const { path } = homeSlot
  const { errorScope } = context
  const paths = searchPathsOf(homeSlot)
  const wrongPath = useFields(
    paths,
    useCallback(
      fields => paths.find((_, at) => fields[at] != null && isErrorShown(fields[at], errorScope)) ?? null,
      [paths, errorScope],
    ),
  )
  const search = (): void => {
    if (homeSearchView(catalogue, live.view(), path).searching) return
    dispatch({ type: 'SearchHomes', at: path })
    if (!homeSearchView(catalogue, live.view(), path).refused) return
    const wrong = paths.find(at => live.field(at)?.error != null)
    if (wrong !== undefined) focusOn(wrong)
  }
  const wrong = wrongPath !== null || paths.some(at => officeRefusalAt(context, at) !== null)
  return { search, wrong }
}
