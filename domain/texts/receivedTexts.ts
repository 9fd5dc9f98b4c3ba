/**
 * Texts of a used invitation (what is known of the inventory that the office has, and of answers still here), and on
 * every screen while nothing may change.
 */

import { saveAnswersLabel } from './helpLabels'

export const receivedTexts = {
  received: (on: string | null) =>
    on === null ? 'Uw adviseur heeft uw gegevens ontvangen.' : `Uw adviseur heeft uw gegevens ontvangen op ${on}.`,
  changed:
    'Na het versturen zijn op dit apparaat nog antwoorden gewijzigd. Misschien heeft uw adviseur die wijzigingen niet.',
  unknown: 'Op dit apparaat staan ook antwoorden van u. Misschien heeft uw adviseur die niet.',
  /** With the buttons under it. */
  choose: 'U kunt uw antwoorden hier niet meer wijzigen of versturen.',
  save: saveAnswersLabel,
  erase: 'Antwoorden wissen',
  /** Beside the document's own ending, where the portal only heard of it later. */
  before: (on: string | null) =>
    on === null
      ? 'U had uw gegevens al verstuurd. Uw adviseur heeft ze ontvangen.'
      : `U had uw gegevens al verstuurd. Uw adviseur heeft ze ontvangen op ${on}.`,
  sure: {
    title: 'Wilt u uw antwoorden van dit apparaat wissen?',
    text: 'U kunt dit niet ongedaan maken. U wordt daarna uitgelogd.',
    yes: 'Wissen',
    no: 'Annuleren',
  },
} as const

/** On every screen of a visit in which nothing may change now (our choice). */
export const lockedTexts = {
  onItsWay: 'Uw gegevens worden verzonden. U kunt uw antwoorden nu niet wijzigen.',
  oneFile: 'Een document wordt verzonden. Daarna kunt u uw antwoorden weer wijzigen.',
  unclear: 'Het is nog niet duidelijk of uw adviseur uw gegevens heeft ontvangen. Tot dan kunt u niets wijzigen.',
  toSending: 'Naar versturen',
} as const
