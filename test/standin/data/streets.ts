import type { StreetKind } from './homeTypes'
import type { Town } from './towns'

/** `place`: kilometres to the east and to the north of the middle of the town. `extra`: house number, hyphen, addition. */
type Street = readonly [
  postcode: string,
  street: string,
  city: Town,
  place: readonly [east: number, north: number],
  kind: StreetKind,
  numbers: readonly [from: number, to: number, step: 1 | 2],
  extra?: readonly string[],
]

/**
 * The addresses the office knows: house numbers from and to, with step 2 for one side of a street, and the homes with an
 * addition. Try 1234AB with 10, with 10 A, and with 10 A 2; 1011VK with 7 HS; any other postcode is unknown. To search near
 * Utrecht, Hilversum and Amsterdam, try 3581KW, 1234AB and 1011VK. The streets sound real; the combinations with postcodes
 * and towns are made up.
 */
export const streets: readonly Street[] = [
  ['1234AB', 'Proefstraat', 'Hilversum', [0.4, 0.3], 'mixed', [2, 40, 2], ['10-A', '10-A2', '10-B', '12-1', '12-2']],
  ['1217HK', 'Diependaalse Hof', 'Hilversum', [-0.9, -1.1], 'villas', [1, 23, 2]],
  ['1213VC', 'Gooise Singel', 'Hilversum', [0.9, 0.5], 'rows', [2, 30, 2]],
  ['1221LG', 'Spoordreef', 'Hilversum', [1.3, -0.7], 'flats', [1, 21, 1], ['11-A', '11-B']],
  ['1405EK', 'Brinklaanpad', 'Bussum', [0.2, -0.3], 'villas', [1, 21, 1]],
  ['1402SB', 'Vlietlaantje', 'Bussum', [-0.8, 0.4], 'rows', [1, 29, 2]],
  ['1411TG', 'Vestingwal', 'Naarden', [0.3, 0.2], 'canal', [2, 32, 2]],
  ['1251PW', 'Torenlaanhof', 'Laren', [0.1, 0.4], 'villas', [2, 30, 2]],
  ['1273XP', 'Botterwerf', 'Huizen', [0.6, -0.2], 'rows', [1, 24, 1]],
  ['1382GN', 'Aetsveldweg', 'Weesp', [-0.3, -0.4], 'canal', [4, 24, 2]],
  ['3741LR', 'Prinsessenlaan', 'Baarn', [-0.4, 0.2], 'villas', [1, 25, 2]],
  ['3743AZ', 'Eemnesserpad', 'Baarn', [0.5, 0.6], 'flats', [2, 26, 2]],
  ['3762BN', 'Kerkebuurtje', 'Soest', [0.7, 0.3], 'rows', [3, 27, 2]],

  ['1011VK', 'Sint Antoniesluis', 'Amsterdam', [0.5, -0.1], 'canal', [3, 25, 2], ['7-HS', '7-1', '7-2']],
  ['1053RT', 'Jan Hanzenkade', 'Amsterdam', [-1.8, 0], 'flats', [11, 41, 2], ['23-3']],
  ['1016GB', 'Egelantiersdwars', 'Amsterdam', [-0.9, 0.5], 'canal', [2, 40, 2], ['8-HS', '8-1', '8-2']],
  ['1097KL', 'Linnaeuspad', 'Amsterdam', [2.4, -1.6], 'flats', [1, 31, 1]],
  ['1034VA', 'Buiksloterdijkje', 'Amsterdam', [1.6, 3.6], 'rows', [2, 40, 2]],
  ['1111HJ', 'Ouddiemerlaan', 'Diemen', [0.2, 0.1], 'rows', [1, 33, 2]],
  ['1115GE', 'Rijksstraatje', 'Duivendrecht', [-0.2, 0.3], 'flats', [2, 30, 2]],
  ['1121BX', 'Dorpslint', 'Landsmeer', [0.1, 0.4], 'villas', [1, 31, 2]],
  ['1182ND', 'Handwegje', 'Amstelveen', [-0.5, 0.7], 'villas', [1, 24, 1]],
  ['1186TM', 'Groenhof', 'Amstelveen', [0.6, -0.9], 'rows', [2, 28, 2]],
  ['1506LD', 'Gedempte Gracht', 'Zaandam', [0.2, -0.2], 'mixed', [21, 45, 2]],

  ['3581KW', 'Maliesingelhof', 'Utrecht', [0.8, -0.4], 'canal', [2, 40, 2], ['12-BIS', '12-A']],
  ['3512JE', 'Nieuwegrachtzijde', 'Utrecht', [0.2, -0.3], 'canal', [31, 57, 2], ['33-BIS']],
  ['3572TR', 'Griftparkstraat', 'Utrecht', [0.9, 1.2], 'mixed', [2, 44, 2]],
  ['3531HB', 'Lombokplantsoen', 'Utrecht', [-1.8, 0.1], 'flats', [1, 33, 2], ['15-A', '15-B']],
  ['3544DK', 'Rijnvliet', 'Utrecht', [-4.6, -0.6], 'rows', [1, 30, 1]],
  ['3603AW', 'Vechtoever', 'Maarssen', [0.5, -0.2], 'canal', [2, 24, 2]],
  ['3607KC', 'Bisonveld', 'Maarssen', [-1.1, 0.8], 'rows', [1, 27, 2]],
  ['3731GH', 'Dorpsbrink', 'De Bilt', [0.1, -0.2], 'rows', [2, 28, 2]],
  ['3722BK', 'Soestdijkerpad', 'Bilthoven', [0.4, 0.5], 'villas', [1, 24, 1]],
  ['3981EV', 'Langstraatje', 'Bunnik', [0, 0.2], 'villas', [2, 28, 2]],
  ['3991VT', 'Oude Dorpsweide', 'Houten', [-0.3, 0.4], 'rows', [1, 23, 2]],
  ['3995DJ', 'Rondweghof', 'Houten', [0.7, -0.8], 'villas', [2, 26, 2]],
  ['3437XS', 'Doorslagzijde', 'Nieuwegein', [0.3, 0.5], 'flats', [1, 27, 1]],
  ['3703AD', 'Slotlaanpad', 'Zeist', [0.4, 0.3], 'mixed', [1, 25, 2]],
  ['3971MG', 'Traaijpad', 'Driebergen', [-0.2, 0.1], 'villas', [3, 29, 2]],

  ['1781XT', 'Dijkwachterstraat', 'Den Helder', [0.6, -0.5], 'rows', [1, 20, 1]],
  ['2011WC', 'Lange Raamsteeg', 'Haarlem', [0.1, 0.2], 'canal', [2, 28, 2]],
  ['2316ZL', 'Marepark', 'Leiden', [0.3, 1.1], 'rows', [5, 33, 2]],
  ['2512HS', 'Boekhorstlaan', 'Den Haag', [0.2, -0.4], 'mixed', [40, 70, 2], ['44-A', '44-B']],
  ['2611RT', 'Oude Delfweg', 'Delft', [0.2, 0.1], 'canal', [1, 27, 2]],
  ['2801PG', 'Turfmarktkade', 'Gouda', [0.3, -0.2], 'canal', [8, 30, 2]],
  ['3011GB', 'Wijnhavenplein', 'Rotterdam', [0.4, -0.3], 'flats', [60, 84, 2], ['62-101', '62-102']],
  ['3062ME', 'Oudorpse Dijk', 'Rotterdam', [3.1, 0.2], 'villas', [15, 39, 2]],
  ['3311PV', 'Groenmarktpad', 'Dordrecht', [-0.4, 0.5], 'mixed', [2, 24, 2]],
  ['3811BK', 'Langegrachtje', 'Amersfoort', [0.1, 0.1], 'canal', [10, 34, 2]],
  ['3901GH', 'Hoofdstraatje', 'Veenendaal', [-0.3, 0.1], 'rows', [3, 27, 2]],
  ['4331LX', 'Dampoortlaan', 'Middelburg', [0.5, 0.3], 'rows', [2, 22, 2]],
  ['4811XC', 'Ginnekenmarkt', 'Breda', [0, -1.6], 'mixed', [14, 38, 2]],
  ['5038EA', 'Tilburgseheuvel', 'Tilburg', [-0.6, -0.2], 'rows', [1, 21, 1]],
  ['5211KH', 'Verwersstraatje', "'s-Hertogenbosch", [0.2, -0.3], 'mixed', [9, 33, 2]],
  ['5611ZV', 'Stratumsepad', 'Eindhoven', [0.4, -0.5], 'flats', [20, 44, 2], ['24-01', '24-02']],
  ['5911HD', 'Parademarkt', 'Venlo', [0.1, -0.1], 'mixed', [2, 20, 2]],
  ['6211CM', 'Wycker Brugpad', 'Maastricht', [0.7, 0], 'canal', [5, 29, 2]],
  ['6511PK', 'Waalkadehof', 'Nijmegen', [0.2, 0.5], 'flats', [50, 74, 2]],
  ['6811KV', 'Sonsbeekzijde', 'Arnhem', [-0.2, 0.6], 'mixed', [1, 25, 2]],
  ['7201DN', 'Houtmarktlaan', 'Zutphen', [0.1, 0.1], 'rows', [4, 26, 2]],
  ['7411KT', 'Brinkgreven', 'Deventer', [0.3, 0.4], 'villas', [12, 36, 2]],
  ['7511JG', 'Oude Marktlaan', 'Enschede', [0, 0.1], 'mixed', [1, 19, 1]],
  ['8011PK', 'Sassenpoortpad', 'Zwolle', [0.4, -0.3], 'mixed', [7, 31, 2]],
  ['8224BX', 'Schoener', 'Lelystad', [-1.2, 0.7], 'rows', [1, 24, 1]],
  ['8911BN', 'Nieuwestadspad', 'Leeuwarden', [-0.2, 0.1], 'canal', [2, 28, 2]],
  ['9401HS', 'Vaartstraatje', 'Assen', [0.3, -0.2], 'rows', [3, 23, 2]],
  ['9712HN', 'Oude Boteringepad', 'Groningen', [-0.1, 0.3], 'canal', [18, 46, 2], ['22-A']],
  ['9726GS', 'Paterswoldsehof', 'Groningen', [-0.8, -1.4], 'rows', [1, 29, 2]],
]
