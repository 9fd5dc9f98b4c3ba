import type { Visit } from '../../visit/visit'
import type { WizardCode } from '../wizardCode'
import type { Hall, HallEffect, HallMessage } from './hall'
import { roomOf } from './moves'

/** Under which login a visit's calls go: the one that it was opened for, or a later one of the same invitation. */
export interface Login {
  readonly token: string
  readonly invitationToken: string | null
}

/** A visit that is open in this tab, with the code that shows it. */
export interface Room {
  readonly wizard: WizardCode
  readonly visit: Visit
  readonly goOn: (login: Login) => void
}

export type Message = HallMessage<Room>
export type Effect = HallEffect<Room>

/** The log that is open; null outside the wizard. */
export const visitIn = ({ place }: Hall<Room>): Visit | null => roomOf(place)?.visit ?? null
