/**
 * Texts for going on at another computer: making the transfer file, opening it, why it is refused, and merging its
 * answers; also the least length of its password.
 */

import { singularOrPlural } from './singularOrPlural'

/** Letters that a password has at least (our choice): each guess costs 600,000 rounds, and a sentence is easy to keep. */
export const minTransferPassword = 12

export const makeTransferFileTexts = {
  title: 'Verder op een andere computer',
  lead: 'U maakt hier een bestand, neemt het mee en opent het op de andere computer.',
  holds: 'In het bestand staan al uw antwoorden, en wat u daarmee heeft gedaan.',
  documents: (count: number) => `Ook ${singularOrPlural(count, 'dit document', `deze ${count} documenten`)}:`,
  absent: (count: number, names: string) =>
    `${singularOrPlural(count, 'Dit document kon niet worden gelezen en staat', 'Deze documenten konden niet worden gelezen en staan')} niet in het bestand: ${names}. Voeg ${singularOrPlural(count, 'het', 'ze')} op de andere computer opnieuw toe.`,
  rule: `Ten minste ${minTransferPassword} tekens. Een zin van een paar woorden mag ook, met spaties.`,
  keep: 'Onthoud het wachtwoord van het bestand goed: niemand kan het voor u terugvinden. Gebruik niet het wachtwoord waarmee u inlogt.',
  password: 'Wachtwoord voor het bestand',
  again: 'Nog een keer hetzelfde wachtwoord',
  make: 'Bestand maken',
  making: 'Het bestand wordt gemaakt. Dat kan een halve minuut duren. Laat deze pagina open.',
  tooShort: `Kies een wachtwoord van ten minste ${minTransferPassword} tekens.`,
  notSame: 'De twee wachtwoorden zijn niet hetzelfde.',
  cancel: 'Annuleren',
  notMade: 'Het bestand kon niet worden gemaakt. Probeer het opnieuw.',
  noCrypto: 'Deze browser kan het bestand niet beveiligen. Er is geen bestand gemaakt.',
  sending:
    'Wat u heeft verstuurd, is misschien al bij uw adviseur. Zolang dat niet zeker is, kunt u geen bestand maken.',
  madeTitle: 'Het bestand is gemaakt',
  /** Before the name of the file, and after it. */
  look: 'Kijk bij uw downloads of',
  goOn: 'er staat. Zo gaat u verder:',
  steps: [
    'Zet het bestand op de andere computer, bijvoorbeeld met een usb-stick.',
    'Log daar in op dit portaal, met dezelfde gebruikersnaam.',
    "Kies op de eerste pagina 'Verder met een bestand' en vul het wachtwoord in.",
  ],
  stays: 'Op deze computer blijven uw antwoorden ook staan. Wat u hierna hier invult, staat niet in het bestand.',
  erase: 'Gaat u hier niet meer verder? Wis uw antwoorden hier pas als het bestand daar is geopend.',
  eraseHere: 'Uitloggen en hier wissen',
  toOpen: 'Heeft u al een bestand? Open het hier',
  back: 'Terug',
} as const

export const openTransferFileTexts = {
  title: 'Bestand van een andere computer openen',
  file: 'Bestand',
  fileHelp: "De naam eindigt op '.klantportaal'.",
  password: 'Wachtwoord van het bestand',
  open: 'Openen',
  opening: 'Het bestand wordt geopend. Dat kan even duren.',
  noFile: 'Kies een bestand.',
  noPassword: 'Vul het wachtwoord van het bestand in.',
  nothingNew: 'In dit bestand staat niets nieuws: alles staat hier al.',
  toMake: 'Wilt u juist een bestand maken om mee te nemen?',
} as const

