import type { homeSearch, storedHomeFields } from '../../../domain/catalogue/homeSearch'
import type { AnswersTo } from '../answerLines'

type Search = AnswersTo<ReturnType<typeof homeSearch>['content']>
type Sought = Required<Pick<Search, 'home_type' | 'search_radius'>>

/** What is looked for, near a postal code as it is typed. */
export const search = (
  home_type: NonNullable<Search['home_type']>,
  near: string,
  search_radius: NonNullable<Search['search_radius']>,
): Pick<Search, 'search_postal_code'> & Sought => {
  const tight = near.replace(' ', '').toUpperCase()
  return {
    home_type,
    search_postal_code: [near, tight, `${tight.slice(0, 4)} ${tight.slice(4)}`],
    search_radius,
  }
}

/** Where no search is asked. */
export const noSearch: Sought = { home_type: null, search_radius: null }

/** A home as the office knows it: number, values in euros, address. */
export type Known = readonly [
  id: string,
  low: number,
  high: number,
  street: string,
  city: string,
  house: string,
  addition?: string,
]

/** The choice of a home, among the cards or on the map. */
export const choosing = (
  [id, value_low, value_high, street, city, number, number_addition = '']: Known,
  how: 'homeInList' | 'homeOnMap' = 'homeInList',
): Search => ({
  jumba_id: [how, [street, number, number_addition].filter(Boolean).join(' '), id],
  value_low,
  value_high,
  street,
  city,
  postal_code: id.slice(0, 6),
  number,
  number_addition,
})

/** The home that stands at what was typed. */
export const standing = ([id, value_low, value_high, street, city, number, addition = '']: Known): AnswersTo<
  ReturnType<typeof storedHomeFields>
> => ({
  jumba_id: ['seen', [street, number, addition].filter(Boolean).join(' '), id],
  value_low,
  value_high,
  street,
  city,
})
