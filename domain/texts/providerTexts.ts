import { retrievalMinutes } from '../language/limits'

const needs = `U heeft uw DigiD en uw mobiele telefoon nodig. Het ophalen duurt ongeveer ${retrievalMinutes} minuten.`

/**
 * Texts of the data retrieval on /aqopi: what is retrieved, how far it is, and why nothing came (wording B2); what has
 * no row there is our choice.
 */
export const providerTexts = {
  lead: {
    monitoring: `Wij halen uw gegevens op bij de Belastingdienst, MijnOverheid en Mijnpensioenoverzicht. ${needs}`,
    other: `Wij halen uw gegevens op bij de overheid, het UWV en de Belastingdienst. ${needs}`,
  },
  sourcesTitle: 'Wat wij ophalen',
  sources: {
    'mbd-ext': 'Belastingdienst: vooraf ingevulde aangifte (via)',
    'uwv-ext': 'UWV: verzekeringsbericht',
    'moh-ext':
      "MijnOverheid: persoon, gezin, nationaliteit, identiteitsbewijs, diploma's, inkomen, voertuigen, kadaster en WOZ-waarde",
    'mpo-ext': 'Mijnpensioenoverzicht: pensioen (xml en pdf)',
  },
  frameTitle: 'Ophalen bij de overheid',
  opening: 'De dienst wordt geopend',
  /** How far the provider says that it is. */
  heard: {
    started: 'Blijf op deze pagina tot het ophalen klaar is.',
    succeeded: 'Het ophalen is gelukt, meldt de dienst. Blijf op deze pagina tot uw gegevens er zijn.',
  },
  taking: 'Uw gegevens worden verwerkt',
  /** While the provider has said nothing for long: what was retrieved, or not, is not known. */
  quiet: {
    nothing: 'Ziet u hieronder geen pagina? Probeer het dan opnieuw.',
    succeeded:
      'De dienst meldt dat het ophalen is gelukt, maar uw gegevens zijn hier nog niet. Wacht nog even, of probeer het opnieuw.',
    started: 'De dienst meldt al een tijd niets. Bent u nog bezig? Dan kunt u gewoon verdergaan.',
  },
  /** `on`: DD-MM-YYYY. */
  done: (on: string) =>
    `Uw gegevens zijn opgehaald op ${on}. U kunt ze in de volgende stappen controleren en aanvullen.`,
  retrieveAgain: 'Opnieuw ophalen',
  overview: 'Overzicht downloaden (pdf)',
  making: 'Het overzicht wordt gemaakt',
  again: 'Opnieuw proberen',
  byHand: 'Zelf invullen',
  previous: 'Vorige',
} as const

/** Why nothing was retrieved (spec 1 section 8; the advice is our choice). */
export const retrievalTroubles = {
  unavailable: 'De dienst is tijdelijk niet beschikbaar',
  unsupported: 'Uw browser wordt niet ondersteund',
  canceled: 'De aanvraag is geannuleerd',
  unreadable: 'Wat is opgehaald, kan niet worden gelezen',
  tooLarge: 'Er is te veel opgehaald om te verwerken',
  refused: 'Wat is opgehaald, kan nu niet worden bewaard',
} as const

export const troubleAdvice = {
  later: 'Probeer het later opnieuw, of vul uw gegevens zelf in.',
  connection: 'Controleer uw internetverbinding, of vul uw gegevens zelf in.',
  /** Nothing of it was taken in. */
  nothing: 'Er is niets ingevuld. Probeer het opnieuw, of vul uw gegevens zelf in.',
} as const
