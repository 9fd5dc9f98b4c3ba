/** Labels for saving the answers or the log and for the help from the helpdesk, shown before the help is loaded. */

/** The choice of a log for the helpdesk, wherever one is offered (our choice). */
export const saveLogLabel = 'Logboek voor de helpdesk opslaan'

/** The customer's own copy, wherever one is offered: it says that it is the answers. */
export const saveAnswersLabel = 'Antwoorden opslaan als bestand'

/** In the footer of every page. */
export const openHelpLabel = 'Hulp van de helpdesk'

export const closeHelpLabel = 'Sluiten'

/** While the help is on its way over a slow line. */
export const helpLoadingText = 'De hulp wordt opgehaald. Een ogenblik geduld.'

/** Where the help itself fails. */
export const helpFailedText = 'De hulp kan nu niet worden getoond. Laad de pagina opnieuw.'

export const logHoldsAnswers = 'Bewaar het bestand op een veilige plek. Deel het alleen met wie u vertrouwt.'
