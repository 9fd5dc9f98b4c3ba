import type { CountBound } from '../language/countBound'
import { countBoundWords } from './progressTexts'
import { singularOrPlural } from './singularOrPlural'

/** What the wizard's own screens say; what belongs to a question or step stands in the catalogue. */

/** Beside every step, the way to the other view of it (our choice). */
export const viewTexts = { toCalm: 'Rustige weergave', toWhole: 'Gewone weergave' } as const

/** For who went back. */
export const navigationTexts = {
  onTo: (title: string) => `Verder naar ${title}`,
} as const
/** On every step once the customer has tried to send (checklist OPEN-14). */
export const backToSending = 'Terug naar versturen'

/** At a number that was typed with more decimals than can be kept. */
export const roundedTo = (title: string, words: string): string => `${title} is afgerond op ${words}`

/** Where a question stands open that counts as 'Nee' (checklist OPEN-59; our choice). */
export const assumedTexts = {
  /** Above what is asked at the button, which the customer pressed to go on. */
  notYet: 'U bent nog niet verder: kijk hier eerst naar.',
  goOn: 'Klopt dat? Dan kunt u gewoon verdergaan.',
  inOverview: 'Niet ingevuld; wij gaan uit van nee',
} as const
/** Of a slider at which the customer has not been (checklist OPEN-41, OPEN-72; our choice). */
export const notChosenYet = 'Nog niet door u gekozen'

export const addressLookupPending = 'Het adres wordt gezocht'
/** In place of an amount that is only shown and was not retrieved. */
export const unknownAmount = 'Niet bekend'
/** After 'Woning niet gevonden'. */
export const addressByHand = 'Vul hieronder zelf de straat en de woonplaats in.'

/** On /complete (wording A16); the texts without a row there are our choice. */
export const sendTexts = {
  addFiles: 'Documenten toevoegen',
  filesHelp: 'Alleen pdf-bestanden, maximaal 10 bestanden van 10 MB.',
  sending: 'Uw gegevens worden verzonden',
} as const

/** The thanks of /complete while questions are open (our choice): pressing the button comes later. */
export const thanksWhileOpen = 'Bedankt voor het invullen.'

/** What was answered, on /complete (our choice). */
export const answeredTexts = {
  title: 'Controleer uw gegevens',
  /** Where nothing is asked: what is known all the same. */
  known: 'Dit is bij ons bekend',
  /** Of what sending would refuse. */
  open: (count: number, bound: CountBound) =>
    `Nog ${countBoundWords[bound]}${singularOrPlural(count, '1 vraag', `${count} vragen`)} open.`,
  /** Of sliders alone: sending refuses none of them. */
  unchosen: (count: number) =>
    `${singularOrPlural(count, 'Bij 1 vraag heeft u nog niet zelf gekozen.', `Bij ${count} vragen heeft u nog niet zelf gekozen.`)} Kiest u niet, dan geldt het antwoord dat er nu staat.`,
  nextOpen: 'Volgende open vraag',
  stepReady: 'Compleet',
  /** The one control of a step's line. `of`: its title. */
  view: 'Bekijk',
  goOn: 'Ga verder',
  named: (control: string, of: string) => `${control}: ${of}`,
  /** Of an item in a step, beside its name. */
  itemUnready: (count: number) => `${count} nog aan te vullen`,
  missing: 'Nog niet ingevuld',
  change: 'Wijzigen',
  toStep: 'Naar deze stap',
  /** An answer that has no words here. */
  answered: 'Ingevuld',
  home: 'Gekozen woning',
  nothing: 'U heeft hier niets ingevuld.',
  leftOpen: (count: number) =>
    singularOrPlural(
      count,
      '1 vraag die niet verplicht is, heeft u niet ingevuld.',
      `${count} vragen die niet verplicht zijn, heeft u niet ingevuld.`,
    ),
  /** Above a long list, of which only what needs attention stands there. */
  unreadyItems: (count: number, of: number) =>
    count === 0 ? `Alle ${of} zijn compleet.` : `Bij ${count} van de ${of} moet u nog iets aanvullen.`,
  allItems: (count: number) => `Alle ${count} tonen`,
} as const

