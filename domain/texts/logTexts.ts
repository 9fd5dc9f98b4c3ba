/**
 * Texts about stored answers that were lost, cannot be read or are not used, and about a change that another tab made
 * first.
 */

import { singularOrPlural } from './singularOrPlural'

const asidePart = {
  title: 'Een deel van uw antwoorden kan niet worden gelezen',
  text: 'Wat wel kon worden gelezen, staat er nog. Controleer welke antwoorden ontbreken en vul die opnieuw in.',
} as const
const asideWhole = {
  title: 'Uw eerdere antwoorden kunnen niet worden gelezen',
  text: 'U begint daarom opnieuw met de gegevens die uw adviseur van u heeft.',
} as const

/** When a log, or a part of it, could not be read and was set aside (spec README, 'Version 166'); our choice. */
export const quarantineTexts = {
  survey: asideWhole,
  header: asideWhole,
  retired: asideWhole,
  damaged: asidePart,
  gap: asidePart,
  restored: {
    title: 'Uw antwoorden zijn teruggezet',
    text: 'Een deel van wat was bewaard, was beschadigd. Uw antwoorden zijn opnieuw bewaard zoals u ze het laatst zag. Controleer ze voordat u ze verstuurt.',
  },
  newer: {
    title: 'Een deel van uw antwoorden is van een nieuwere versie van dit portaal',
    text: 'Wat wel kon worden gelezen, staat er nog. Controleer welke antwoorden ontbreken en vul die opnieuw in.',
  },
} as const
export const quarantineKeptText =
  'Wat niet kan worden gelezen, staat nog op dit apparaat. Daarin kunnen al uw antwoorden staan. Download en bewaar het. Uw adviseur kan u daarmee helpen.'
export const downloadQuarantineLabel = 'Niet gelezen deel downloaden'

/** What another version of the portal stored here, which this one does not use (our choice). */
export const ignoredStorageTexts = {
  title: 'Niet alles wat is bewaard, wordt hier gebruikt',
  text: (count: number) =>
    `${singularOrPlural(count, '1 gegeven is', `${count} gegevens zijn`)} van een andere versie, of van een vraag die niet meer bestaat. ${singularOrPlural(count, 'Het staat', 'Ze staan')} nog in uw logboek.`,
} as const

/** When answers that were stored on this device are there no more; only said where it is known (our choice). */
export const missingAnswersTexts = {
  gone: {
    title: 'Uw eerdere antwoorden staan niet meer op dit apparaat',
    text: 'Dat kan bijvoorbeeld komen doordat de schijf vol was. Vul opnieuw in wat ontbreekt.',
  },
  less: {
    title: 'Uw laatste antwoorden staan niet meer op dit apparaat',
    text: 'Controleer welke antwoorden ontbreken en vul die opnieuw in.',
  },
  other: {
    title: 'Uw antwoorden op dit apparaat zijn anders dan ze waren bewaard',
    text: 'Controleer uw antwoorden, en verbeter ze waar dat nodig is.',
  },
} as const
export const downloadRestLabel = 'Bewaar wat er nog is als bestand'
export const downloadCurrentLabel = 'Bewaar wat er nu staat als bestand'
export const readNoticeLabel = 'Ik heb dit gelezen'

/** Where another tab was first (our choice). */
export const supersededCommandTexts = {
  title: 'In een ander tabblad is iets veranderd',
  answer: (title: string, value: string) => `Uw antwoord '${value}' bij '${title}' is daarom niet bewaard.`,
  verdict: 'Controleer deze stap opnieuw.',
  other: 'Een wijziging in dit tabblad is daarom niet bewaard.',
} as const
