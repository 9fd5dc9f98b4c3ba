import type { CountBound } from '../language/countBound'
import { countBoundWords } from './progressTexts'
import { singularOrPlural } from './singularOrPlural'

/** Texts of the overview of all answers on /complete (our choice). */
export const overviewTexts = {
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