/** Why the office does not have the inventory (spec 2 section 8), and what the customer can do (our choice). */
export const sendingFailureTexts = {
  invalid: {
    text: 'Niet alle gegevens zijn correct ingevuld',
    advice: 'Uw adviseur kan deze gegevens nog niet verwerken. Pas ze aan en verstuur ze daarna opnieuw.',
  },
  unexpected: {
    text: 'Er is een onverwachte fout opgetreden',
    advice: 'Probeer het later opnieuw.',
  },
  network: {
    text: 'Gegevens kunnen niet verzonden worden',
    advice: 'Controleer uw internetverbinding.',
  },
  /** A document that the office does not take (checklist OPEN-126; the advice is our choice). */
  file: {
    text: 'Gegevens kunnen niet verzonden worden',
    advice: 'Een document kon niet worden verzonden. Probeer het opnieuw, of verwijder het.',
  },
  /** The office said why, and named no question (our choice). */
  whole: {
    text: 'Gegevens kunnen niet verzonden worden',
    advice: 'Weet u niet wat u hiermee moet doen? Neem dan contact op met uw adviseur.',
  },
  /** A document that it does not want (our choice). */
  unwanted: {
    text: 'Gegevens kunnen niet verzonden worden',
    advice: 'Verwijder dit document, of kies in plaats daarvan een ander. Verstuur daarna opnieuw.',
  },
} as const

/** Before the office's own words, of the whole or of a document (our choice). */
export const officeMessageTexts = {
  whole: (words: string) => `Bericht van uw adviseur: ${words}`,
  file: (name: string, words: string) => `Bericht van uw adviseur over ${name}: ${words}`,
  tooLarge: (name: string) => `${name} is te groot voor uw adviseur.`,
  /** In the list of documents, at the one that it is about. */
  tooLargeHere: 'Te groot voor uw adviseur',
} as const

/** What the invitation is called in what is sent (our choice). */
export const invitationTitle = 'Uitnodiging'

/** After the office's words about what is none of our questions (our choice). */
export const unplacedMessageText = 'Wij weten niet bij welke vraag dit hoort. Neem contact op met uw adviseur.'
/** After what the office refuses and no screen of this visit asks (our choice). */
export const askAdviserText = 'U kunt dit hier niet aanpassen. Neem contact op met uw adviseur.'

/** What is the matter with saving and what to do (our choice), by what the store says. */
export const savingFaults = {
  refused:
    'Uw browser bewaart niets op dit apparaat. Houd dit venster open tot u heeft verzonden. Of sla uw antwoorden op als bestand.',
  full: 'Er is geen ruimte meer op dit apparaat. Uw laatste antwoorden zijn niet bewaard. Maak ruimte vrij: daarna gaat het bewaren vanzelf verder.',
  failed:
    'Bewaren lukt nu niet. Wij proberen het steeds opnieuw. Houd dit venster open, of sla uw antwoorden op als bestand.',
  closed:
    'Uw browser heeft de opslag gesloten. Wij proberen die weer te openen. Houd dit venster open, of sla uw antwoorden op als bestand.',
  newer:
    'Er zijn antwoorden van een nieuwere versie van dit portaal. Wat u hier nog invult, wordt niet bewaard. Sla uw antwoorden op als bestand en laad de pagina daarna opnieuw.',
  erased:
    'Uw antwoorden staan niet meer op dit apparaat. Wat u hier nog invult, wordt niet bewaard. Log opnieuw in om verder te gaan.',
} as const
/** Of a log in memory, which nothing of it outlives (our choice). */
export const savedInWindow =
  'Uw antwoorden worden niet op dit apparaat bewaard. Sluit u dit venster, dan zijn ze weg. Wilt u ze houden? Sla ze op als bestand.'

/** In the menu of what is kept, where the browser asks the customer whether it may stay (our choice). */
export const keepTexts = {
  why: 'Als de schijf vol raakt, kan uw browser uw antwoorden opruimen. Geef toestemming als uw browser daarom vraagt.',
  ask: 'Antwoorden altijd bewaren',
  yes: 'Uw browser ruimt uw antwoorden niet meer vanzelf op.',
  refused: 'Uw browser heeft dit niet toegestaan.',
} as const

/** Where there is nothing to choose a lender or product from (spec 2 section 8; our choice). */
export const lenderTexts = {
  /** By what the list is of. */
  noList: {
    lenders: {
      title: 'De lijst met geldverstrekkers is er nu niet',
      goOn: 'U kunt verdergaan zonder een geldverstrekker te kiezen.',
    },
    products: {
      title: 'De lijst met producten is er nu niet',
      goOn: 'U kunt verdergaan zonder een product te kiezen.',
    },
  },
  loading: 'De lijst wordt opgehaald.',
  again: 'Opnieuw proberen',
  lenderFirst: 'Kies eerst een geldverstrekker',
  noProducts: 'Van deze geldverstrekker zijn geen producten bekend.',
} as const
