import { saveForHelpdesk } from './helpOpens'

/** Of the dialog with the helpdesk's code and the log (our choice). */
export const helpTexts = {
  log: saveForHelpdesk,
  why: 'Met het logboek ziet de helpdesk wat u op uw scherm zag. U kiest wat erin staat.',
  choice: 'Wat komt er in het logboek?',
  invented: {
    label: 'Zonder mijn gegevens',
    help: 'Namen, adressen, nummers, bedragen, datums, tijden en wat u zelf heeft getypt, zijn vervangen door verzonnen gegevens. Te zien blijft wat u deed, in welke volgorde en hoe lang dat duurde, wat u koos uit een lijst, zoals Ja of Nee, welke fouten u zag, tussen welke grenzen een leeftijd, datum of bedrag ligt, welke antwoorden gelijk zijn, ongeveer hoe lang een tekst is, of het middernacht werd, en wie uw adviseur is.',
  },
  own: {
    label: 'Met mijn gegevens',
    help: 'Alles staat erin zoals u het heeft ingevuld en zoals het voor u is opgehaald: namen, adressen, geboortedatums, bedragen en de namen van uw documenten. De documenten zelf staan er niet in. Kies dit alleen als de helpdesk erom vraagt, en deel het bestand alleen met de helpdesk.',
  },
  save: 'Logboek opslaan',
  making: 'Het logboek wordt gemaakt',
  /** What is known: the browser has it. Whether it keeps it, only the customer can see. */
  made: (name: string) =>
    `Het logboek is gemaakt. Uw browser heeft het bestand gekregen: ${name}. Kijk bij uw downloads of het er staat.`,
  madeInvented: 'In dit bestand staan verzonnen gegevens in plaats van die van u.',
  madeOwn: 'In dit bestand staan uw gegevens. Bewaar het op een veilige plek.',
  noLog: 'Er is nu geen logboek dat u kunt opslaan.',
  /** Where nobody is logged in. */
  afterLogin: 'Er is nu geen logboek dat u kunt opslaan. Log eerst in.',
  notRead: 'Het logboek kan op dit apparaat niet worden gelezen. Probeer het later opnieuw.',
  partly: 'Een deel van het logboek kan niet worden gelezen. In het bestand staat wat wel te lezen is.',
} as const

const otherwise = 'Kies Met mijn gegevens als de helpdesk erom vraagt.'

/** Why a log cannot be made without the customer's data. */
export const withheldTexts = {
  title: 'Dit logboek kan niet zonder uw gegevens',
  days: `Terwijl u bezig was, werd iemand in dit logboek een jaar ouder of liep een termijn af. Daaruit zou de datum blijken. ${otherwise}`,
  words: `In dit logboek staat een tekst die niet door een verzonnen tekst kan worden vervangen. ${otherwise}`,
  verdict: `Met verzonnen gegevens zou het portaal andere vragen stellen of andere fouten melden dan bij u. Dan ziet de helpdesk niet wat u zag. ${otherwise}`,
} as const
