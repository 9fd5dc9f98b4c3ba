/**
 * Texts that say why answers cannot be saved on this device, one for each store fault, and that ask to have the browser
 * keep them for good (our choice).
 */
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