/** Why a file does not come in, and what to do. */
export const transferRefusedTexts = {
  format: "Dit is geen bestand van 'Verder op een andere computer', of het is beschadigd. Kies het juiste bestand.",
  newer: 'Dit bestand is gemaakt met een nieuwere versie van dit portaal. Laad deze pagina opnieuw.',
  damaged:
    'Dit bestand is beschadigd of niet compleet. Kopieer het opnieuw, of maak op de andere computer een nieuw bestand.',
  password: 'Dit wachtwoord past niet bij dit bestand. Let op hoofdletters en spaties.',
  tooLarge: 'Dit bestand is te groot om van dit portaal te zijn. Kies het juiste bestand.',
  noCrypto: 'Deze browser kan het bestand niet openen, omdat de verbinding niet beveiligd is.',
  unreadable:
    'Het bestand kan niet worden gelezen. Misschien is het verplaatst of staat het op een schijf die niet meer is aangesloten.',
  invitation: 'Dit bestand hoort bij een andere uitnodiging. Log in met de gebruikersnaam waarmee het is gemaakt.',
  survey: 'Dit bestand hoort bij een andere versie van de vragenlijst.',
  type: 'Dit bestand past niet meer: uw uitnodiging en de vragen zijn daarna veranderd.',
  sent: 'In dit bestand is alles al verstuurd.',
  sending: 'Toen dit bestand werd gemaakt, was er al iets verstuurd. Kijk op die computer eerst of het is aangekomen.',
  closed: 'Hier kan nu niets worden veranderd, bijvoorbeeld omdat uw antwoorden al zijn verstuurd.',
  notLoaded: 'Uw gegevens zijn nog niet geladen. Wacht even en probeer het opnieuw.',
  moved: 'Hier is intussen iets veranderd. Open het bestand opnieuw.',
  noRoom:
    'Er is op dit apparaat geen ruimte voor de documenten uit het bestand. Maak ruimte vrij en probeer het opnieuw.',
  failed: 'Deze browser kon het bestand nu niet verwerken. Sluit andere vensters en probeer het opnieuw.',
} as const
export type TransferRefusal = keyof typeof transferRefusedTexts

export const mergeTexts = {
  title: 'Wat komt erbij?',
  both: 'Hier staat iets anders dan in het bestand',
  bothWhy: 'Het antwoord dat u niet kiest, blijft in uw logboek staan.',
  bothDocuments: 'Een document dat u niet kiest, staat hier straks niet.',
  allHere: 'Alles van hier',
  allFile: 'Alles uit het bestand',
  here: 'Hier',
  file: 'Uit het bestand',
  empty: 'niet ingevuld',
  removed: 'verwijderd',
  changed: 'gewijzigd',
  version: (size: string) => `document van ${size}`,
  toChoose: (count: number) => (count === 1 ? 'Kies nog bij 1 vraag.' : `Kies nog bij ${count} vragen.`),
  chosen: (done: number, of: number) => `${done} van ${of} gekozen`,
  answers: (count: number) => `${count} ${singularOrPlural(count, 'antwoord', 'antwoorden')} uit het bestand`,
  items: (count: number) =>
    `${count} ${singularOrPlural(count, 'onderdeel', 'onderdelen')} erbij, zoals een werkgever of kind`,
  itemsGone: (count: number) =>
    `${count} ${singularOrPlural(count, 'onderdeel', 'onderdelen')} weg, zoals u op de andere computer koos`,
  documents: (count: number) => `${count} ${singularOrPlural(count, 'document', 'documenten')} uit het bestand`,
  documentsGone: (count: number) =>
    `${count} ${singularOrPlural(count, 'document', 'documenten')} weg, zoals u op de andere computer koos`,
  retrieved: 'gegevens die u op de andere computer heeft opgehaald',
  none: 'U gaat verder waar u op de andere computer was.',
  stays: 'Wat u alleen hier heeft ingevuld, blijft staan.',
  notComing: (count: number, names: string) =>
    `${singularOrPlural(count, 'Dit document kan niet meekomen', 'Deze documenten kunnen niet meekomen')}: ${names}. Voeg ${singularOrPlural(count, 'het', 'ze')} hier zelf opnieuw toe. Er passen hier 10 documenten.`,
  take: 'Overnemen',
  cancel: 'Niet overnemen',
  /** `when`: 'gisteren om 21:14', 'op 22-11-2026 om 21:14'. */
  madeAt: (when: string) => `Het laatste in dit bestand gebeurde ${when}.`,
  doneTitle: 'Uw antwoorden uit het bestand staan nu hier',
  /** Only where there was something to choose. */
  left: 'Antwoorden die niet zijn overgenomen, staan in uw logboek.',
  /** While what came in is not on this device yet. */
  notSaved:
    'Uw antwoorden zijn hier nog niet opgeslagen. Bewaar het bestand, en wis uw antwoorden op de andere computer nog niet.',
  there:
    "Uw antwoorden kunnen ook nog op de andere computer staan. Gaat u daar niet meer verder? Log daar in, kies 'Uitloggen' en dan 'Wissen'.",
  goOn: 'Verder',
} as const
