import type { ComponentType } from 'react'
import type { Http } from '../../events/effects/http'
import type { WireCustomer } from '../../events/effects/wire/customer'
import type { Erasures } from '../../events/session/erasures'
import type { Visit, VisitDoors } from '../visit/visit'
import type { VisitCalls } from '../visit/visitCalls'
import type { Unsent } from './hall/hall'

/** The code that only the wizard needs: it is fetched whole after the login, so that going offline breaks no step. */
export interface WizardCode {
  readonly visitCalls: (http: Http) => VisitCalls
  readonly openVisit: (
    doors: VisitDoors,
    invitation: string | null,
    first: WireCustomer | null,
    takeOver: boolean,
  ) => Promise<Visit | 'elsewhere'>
  /** Erases an invitation that is not open here; false when that does not succeed now. */
  readonly eraseInvitation: (erasures: Erasures, invitation: string) => Promise<boolean>
  /** What this device holds of an invitation that is not open here. */
  readonly unsentOf: (invitation: string) => Promise<Unsent>
  /** What is unsent of a visit that is open here. */
  readonly unsentIn: (visit: Visit) => Promise<Unsent>
  /** `isHidden`: for a moment, and then as it was. */
  readonly WizardScreen: ComponentType<{ readonly visit: Visit; readonly path: string; readonly isHidden: boolean }>
  /** What makes the log for the helpdesk; rejects with `MissingCode` alone. */
  readonly helpdesk: () => Promise<typeof import('../helpdesk/LogForHelpdesk')>
  /** `visit`: it is erased from this device, and this page still knows what it was. */
  readonly Farewell: ComponentType<{
    readonly visit: Visit
    readonly partnerInvited: boolean
    readonly receivedAt: string | null
  }>
}
