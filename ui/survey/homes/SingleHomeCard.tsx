import type { HomeView } from '../../../projections/homes/homeSearchView'
import { focusOn } from '../../shell/page/FocusLink'
import { useSurvey } from '../../surveyContext/surveyContext'
import { PropertyCard } from '../../widgets/homes/PropertyCard'
import { homeSearchStatusId } from './HomeSearchStatus'
import { useHomeWords } from './useHomeWords'

type SingleHomeCardProps = Readonly<{ at: string; view: Extract<HomeView, { tag: 'found' }> }>

/** Shows the card of a home that was found by its address; its button looks the home up again where there is no picture. */
export const SingleHomeCard = ({ at, view: { home, awaitsPicture } }: SingleHomeCardProps) => {
  const { dispatch } = useSurvey()
  const words = useHomeWords()
  const retry = (): void => {
    // The card goes away during the look-up and would take the focus with it.
    focusOn(homeSearchStatusId(at))
    dispatch({ type: 'SeekHome', at })
  }
  return <PropertyCard {...words(home)} awaitsPicture={awaitsPicture} onRetry={retry} />
}
