import type { HomeView } from '../../../projections/homesView'
import { PropertyCard } from '../../widgets/PropertyCard'
import { usePortal } from '../portal'
import { useHomeWords } from './useHomeWords'

type SingleHomeCardProps = Readonly<{ at: string; view: Extract<HomeView, { tag: 'found' }> }>

/** The card of a home that was looked up by its address. */
export const SingleHomeCard = ({ at, view: { home, awaitsPicture } }: SingleHomeCardProps) => {
  const { dispatch } = usePortal()
  const words = useHomeWords()
  return (
    <PropertyCard {...words(home)} awaitsPicture={awaitsPicture} onRetry={() => dispatch({ type: 'SeekHome', at })} />
  )
}
