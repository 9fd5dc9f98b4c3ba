/**
 * Texts of the home search, its map, a single home and the table of children; sentences without a row in wording.md are
 * our choice.
 */

export const homeTexts = {
  search: 'Zoeken',
  searching: 'Woningen worden gezocht',
  results: 'Woningen in deze buurt',
  help: 'U hoeft geen woning te kiezen.',
  found: (count: number) => (count === 1 ? '1 woning gevonden' : `${count} woningen gevonden`),
  criteria: (type: string, kilometres: number, postalCode: string) =>
    `${type}, binnen ${kilometres} km van ${postalCode}.`,
  none: 'Geen resultaten',
  /** @param canWiden whether one can search farther away */
  noneAdvice: (canWiden: boolean) =>
    `Kies ${canWiden ? 'een grotere afstand, ' : ''}een ander type woning of een andere postcode, en zoek opnieuw. U hoeft geen woning te kiezen.`,
  list: 'Lijst',
  map: 'Kaart',
  views: 'Hoe wilt u de woningen zien?',
  choose: 'Kies deze woning',
  chosen: 'Gekozen woning',
  chosenAt: (address: string) => (address === '' ? 'Gekozen woning' : `Gekozen woning: ${address}`),
  soughtFor: (words: string) => `U zocht: ${words}`,
  another: 'Andere woning kiezen',
  takeBack: 'Keuze ongedaan maken',
  /** The document's words, and of what there is no result. */
  noPicture: 'Geen resultaat',
  noPictureOf: '(geen foto)',
  /** Of a picture that there is. */
  notLoaded: 'De foto is niet geladen.',
  again: 'Opnieuw zoeken',
  pictureComes: 'De foto wordt opgehaald',
  noAddress: 'Adres niet bekend',
  picture: (address: string) => `Foto van ${address}`,
  away: (distance: string) => `op ${distance} van de gezochte postcode`,
} as const

const circles = (kilometres: readonly number[]): string => {
  const [last, ...rest] = [...kilometres].reverse()
  return rest.length === 0
    ? `De cirkel staat op ${last} km van de postcode.`
    : `De cirkels staan op ${rest.reverse().join(', ')} en ${last} km van de postcode.`
}

export const homesMapTexts = {
  name: (postalCode: string) => `Kaart van de woningen rond ${postalCode}`,
  scale: (kilometres: readonly number[]) => circles(kilometres),
  nothingKnown: 'Van deze woningen is niet bekend waar ze precies staan. Daarom is er geen kaart.',
  unplaced: 'Van deze woningen is de plaats niet bekend',
  pick: 'Kies een nummer op de kaart. De woning komt dan hier te staan.',
  shown: (number: number, away: string) => `Woning ${number}, ${away}`,
  marker: (number: number, address: string, price: string, away: string) =>
    [`Woning ${number}`, address, price, away].filter(words => words !== '').join(', '),
} as const

export const singleHomeTexts = {
  seeking: 'De woning wordt gezocht',
  missing: 'Controleer de postcode en het huisnummer. Kloppen ze? Dan kunt u gewoon verdergaan.',
  ownMissing: 'Klopt uw adres? Dan kunt u gewoon verdergaan.',
  found: (address: string) => `Woning gevonden: ${address}`,
  toAddress: 'Vul uw adres in bij uw persoonlijke gegevens',
} as const

export const childTexts = {
  name: 'Voornaam',
  lastName: 'Achternaam',
  born: 'Geboortedatum',
  unknown: 'Niet ingevuld',
} as const
