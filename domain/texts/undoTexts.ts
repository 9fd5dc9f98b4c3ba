/** Texts of undo and redo, and of the page 'Wat u deed' (our choice). */

import { activityLogTitle } from './pageTitles'

/** A question within a sentence is marked off by quotes; a sentence has one full stop. */
const named = (title: string): string => (title.endsWith('?') ? `'${title}'` : title)
const stop = (words: string): string => (words.endsWith('.') ? words : `${words}.`)

/** `what` and `title` name a question, an item or a step. */
export const undoTexts = {
  /** Beforehand. */
  willUndo: (what: string) => `Maak ongedaan: ${what}`,
  willRedo: (what: string) => `Opnieuw doen: ${what}`,
  was: (title: string, value: string) => `${named(title)}, was ${value}`,
  becomes: (title: string, value: string) => `${named(title)}, wordt ${value}`,
  empty: 'leeg',
  another: 'anders ingevuld',
  answers: (title: string, count: number) =>
    `${named(title)} en ${count - 1} ${count === 2 ? 'andere vraag' : 'andere vragen'}`,
  added: (item: string) => `${item} toegevoegd`,
  removed: (item: string) => `${item} verwijderd`,
  restored: (item: string) => `${item} teruggezet`,
  home: (step: string) => `Woning gekozen bij ${step}`,
  /** By the button that was pressed, wherever it led. */
  submitted: (step: string, isLast: boolean) => `‘${isLast ? 'Laatste stap' : 'Volgende stap'}’ bij ${step}`,
  /** The last step ends in sending, which is another thing. */
  checked: 'Versturen geprobeerd',
  left: (title: string) => `${named(title)}: uw eigen antwoord laten staan`,
  confirmed: (card: string) => `‘Klopt’ bij ${card}`,
  fileAdded: (name: string) => `Document ${name} toegevoegd`,
  fileRemoved: (name: string) => `Document ${name} verwijderd`,
  joined: 'Antwoorden van een andere computer overgenomen',
  /** Afterwards. */
  undone: (what: string) => `Ongedaan gemaakt. ${what}`,
  again: (what: string) => `Opnieuw gedaan. ${what}`,
  isAgain: (title: string, value: string) => stop(`${named(title)} is weer ${value}`),
  /** Where what came since stands in the place of what stood there. */
  isNow: (title: string, value: string) => stop(`${named(title)} is nu ${value}`),
  isThere: (item: string) => stop(`${item} is terug`),
  isGone: (item: string) => `${item} is weg.`,
  stepOpen: (step: string) => `${step} is nog niet afgerond.`,
  stepDone: (step: string) => `U bent verder dan ${step}.`,
  answersBack: (title: string, count: number) => `${undoTexts.answers(title, count)} zijn weer zoals ze waren.`,
  homeBack: (step: string) => `De woning bij ${step} is weer zoals die was.`,
  confirmedBack: (card: string) => `Bij ${card} kunt u weer ‘Klopt’ kiezen.`,
  leftBack: (title: string) => `Bij ${named(title)} kunt u weer kiezen.`,
  /** Why not. */
  fileAddedStays: (name: string) => `Document ${name} haalt u zelf weg bij het versturen.`,
  fileRemovedStays: (name: string) =>
    `Document ${name} is gewist en komt niet terug. Kies het opnieuw als u het wilt meesturen.`,
  joinedStays: 'Wat van een andere computer kwam, kunt u alleen per vraag wijzigen.',
  changedSince: (what: string) => `Dit kan niet meer ongedaan: ${what}. Er is daarna iets veranderd.`,
  changedSinceAgain: (what: string) => `Dit kan niet meer opnieuw: ${what}. Er is daarna iets veranderd.`,
  onItsWay: 'Wat u verstuurt, kan niet ongedaan worden gemaakt.',
  onItsWayAgain: 'Wat u verstuurt, kunt u niet meer veranderen.',
  closed: 'U kunt in deze vragenlijst niets meer veranderen.',
} as const

/** The page 'Wat u deed' (our choice). */
export const activityLogTexts = {
  title: activityLogTitle,
  link: activityLogTitle,
  answered: (title: string, value: string) => `${title}${title.endsWith('?') ? '' : ':'} ${value}`,
  changed: (title: string, was: string, now: string) =>
    `${title}${title.endsWith('?') ? '' : ':'} van ${was} naar ${now}`,
  undone: (what: string) => `Ongedaan gemaakt: ${what}`,
  again: (what: string) => `Opnieuw gedaan: ${what}`,
  retrieved: 'Gegevens opgehaald',
  retrievedStays: 'Wat is opgehaald, kan niet ongedaan worden gemaakt.',
  sending: 'Versturen naar uw adviseur begonnen',
  sendingStays: 'Versturen kan niet ongedaan worden gemaakt.',
  go: 'Bekijken',
  more: (count: number) => `Eerdere tonen (nog ${count})`,
  back: 'Terug naar de vragenlijst',
  today: 'Vandaag',
  yesterday: 'Gisteren',
} as const
