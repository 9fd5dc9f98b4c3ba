/** Texts where a document is gone or the overview of retrieved data cannot be made. */

/** Of a document that was added, where its bytes are gone (our choice). */
export const documentMissing = 'Dit bestand staat niet meer op dit apparaat.'

/** Of the overview of what was retrieved (our choice). */
export const overviewNotMade = 'Het overzicht kan nu niet worden gemaakt. Probeer het later opnieuw.'
