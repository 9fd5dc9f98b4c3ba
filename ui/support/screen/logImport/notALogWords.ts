import type { NotALogReason } from './inspectFile'

/** Title and advice for a file that is no readable log. */
export const notALogWords: Readonly<Record<NotALogReason, { readonly title: string; readonly advice: string }>> = {
  empty: { title: 'Dit bestand is leeg', advice: 'Vraag de klant om het logboek opnieuw op te slaan en te sturen.' },
  binary: {
    title: 'Dit is geen logboek',
    advice:
      "Het is een bestand van een andere soort, zoals een pdf, een foto of een zip. Een logboek eindigt op '.jsonl'.",
  },
  noLog: {
    title: 'Dit is geen logboek van het klantportaal',
    advice: 'De eerste regel is niet die van een logboek. Vraag de klant of dit het goede bestand is.',
  },
  aside: {
    title: 'Dit is een deel dat het portaal niet kon lezen',
    advice:
      "De klant sloeg op wat beschadigd was. Vraag ook om 'Logboek voor de helpdesk opslaan'; geef dit deel aan een ontwikkelaar.",
  },
  gone: {
    title: 'Dit bestand kan niet worden gelezen',
    advice: 'Misschien is het verplaatst of nog open in een ander programma. Kies het opnieuw.',
  },
}
