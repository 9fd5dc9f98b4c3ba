import { useCallback } from 'react'
import { showPriceRange } from '../../../domain/format/priceRange'
import { addressLines } from '../../../domain/homes/homeAddress'
import type { Property } from '../../../domain/homes/property'
import { useSurvey } from '../../surveyContext/surveyContext'
import type { PropertyCardProps } from '../../widgets/homes/PropertyCard'

/** Returns a function that gives address, price and picture of a home, as its card shows them. */
export const useHomeWords = (): ((home: Property) => Pick<PropertyCardProps, 'address' | 'price' | 'picture'>) => {
  const { picture } = useSurvey()
  return useCallback(
    home => ({
      address: addressLines(home),
      price: showPriceRange(home.value_low, home.value_high),
      picture: picture(home.image),
    }),
    [picture],
  )
}
