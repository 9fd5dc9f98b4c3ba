/**
 * How sending ended according to the log, in Dutch: whether the office has the inventory and what else it has, and the
 * state of the step that sends.
 */
import type { SendingEnd, SendingOutcome } from '../../../projections/replay/visitPicture/sendingEnd'
import { terminalText } from './terminalText'

const endings: Readonly<Record<SendingOutcome, string>> = {
  sent: 'Alles is verstuurd en aangekomen.',
  refused: 'Versturen is mislukt: het kantoor nam de inventarisatie niet aan.',
  failed: 'Versturen is mislukt.',
  unconfirmed: 'Er is verstuurd; of het is aangekomen, is niet bevestigd.',
  busy: 'Het versturen was nog bezig.',
  not: 'Er is nog niet verstuurd.',
}

export const sendingEndWords = ({ ending, received, deniedAt }: SendingEnd): string =>
  [
    endings[ending],
    ...(received.length === 0 ? [] : [`Wel binnen bij het kantoor: ${received.map(terminalText).join(', ')}.`]),
    ...(deniedAt === null
      ? []
      : [`Dat het de inventarisatie niet had, zei het kantoor het laatst in handeling ${deniedAt}.`]),
  ].join(' ')

/** The step that sends is not done because nothing is wrong in it. */
export const sendingStepWords: Readonly<Record<SendingOutcome, string>> = {
  sent: 'klaar',
  refused: 'goedgekeurd, door het kantoor niet aangenomen',
  failed: 'goedgekeurd, versturen mislukt',
  unconfirmed: 'goedgekeurd, verstuurd, ontvangst niet bevestigd',
  busy: 'goedgekeurd, versturen bezig',
  not: 'goedgekeurd, niet verstuurd',
}
