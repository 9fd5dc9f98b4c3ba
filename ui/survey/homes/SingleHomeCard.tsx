import type { HomeView } from '../../../projections/homesView'
import { focusOn } from '../../shell/wizard/FocusLink'
import { PropertyCard } from '../../widgets/homes/PropertyCard'
import { usePortal } from '../portal'
import { homeStateId } from './HomeState'
import { useHomeWords } from './useHomeWords'

type SingleHomeCardProps = Readonly<{ at: string; view: Extract<HomeView, { tag: 'found' }> }>

/** The card of a home that was looked up by its address. */
export const SingleHomeCard = ({ at, view: { home, awaitsPicture } }: SingleHomeCardProps) => {
  const { dispatch } = usePortal()
  const words = useHomeWords()
  const retry = (): void => {
    // The card goes while it is sought, and the focus would go with it.
    focusOn(homeStateId(at))
    dispatch({ type: 'SeekHome', at })
  }
  return <PropertyCard {...words(home)} awaitsPicture={awaitsPicture} onRetry={retry} />
}
