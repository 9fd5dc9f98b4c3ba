import * as t from 'io-ts'

/** The kinds of home that can be searched for (spec 2 section 3). */
export const homeTypeCodec = t.keyof(
  {
    eengezinswoning: null,
    bungalow: null,
    hoekwoning: null,
    appartement: null,
    tussenwoning: null,
    '2-onder-1-kapwoning': null,
    vrijstaand: null,
    grachtenpand: null,
    herenhuis: null,
    benedenwoning: null,
    bovenwoning: null,
  },
  'HomeType',
)
export type HomeType = t.TypeOf<typeof homeTypeCodec>

/** The lowest and the highest value of each kind, in thousands of euros. */
export const priceRange: Readonly<Record<HomeType, readonly [from: number, to: number]>> = {
  eengezinswoning: [310, 520],
  bungalow: [420, 780],
  hoekwoning: [330, 540],
  appartement: [215, 430],
  tussenwoning: [290, 480],
  '2-onder-1-kapwoning': [410, 690],
  vrijstaand: [560, 1150],
  grachtenpand: [720, 1900],
  herenhuis: [540, 1100],
  benedenwoning: [240, 460],
  bovenwoning: [230, 450],
}

/** What stands in a street, house after house. */
export const streetKinds = {
  canal: ['grachtenpand', 'herenhuis', 'bovenwoning', 'benedenwoning', 'appartement'],
  rows: ['hoekwoning', 'tussenwoning', 'eengezinswoning'],
  villas: ['vrijstaand', '2-onder-1-kapwoning', 'bungalow'],
  flats: ['appartement', 'benedenwoning', 'bovenwoning'],
  mixed: [
    'tussenwoning',
    'vrijstaand',
    'appartement',
    'bungalow',
    'hoekwoning',
    'herenhuis',
    'eengezinswoning',
    '2-onder-1-kapwoning',
    'benedenwoning',
    'bovenwoning',
    'grachtenpand',
  ],
} satisfies Readonly<Record<string, readonly HomeType[]>>
export type StreetKind = keyof typeof streetKinds
