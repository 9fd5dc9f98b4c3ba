import { saveLogLabel } from './helpLabels'

/**
 * Texts of the help dialog: saving the log with or without the customer's data, and why it cannot be made without (our
 * choice).
 */
export const helpTexts = {
  log: saveLogLabel,
  why: 'Met het logboek ziet de helpdesk wat u op uw scherm zag.',
  choice: 'Wat komt er in het logboek?',
  invented: {
    label: 'Zonder mijn gegevens',
    help: 'Namen, adressen, nummers, bedragen, datums, tijden en wat u typte, zijn vervangen door verzonnen gegevens. Te zien blijft wat u deed, in welke volgorde en hoe lang dat duurde. Ook wat u koos uit een lijst, en welke fouten u zag. Ook tussen welke grenzen een leeftijd, datum of bedrag ligt. Ook welke antwoorden gelijk zijn, en ongeveer hoe lang een tekst is. Ook of het middernacht werd, en wie uw adviseur is.',
  },
  own: {
    label: 'Met mijn gegevens',
    help: 'Alles staat erin zoals u het heeft ingevuld en zoals het is opgehaald. Ook de namen van uw documenten, maar niet de documenten zelf. Kies dit alleen als de helpdesk erom vraagt. Deel het bestand alleen met de helpdesk.',
  },
  save: 'Logboek opslaan',
  making: 'Het logboek wordt gemaakt',
  /** What is known: the browser has it. Whether it keeps it, only the customer can see. */
  made: (name: string) => `Het logboek is gemaakt. Kijk bij uw downloads of ${name} er staat.`,
  madeOwn: 'In dit bestand staan uw gegevens. Bewaar het op een veilige plek.',
  notRead: 'Het logboek kan op dit apparaat niet worden gelezen. Probeer het later opnieuw.',
  partly: 'Een deel van het logboek kan niet worden gelezen. In het bestand staat wat wel te lezen is.',
} as const

const otherwise = 'Kies Met mijn gegevens als de helpdesk erom vraagt.'

/** Why a log cannot be made without the customer's data. */
export const withheldTexts = {
  title: 'Dit logboek kan niet zonder uw gegevens',
  days: `Terwijl u bezig was, werd iemand een jaar ouder of liep een termijn af. Daaruit zou de datum blijken. ${otherwise}`,
  words: `In dit logboek staat een tekst die niet door een verzonnen tekst kan worden vervangen. ${otherwise}`,
  verdict: `Met verzonnen gegevens zou het portaal andere vragen stellen of andere fouten melden. Dan ziet de helpdesk niet wat u zag. ${otherwise}`,
} as const
