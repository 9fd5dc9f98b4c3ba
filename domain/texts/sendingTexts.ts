/** Texts of sending on /complete: adding documents, the progress, and a receipt that the office has not confirmed. */

import { singularOrPlural } from './singularOrPlural'

/** Of an inventory that went out and that nobody confirmed (spec README, OPEN-124; the advice is our choice). */
export const receiptTexts = {
  title: 'De ontvangst is nog niet bevestigd',
  unconfirmed: 'Uw adviseur heeft de ontvangst nog niet bevestigd.',
  none: 'Bij navraag was er nog niets ontvangen. U kunt uw gegevens opnieuw versturen.',
  again: 'Wij vragen dit nog een paar keer na.',
  later: 'Kijk het later opnieuw na.',
  /** On /complete and, with the way there, on every step. */
  locked: 'U kunt uw antwoorden pas weer wijzigen als duidelijk is dat er niets is ontvangen.',
  repeat: 'Dezelfde gegevens nog een keer versturen',
  bodyGone:
    'Wat u heeft verstuurd, is op dit apparaat niet meer goed te lezen. Daarom versturen wij het niet nog een keer.',
  connection: 'Controleer uw internetverbinding.',
  check: 'Ontvangst nakijken',
  checking: 'De ontvangst wordt nagekeken',
} as const

/** How far sending has come, on /complete (our choice). */
export const stageTexts = {
  file: (nth: number, of: number, name: string) => `Document ${nth} van ${of} wordt verstuurd: ${name}`,
  oneFile: (name: string) => `Dit document wordt verstuurd: ${name}`,
  inventory: 'Uw gegevens worden verstuurd',
  asking: 'Wij vragen na of uw adviseur uw gegevens heeft ontvangen',
  arrived: 'Uw adviseur heeft uw gegevens ontvangen',
  /** Once it has gone on for ten seconds. */
  slow: 'Het versturen duurt nog even. Laat dit venster open.',
} as const

/** Of documents, on /complete (wording A16); the texts without a row there are our choice. */
export const fileTexts = {
  notPdf: 'File not supported',
  tooLarge: 'Dit bestand is te groot. Een bestand mag maximaal 10 MB zijn.',
  tooMany: 'U kunt maximaal 10 bestanden toevoegen.',
  notRead: 'Dit bestand kan niet worden gelezen. Kies het bestand opnieuw.',
  unnamed: 'Van dit bestand is geen naam te zien. Geef het een naam en kies het opnieuw.',
  empty: 'Dit bestand is leeg. Kies een ander bestand.',
  folder: 'Dit is een map. Open de map en kies de bestanden die erin staan.',
  twice: 'U heeft meer dan één bestand met deze naam gekozen. Alleen het eerste is gebruikt.',
  noRoom: 'Er is geen ruimte meer op dit apparaat voor dit bestand. Maak ruimte vrij en kies het bestand opnieuw.',
  notAdded: 'Dit bestand is niet toegevoegd. Kies het later opnieuw.',
  /** Where many have the same to say. */
  notAddedList: (names: readonly string[], more: number) => `Niet toegevoegd: ${names.join(', ')} en nog ${more}.`,
  added: (name: string) => `${name} is toegevoegd.`,
  replaced: (name: string) => `${name} is vervangen door het bestand dat u nu koos.`,
  same: (name: string) => `${name} staat al in de lijst.`,
  removed: (name: string) => `${name} is verwijderd.`,
  /** Of one that was received before it was taken from the list. */
  staysAtOffice: (name: string) =>
    `${name} is verwijderd. Dit document staat al bij uw kantoor; het hoort nu niet bij uw inventarisatie.`,
  /** Of one that went by itself. */
  sent: (name: string) => `${name} is verstuurd.`,
  title: 'Documenten',
  /** `size`: of all of them. */
  known: (count: number, size: string) => `${singularOrPlural(count, '1 bestand', `${count} bestanden`)}, ${size}`,
  reading: 'De bestanden worden gelezen',
  /** Once a document went by itself, and the inventory did not. */
  onlyFiles: 'Uw gegevens zelf zijn nog niet verstuurd.',
} as const

/** On /complete (wording A16); the texts without a row there are our choice. */
export const sendTexts = {
  addFiles: 'Documenten toevoegen',
  filesHelp: 'Alleen pdf-bestanden, maximaal 10 bestanden van 10 MB.',
  sending: 'Uw gegevens worden verzonden',
} as const

/** The thanks of /complete while questions are open (our choice): pressing the button comes later. */
export const thanksWhileOpen = 'Bedankt voor het invullen.'

/** What the invitation is called in what is sent (our choice). */
export const invitationTitle = 'Uitnodiging'
