/**
 * Texts of why the office does not have the inventory or a document (spec 2 section 8), what the customer can do, and
 * around the office's own words (our choice).
 */
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

/** After the office's words about what is none of our questions (our choice). */
export const unplacedMessageText = 'Wij weten niet bij welke vraag dit hoort. Neem contact op met uw adviseur.'

/** After what the office refuses and no screen of this visit asks (our choice). */
export const askAdviserText = 'U kunt dit hier niet aanpassen. Neem contact op met uw adviseur.'
