import { type AnswersTo, aHome, brought, fromList, written } from '../asking'

const found = {
  jumba_id: aHome,
  value_low: brought('Waarde vanaf'),
  value_high: brought('Waarde tot'),
  street: brought('Straat'),
  city: brought('Woonplaats'),
}

/** The home at an address that is typed. */
export const wantedHome = {
  postal_code: written('Postcode'),
  number: written('Huisnummer'),
  addition: written('Toevoeging'),
  ...found,
}

/** The questions of a search for homes, and what is kept of the one that was chosen. */
export const homeSearch = {
  home_type: fromList(
    'Welk type woning zoekt u?',
    {
      Eengezinswoning: 'eengezinswoning',
      Bungalow: 'bungalow',
      Hoekwoning: 'hoekwoning',
      Appartement: 'appartement',
      Tussenwoning: 'tussenwoning',
      '2-onder-1-kapwoning': '2-onder-1-kapwoning',
      Vrijstaand: 'vrijstaand',
      Grachtenpand: 'grachtenpand',
      Herenhuis: 'herenhuis',
      Benedenwoning: 'benedenwoning',
      Bovenwoning: 'bovenwoning',
    },
    'none',
  ),
  search_postal_code: written('In de buurt van welke postcode zoekt u?'),
  search_radius: fromList('Binnen welke afstand zoekt u?', { '1 km': 1, '5 km': 5, '10 km': 10, '15 km': 15 }),
  ...found,
  postal_code: brought('Postcode'),
  number: brought('Huisnummer'),
  number_addition: brought('Toevoeging'),
}

type Search = AnswersTo<typeof homeSearch>

/** What is looked for, near a postal code as it is typed. */
export const search = (
  home_type: NonNullable<Search['home_type']>,
  near: string,
  search_radius: NonNullable<Search['search_radius']>,
): Search => {
  const tight = near.replace(' ', '').toUpperCase()
  return {
    home_type,
    search_postal_code: [near, tight, `${tight.slice(0, 4)} ${tight.slice(4)}`],
    search_radius,
  }
}

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
  typeof wantedHome
> => ({
  jumba_id: ['seen', [street, number, addition].filter(Boolean).join(' '), id],
  value_low,
  value_high,
  street,
  city,
})
