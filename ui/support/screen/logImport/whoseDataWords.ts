import type { WhoseData } from './inspectFile'

/**
 * Title and text that say whose data a log holds: the customer's, also where the file claims otherwise, invented ones,
 * or not known yet.
 */
export const whoseDataWords: Readonly<Record<WhoseData, { readonly title: string; readonly text: string }>> = {
  invented: {
    title: 'Zonder klantgegevens',
    text: 'Volgens het bestand zijn de antwoorden vervangen, en alle namen, adressen en teksten zien er verzonnen uit. Aan een bedrag of een datum is dat niet te zien.',
  },
  claimed: {
    title: 'Met gegevens van de klant, anders dan het bestand zegt',
    text: 'Volgens het bestand zijn de antwoorden vervangen, maar er staat iets in dat niet verzonnen is. Laat niemand meekijken en bewaar het bestand niet langer dan nodig.',
  },
  looking: {
    title: 'Misschien met gegevens van de klant',
    text: 'Volgens het bestand zijn de antwoorden vervangen. Of dat zo is, wordt nog nagekeken.',
  },
  customer: {
    title: 'Met gegevens van de klant',
    text: 'Alle antwoorden staan er leesbaar in. Laat niemand meekijken en bewaar het bestand niet langer dan nodig.',
  },
}
