/**
 * Says in Dutch which call to the office failed, for what, how and how often; and whose address was looked up, with
 * what outcome.
 */
import type { LookupOutcome } from '../../../events/definitions/addressLookedUp'
import type { callFailed, FailedCall } from '../../../events/definitions/callFailed'
import type { EventOf } from '../../../events/definitions/definition'
import { terminalText } from './terminalText'

/** Whose address was looked up. */
export const blockWords = (at: string): string =>
  at === 'customer.address'
    ? 'adres van de klant'
    : at === 'customer.partner.address'
      ? 'adres van de partner'
      : `adres ${terminalText(at)}`

/** What came of a look-up. */
export const lookupOutcomeWords: Readonly<Record<LookupOutcome, string>> = {
  found: 'gevonden',
  absent: 'niet gevonden',
  failed: 'niet gevonden, want opzoeken mislukte',
  unclear: 'niet gevonden, of opzoeken mislukte',
}

const callNames: Readonly<Record<FailedCall, string>> = {
  customer: 'klantgegevens laden',
  setting: 'nagaan of gegevens ophalen aanstaat',
  lenderCompanies: 'lijst van geldverstrekkers laden',
  lenderLabels: 'lijst van leningproducten laden',
  retrievalToken: 'ophalen van gegevens beginnen',
  homeAtAddress: 'adres opzoeken',
  homesNear: 'woningen zoeken',
  home: 'woning opzoeken',
  homePicture: 'foto van de woning opvragen',
  file: 'document versturen',
  inventory: 'inventarisatie versturen',
  receipt: 'ontvangst navragen',
}

type CallFailure = EventOf<typeof callFailed>

const failureKindWords: Readonly<Record<CallFailure['how'], string>> = {
  status: 'status',
  offline: 'geen antwoord',
  slow: 'geen antwoord op tijd',
  nonsense: 'antwoord niet te lezen',
  outdated: 'de server heeft een nieuwere versie van het portaal',
}

/** How a call failed: 'status 500', 'geen antwoord'. */
export const callFailureWords = ({ how, status }: Pick<CallFailure, 'how' | 'status'>): string =>
  how === 'status' && status !== null ? `status ${status}` : failureKindWords[how]

/** A call by what it was for: 'adres van de klant opzoeken', 'document loon.pdf versturen'. */
export const callNameWords = ({ call, at, file }: Pick<CallFailure, 'call' | 'at' | 'file'>): string => {
  if (file !== null) return `document ${terminalText(file)} versturen`
  return call === 'homeAtAddress' && at !== null ? `${blockWords(at)} opzoeken` : callNames[call]
}

export const failedCallWords = (failed: CallFailure): string => {
  const often = failed.nth > 1 ? `, de ${failed.nth}e keer sinds het portaal openging` : ''
  return `${callNameWords(failed)} mislukt: ${callFailureWords(failed)}${often}`
}
